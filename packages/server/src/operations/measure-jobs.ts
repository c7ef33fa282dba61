import type { JobHandler } from "../jobs/job-handler.js";
import type { Metrics } from "./metrics.js";

/** The handlers, with their time, their outcome and what they have counted. */
export function measureJobs(
  handlers: Readonly<Record<string, JobHandler>>,
  { jobs, jobCounts }: Pick<Metrics, "jobs" | "jobCounts">,
): Readonly<Record<string, JobHandler>> {
  return Object.fromEntries(
    Object.entries(handlers).map(([kind, handle]) => [
      kind,
      async (...job: Parameters<JobHandler>) => {
        const stop = jobs.startTimer({ kind });
        try {
          const counts = await handle(...job);
          stop({ outcome: "done" });
          for (const [what, count] of Object.entries(counts ?? {})) {
            if (typeof count === "number") jobCounts.inc({ kind, what }, count);
          }
        } catch (error) {
          stop({ outcome: "failed" });
          throw error;
        }
      },
    ]),
  );
}
