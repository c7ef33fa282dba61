import type { JsonObject } from "@epb/engine/replay";
import { jsonText } from "../../format/json-text.js";

/** Whether a file holds results exactly as epb writes them: as one, as a list, or one on each line. */
export function isWrittenSo(text: string, results: readonly JsonObject[]): boolean {
  const reports = results.map((result) => jsonText(result, 2));
  const ways = [
    `${reports.join("")}\n`,
    `[\n${reports.join(",\n")}\n]\n`,
    results.map((result) => `${jsonText(result)}\n`).join(""),
  ];
  return ways.includes(text);
}
