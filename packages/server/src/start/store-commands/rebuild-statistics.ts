import { availableParallelism } from "node:os";
import { rebuildAggregates } from "../../features/statistics/rebuild-aggregates.js";
import { createCalculator } from "../../workers/calculator.js";
import { CALCULATION_PROGRAM } from "../calculation-program.js";
import type { StoreConfig } from "../config/run-config.js";
import { done, type StoreOutcome } from "./store-outcome.js";
import { withStore } from "./with-store.js";

/** Recalculates statistics, benchmarks, and the state roll-up. The old values are served until the end. */
export function rebuildStatistics(config: StoreConfig): Promise<StoreOutcome> {
  return withStore(config, async (store) => {
    const calculator = createCalculator({
      program: CALCULATION_PROGRAM,
      processes: Math.max(1, availableParallelism() - 1),
    });
    try {
      const projects = await rebuildAggregates({ store, calculator });
      return done(`The statistics were recalculated from ${projects} ${projects === 1 ? "project" : "projects"}.`);
    } finally {
      await calculator.close();
    }
  });
}
