import { categoryOfSavings } from "./fuels.js";
import type { Candidate, SuggestedTable, SuggestedValue } from "./suggestion.js";

const RATE = /^escalationRates\[fieldId=(\d+)/;
const REASON = "the form has no savings with this rate, or they were not found";

interface Parts {
  readonly values: readonly SuggestedValue[];
  readonly tables: readonly SuggestedTable[];
}

/** Adds to each escalation rate whose savings the form does not have the reason that nothing grows with it. */
export function nameRatesWithoutSavings({ values, tables }: Parts): Parts {
  const categories = categoriesOf(tables);
  const isUnused = (to = ""): boolean => {
    const category = RATE.exec(to)?.[1];
    return category !== undefined && !categories.has(Number(category));
  };
  return {
    values: values.map((one) => (isUnused(one.to) ? { ...one, best: withReason(one.best) } : one)),
    tables: tables.map((table) => ({
      ...table,
      columns: table.columns.map((one) => (isUnused(one.to) ? { ...one, candidate: withReason(one.candidate) } : one)),
    })),
  };
}

/** Categories of the savings that tables of a form have. */
export const categoriesOf = (tables: readonly SuggestedTable[]): ReadonlySet<number> =>
  new Set(tables.flatMap(({ columns }) => columns.flatMap(({ to = "" }) => categoryOfSavings(to) ?? [])));

const withReason = (candidate: Candidate): Candidate => ({ ...candidate, reasons: [...candidate.reasons, REASON] });
