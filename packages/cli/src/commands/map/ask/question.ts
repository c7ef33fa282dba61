import type { FlatWorkbook, TemplateManifest } from "@epb/workbook";
import type { MappingRows, SheetPlace, Suggestions } from "@epb/workbook/mapping";

/** The form, and what was suggested for it. */
export interface AskedForm {
  readonly form: FlatWorkbook;
  readonly manifest: TemplateManifest;
  readonly suggestions: Suggestions;
}

/** Something that only a person can decide about a form. */
export interface Question {
  readonly title: string;
  /** The cell that the question is about; the cells around it are shown. */
  readonly place: SheetPlace | undefined;
  readonly choices: readonly Choice[];
  /** Entries that are possible beside a number. */
  readonly hint: string;
  /** The row without an input. */
  readonly leaveOut: (rows: MappingRows) => MappingRows;
  /** Decides by a text other than a number. */
  readonly decide: (text: string) => Decision;
}

export interface Choice {
  readonly text: string;
  readonly decision: Decision;
}

/** Result of an entry. */
export type Decision =
  | { readonly kind: "decided"; readonly told: string; readonly change: (rows: MappingRows) => MappingRows }
  /** Leads to another question. */
  | { readonly kind: "asks"; readonly question: Question }
  /** Asks again with other choices. */
  | { readonly kind: "narrowed"; readonly choices: readonly Choice[] }
  | { readonly kind: "refused"; readonly why: string };

const MOST_CHOICES = 12;

export interface NamedDecision {
  readonly name: string;
  readonly decision: () => Decision;
}

/**
 * Choices whose names have all words of a text; decided if it is only one, or if one has just this name.
 *
 * @param others - Choices that the text can mean although their names do not have it.
 */
export function chooseByWords(
  text: string,
  choices: readonly NamedDecision[],
  others: readonly NamedDecision[] = [],
): Decision {
  const words = text.toLowerCase().split(/\s+/);
  const named = choices.filter(({ name }) => words.every((word) => name.toLowerCase().includes(word)));
  const found = named.length > 0 ? named : others;
  const [only, second] = found;
  const same = found.find(({ name }) => name.toLowerCase() === text.toLowerCase());
  if (same !== undefined) return same.decision();
  if (only === undefined) return { kind: "refused", why: `Nothing is named “${text}”. Enter one word of the name.` };
  if (second === undefined) return only.decision();
  if (found.length > MOST_CHOICES) {
    return { kind: "refused", why: `${found.length} names have “${text}”. Enter more words of the name.` };
  }
  return { kind: "narrowed", choices: found.map(({ name, decision }) => ({ text: name, decision: decision() })) };
}
