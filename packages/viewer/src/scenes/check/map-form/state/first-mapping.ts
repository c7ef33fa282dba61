import type { Candidate, SuggestedTable, Suggestions } from "@epb/workbook/mapping";
import type { FormMapping, InputEntry, MappedCell, TableEntry } from "./form-mapping.js";
import { NO_ENTRY } from "./form-mapping.js";

/** The state before a person decides anything: what the suggestions have. */
export function firstMapping({ mapping, values, tables, words }: Suggestions): FormMapping {
  const { name, version, source, template, matches, constants } = mapping;
  const found = values.map(({ to, state, best }): [string, InputEntry] => [
    to,
    { ...NO_ENTRY, cell: cellOf(best), isQuestion: state === "question" },
  ]);
  const fixed = constants.map(({ to, value, decidedBy = "" }): [string, InputEntry] => [
    to,
    { ...NO_ENTRY, fixed: value, decidedBy },
  ]);
  return {
    about: {
      ...{ name, template, matches },
      ...(version !== undefined && { version }),
      ...(source !== undefined && { source }),
    },
    inputs: Object.fromEntries([...found, ...fixed]),
    tables: tables.map(tableOf),
    newTable: undefined,
    otherTemplates: { seen: [template], inputs: {} },
    words: words.map(({ choice = "", ...word }) => ({ ...word, choice })),
  };
}

const cellOf = ({ place, label, content, conversion, reasons }: Candidate): MappedCell => ({
  ...{ place, label, content, conversion },
  reason: reasons.join("; "),
});

const tableOf = ({ words: _, heading = "", columns, ...table }: SuggestedTable): TableEntry => ({
  ...table,
  heading,
  columns: columns.map(({ to = "", state, candidate, group }) => ({
    ...cellOf(candidate),
    group,
    to,
    isQuestion: to !== "" && state === "question",
  })),
});
