/** Doubts about OMB rows: the release, the terms in years, and the reason. */
const NOTES: readonly {
  readonly releaseYear: number;
  readonly terms: readonly (readonly [from: number, to: number])[];
  readonly note: string;
}[] = [
  {
    releaseYear: 2023,
    terms: [[3, 5]],
    note: "NIST's two tables differ: nominal 4.0% for 3 and 3.8% for 5 years here, 3.2% and 4.0% in the other; the rate of 4 years is interpolated from the other.",
  },
  {
    releaseYear: 2023,
    terms: [
      [11, 19],
      [21, 29],
    ],
    note: "Interpolated inflation does not lead to the 2.16% published for 20 and 30 years.",
  },
  {
    releaseYear: 2024,
    terms: [
      [11, 19],
      [21, 29],
    ],
    note: "Interpolated with a real rate of 2.3%, which does not lead to the 2.5% published for 20 and 30 years.",
  },
];

/** Note on a row; empty if the row has no note. FEMP rates, which have no term, have no note. */
export function discountRateNote(releaseYear: number, termYears: number | undefined): string {
  if (termYears === undefined) return "";
  const found = NOTES.find(
    (each) => each.releaseYear === releaseYear && each.terms.some(([from, to]) => from <= termYears && termYears <= to),
  );
  return found?.note ?? "";
}
