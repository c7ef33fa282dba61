import type { ScheduleId } from "@epb/engine/report";
import type { Layout } from "../format/layout.js";
import type { Format } from "./formats.js";
import { humanReporter } from "./human/human.js";
import type { Reporter } from "./reporter.js";

interface ReportChoice {
  readonly format: Format;
  /** The tables to show; those of the format without any. */
  readonly schedules: readonly ScheduleId[];
  /** True if the report explains the key figures. */
  readonly explains: boolean;
  /** True for CSV that programs read. */
  readonly isRaw: boolean;
}

/** Reporter of a format. All reporters except the default one are loaded on demand. */
export async function chooseReporter(choice: ReportChoice, layout: Layout): Promise<Reporter> {
  const { format, schedules, explains, isRaw } = choice;
  switch (format) {
    case "human": {
      const { explanationLines } = explains ? await import("./human/explanations.js") : {};
      const { scheduleLines } = schedules.length === 0 ? {} : await import("./human/schedules.js");
      return humanReporter(layout, {
        ...(explanationLines !== undefined && { explanations: explanationLines }),
        ...(scheduleLines !== undefined && { years: (result, width) => scheduleLines(result, schedules, width) }),
      });
    }
    case "json":
      return (await import("./json/json.js")).jsonReporter(await explainer(explains));
    case "ndjson":
      return (await import("./ndjson/ndjson.js")).ndjsonReporter(await explainer(explains));
    case "csv": {
      const { csvFolderReporter, csvReporter } = await import("./csv/csv.js");
      const [only, ...more] = schedules;
      return more.length === 0 ? csvReporter(only, isRaw) : csvFolderReporter(schedules, isRaw);
    }
    case "xlsx":
      return (await import("./xlsx/xlsx.js")).xlsxReporter;
    case "html":
      return (await import("./html/html.js")).htmlReporter({ explains });
    default:
      return format satisfies never;
  }
}

const explainer = async (explains: boolean) =>
  explains ? (await import("./json/explanations.js")).explanationsJson : undefined;
