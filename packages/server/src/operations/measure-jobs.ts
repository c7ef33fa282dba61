import type { JobHandler } from "../jobs/job-handler.js";
import type { Metrics } from "./metrics.js";

/** The handlers, with their time and outcome counted. */
export function measureJobs(
  handlers: Readonly<Record<string, JobHandler>>,
  { jobs }: Pick<Metrics, "jobs">,
): Readonly<Record<string, JobHandler>> {
  return Object.fromEntries(
    Object.entries(handlers).map(([kind, handle]) => [
      kind,
      async (...job: Parameters<JobHandler>) => {
        const stop = jobs.startTimer({ kind });
        try {
          await handle(...job);
          stop({ outcome: "done" });
        } catch (error) {
          stop({ outcome: "failed" });
          throw error;
        }
      },
    ]),
  );
}
