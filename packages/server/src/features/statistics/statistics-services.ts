import type { WorkerServices } from "../../workers/worker-services.js";
import type { ReleasedTablesCache } from "./released-tables.js";

export interface StatisticsServices extends WorkerServices {
  readonly releasedTables: ReleasedTablesCache;
}
