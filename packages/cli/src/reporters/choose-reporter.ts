import { csvReporter } from "./csv/csv.js";
import type { CsvSchedule, Format } from "./formats.js";
import { humanReporter } from "./human/human.js";
import type { Layout, Reporter } from "./reporter.js";

/** The reporter of a format. The one that hashes and carries reference data is loaded only when it is asked for. */
export async function chooseReporter(format: Format, schedule: CsvSchedule, layout: Layout): Promise<Reporter> {
  switch (format) {
    case "human":
      return humanReporter(layout);
    case "csv":
      return csvReporter(schedule);
    case "json": {
      const { jsonReporter } = await import("./json/json.js");
      return jsonReporter;
    }
    default:
      return format satisfies never;
  }
}
