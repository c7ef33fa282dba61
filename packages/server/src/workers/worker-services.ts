import type { StoreServices } from "../store/store-services.js";
import type { Calculator } from "./calculator.js";
import type { ReportWorkers } from "./reports/report-workers.js";
import type { UploadReader } from "./upload-reader.js";

/** Services with processes beside the server. */
export interface WorkerServices extends StoreServices {
  readonly calculator: Calculator;
  readonly reportWorkers: ReportWorkers;
  readonly uploadReader: UploadReader;
}
