import { RATE_BOUNDS } from "../../packages/engine/src/bounds/rate-bounds.js";
import type { Decimal } from "../../packages/engine/src/decimal/decimal.js";
import { INPUTS } from "../../packages/engine/src/inputs/all-inputs.js";
import type { InputRow } from "../../packages/engine/src/inputs/input-row.js";

export const INPUTS_PAGE = "docs/inputs.md";

/** The page that lists every input of a project, with its kind, unit, and bounds. */
export function inputsPage(): string {
  return [
    "# Inputs",
    "",
    "Written by `npm run docs` from `packages/engine/src/inputs`; a test checks that the page is current.",
    "",
    'The table lists every input of a project with its name in JSON files, in `epb whatif`, and in `epb explain`. `[]` stands for an item of a list, such as `ecms[uuid=lighting].ecmNumber`. A percentage is a fraction in JSON: `"0.045"` is 4.5%. Amounts are text in JSON, so that no digit is lost. The unit of savings, baselines, and energy consumption depends on their field.',
    "",
    "A rate outside the *possible* range is an error ([EPB-RAT-001](issues/EPB-RAT-001.md)), and a rate outside the *usual* range is a warning ([EPB-PLA-001](issues/EPB-PLA-001.md)).",
    "",
    "| input | label | values | unit |",
    "|---|---|---|---|",
    ...[...INPUTS].map(([path, row]) => `| \`${path}\` | ${row.label ?? ""} | ${valuesOf(row)} | ${row.unit ?? ""} |`),
    "",
  ].join("\n");
}

function valuesOf(row: InputRow): string {
  switch (row.kind) {
    case "text":
      return "text";
    case "name":
      return "short text, not blank";
    case "date":
      return "date, `2026-05-15`";
    case "boolean":
      return "true or false";
    case "wholeNumber":
      return `whole number, ${row.minimum} to ${row.maximum}`;
    case "decimal":
      return row.rate === undefined ? `number${row.isNonNegative ? ", 0 or more" : ""}` : rateRange(row.rate);
    case "choice":
      return Object.entries(row.choices ?? {})
        .map(([value, label]) => `${label} (${value})`)
        .join(", ");
  }
}

function rateRange(kind: keyof typeof RATE_BOUNDS): string {
  const { possible, plausible } = RATE_BOUNDS[kind];
  return `percentage; possible ${range(possible)}, usual ${range(plausible)}`;
}

const range = ([lowest, highest]: readonly [Decimal, Decimal]): string =>
  `${lowest.times(100).toFixed()}% to ${highest.times(100).toFixed()}%`;
