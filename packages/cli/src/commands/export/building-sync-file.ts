import type { CalculatedProject } from "@epb/workbook/diagnostics";
import { buildingSync } from "./buildingsync/building-sync.js";
import type { Exported } from "./exported.js";

/** A BuildingSync document, with the parts of the project that it omits. */
export function buildingSyncFile(result: CalculatedProject): Exported {
  const { document, leftOut } = buildingSync(result);
  return {
    ok: true,
    contents: document,
    ...(leftOut.length > 0 && {
      leftOut: [
        "The BuildingSync file does not contain the following data, because the format has no element for it:",
        ...leftOut.map((part) => `  ${part}`),
      ].join("\n"),
    }),
  };
}
