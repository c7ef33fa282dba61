import { availableParallelism } from "node:os";
import { rebuildAggregates } from "../../features/statistics/rebuild-aggregates.js";
import { createCalculator } from "../../workers/calculator.js";
import { CALCULATION_PROGRAM } from "../calculation-program.js";
import type { StoreConfig } from "../config/run-config.js";
import { done, type StoreOutcome } from "./store-outcome.js";
import { withStore } from "./with-store.js";

/** Counts all projects anew for statistics, benchmarks and the state roll-up. What was told before is told until it ends. */
export function rebuildStatistics(config: StoreConfig): Promise<StoreOutcome> {
  return withStore(config, async (store) => {
    const calculator = createCalculator({
      program: CALCULATION_PROGRAM,
      processes: Math.max(1, availableParallelism() - 1),
    });
    try {
      const projects = await rebuildAggregates({ store, calculator });
      return done(`The statistics were worked out anew, from ${projects} ${projects === 1 ? "project" : "projects"}.`);
    } finally {
      await calculator.close();
    }
  });
}
