import type { FlatWorkbook, TemplateManifest } from "@epb/workbook";
import {
  type Profile,
  type ProfilePlace,
  placesOfProfile,
  profileOfMapping,
  suggestMapping,
} from "@epb/workbook/mapping";

/** How the suggestions for a form compare with the profile that is right for it. */
export interface SuggestionScore {
  /** Inputs whose cells the form has. */
  readonly inputs: number;
  /** In the suggested profile, at the right cell with the right scale. */
  readonly right: readonly string[];
  /** Open questions whose proposal is right. */
  readonly asked: readonly string[];
  /** Open questions with a proposal. */
  readonly questions: number;
  /** Neither taken nor asked. */
  readonly missed: readonly string[];
  /** In the suggested profile, but not as in the right one. */
  readonly wrong: readonly string[];
}

/** Compares the suggestions for a form with the profile that is right for it. */
export function scoreSuggestions(form: FlatWorkbook, manifest: TemplateManifest, answer: Profile): SuggestionScore {
  const suggested = suggestMapping(form, manifest, answer.name);
  const taken = placesOfProfile(form, profileOfMapping(suggested.mapping, form)).filter(({ to }) => isInput(to));
  const asked = [
    ...suggested.values.flatMap(({ to, best, others }) => [best, ...others].map(({ place }) => ({ to, place }))),
    ...suggested.tables.flatMap(({ columns }) =>
      columns.flatMap(({ to, other, candidate: { place } }) =>
        [to, other].flatMap((one) => (one === undefined ? [] : [{ to: one, place }])),
      ),
    ),
  ].map(({ to, place }) => keyOf(to, place));
  const wanted = placesOfProfile(form, answer).filter(({ to }) => isInput(to));
  const isTaken = (one: ProfilePlace): boolean => taken.some((other) => isSame(one, other, form));
  const right = wanted.filter(isTaken);
  const left = wanted.filter((one) => !isTaken(one));
  const [questions, missed] = [true, false].map((isAsked) =>
    left.filter(({ to, place }) => asked.includes(keyOf(to, place)) === isAsked),
  );
  const wrong = taken.filter((one) => !isKey(one.to) && !wanted.some((other) => isSame(one, other, form)));
  const paths = (places: readonly ProfilePlace[] = []): readonly string[] =>
    places.map(({ to, place }) => `${to} ${place.sheet}!${place.address}`);
  return {
    inputs: wanted.length,
    right: paths(right),
    asked: paths(questions),
    questions:
      suggested.values.filter(({ state }) => state === "question").length +
      suggested.tables
        .flatMap(({ columns }) => columns)
        .filter(({ to, state }) => to !== undefined && state === "question").length,
    missed: paths(missed),
    wrong: paths(wrong),
  };
}

const isInput = (to: string): boolean =>
  !/^(projectSummary|costSavings|itemizedSavings|amortization|ecm\.|esaPayments|performancePeriod\.)/.test(to);

/** Keys of items can be in several tables, and no figure depends on the location or size of a measure. */
const isKey = (to: string): boolean => /\[\]\.(year|ecmNumber|ecmDescription|location|ecmSize)$/.test(to);

const keyOf = (to: string, { sheet, address }: ProfilePlace["place"]): string => `${to} ${sheet}!${address}`;

const isSame = (left: ProfilePlace, right: ProfilePlace, form: FlatWorkbook): boolean =>
  keyOf(left.to, left.place) === keyOf(right.to, right.place) &&
  // A row with nothing but its year changes nothing; a row that is no measure does.
  (!left.to.startsWith("ecms[]") || String(left.items) === String(right.items)) &&
  (Number(left.scale ?? 1) === Number(right.scale ?? 1) || isPercentText(left, form));

/** A text such as "3.95%" is the same with and without a scale. */
const isPercentText = ({ place }: ProfilePlace, form: FlatWorkbook): boolean =>
  form.sheet(place.sheet)?.cell(place.address)?.value.endsWith("%") === true;
