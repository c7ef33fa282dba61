import type { FlatSheet } from "../../xlsx/flat-workbook.js";
import type { Candidate, SuggestedValue } from "./suggestion.js";

const TITLE_ROWS = 6;
const LONGEST_NAME = 100;
const CONFIDENCE = 0.5;
const MOST_TITLES = 4;
/** Titles of forms rather than names of projects. */
const OF_FORM =
  /schedule|table \d|exhibit|attachment|appendix|worksheet|\bforms?\b|\bdraft\b|cash ?flow|pro ?forma|summary|proposal|\bcopy\b|confidential|instructions|\$|\bdollars\b/i;

/** Titles that can be the name of the project, for a form without a label for it. Undefined without any. */
export function nameInTitle(sheets: readonly FlatSheet[]): SuggestedValue | undefined {
  const titles = sheets.flatMap((sheet) => titlesOf(sheet)).slice(0, MOST_TITLES);
  const [best, ...others] = titles;
  return best === undefined ? undefined : { to: "record.name", state: "question", best, others };
}

function titlesOf(sheet: FlatSheet): readonly Candidate[] {
  return Array.from({ length: TITLE_ROWS }, (_, index) => sheet.cellsOfRow(index + 1)).flatMap(
    (cells): readonly Candidate[] => {
      const [title, second] = cells.filter(({ value }) => value.trim() !== "");
      if (title === undefined || second !== undefined || title.type !== "text") return [];
      const { address, value } = title;
      if (value.length > LONGEST_NAME || value.trim().split(/\s+/).length < 2 || OF_FORM.test(value)) return [];
      return [
        {
          place: { sheet: sheet.name, address },
          label: "",
          content: value.trim(),
          conversion: {},
          confidence: CONFIDENCE,
          reasons: ["a title, and no label names the project"],
        },
      ];
    },
  );
}
