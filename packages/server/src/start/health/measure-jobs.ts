import type { JobHandlers } from "../../background/job-handler.js";
import type { Metrics } from "./metrics.js";

/** The handlers, with their time, their outcome and what they have counted. */
export function measureJobs<World>(
  handlers: JobHandlers<World>,
  { jobs, jobCounts }: Pick<Metrics, "jobs" | "jobCounts">,
): JobHandlers<World> {
  return Object.fromEntries(
    Object.entries(handlers).map(([kind, handle]) => [
      kind,
      async (data: unknown, world: World) => {
        const stop = jobs.startTimer({ kind });
        try {
          const counts = await handle(data, world);
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
