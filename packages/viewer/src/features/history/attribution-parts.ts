import type { AttributedEngine, Attribution } from "@epb/contract";
import { inputLabel } from "@epb/engine";
import { figureValue, type PlainValue } from "../../format/figures.js";

/** An input that is not the same in two revisions. */
export interface ChangedInput {
  readonly path: string;
  readonly label: string;
  readonly unit?: string;
  readonly kind: string;
  readonly before?: PlainValue;
  readonly after?: PlainValue;
  /** Labels of the values, or a note that a value cannot be read. */
  readonly beforeChoice?: string;
  readonly afterChoice?: string;
}

/** One change: a single input, or several that belong together. */
export interface Change {
  readonly path: string;
  readonly label: string;
  readonly inputs: readonly ChangedInput[];
}

/** A figure in two revisions, with the effect of each change: the effects add up to the difference. */
export interface ChangedFigure {
  readonly path: string;
  readonly label: string;
  readonly unit?: string;
  readonly before?: PlainValue;
  readonly after?: PlainValue;
  readonly change?: PlainValue;
  readonly parts?: readonly { readonly changes: readonly string[]; readonly amount?: PlainValue }[];
}

/** The contract does not specify the engine's description of changes; these are the displayed parts. */
export const changesOf = ({ changes }: Attribution): readonly Change[] => changes as unknown as readonly Change[];

/** Figures that are not the same before and after. */
export const changedFigures = ({ figures }: Attribution): readonly ChangedFigure[] =>
  (figures as unknown as readonly ChangedFigure[]).filter(({ before, after }) => before !== after);

/** Figures that another engine calculated differently from the same inputs. */
export const enginesFigures = ({ examples = [] }: AttributedEngine): readonly ChangedFigure[] =>
  examples as unknown as readonly ChangedFigure[];

/** The parts of a figure's change that are something, with the names of what was changed. */
export function partsOf(
  { parts = [] }: ChangedFigure,
  changes: readonly Change[],
): readonly { readonly names: readonly string[]; readonly amount: PlainValue }[] {
  const labels = new Map(changes.map(({ path, label }) => [path, label]));
  return parts
    .filter(({ amount }) => amount !== undefined && amount !== "0")
    .map(({ changes: paths, amount }) => ({ names: paths.map((path) => labels.get(path) ?? path), amount }));
}

/** A value of an input in words: of a choice, what its number stands for; `cannot be read` for one that cannot be read. */
export function inputText(
  { path, unit }: { readonly path: string; readonly unit?: string | undefined },
  value: PlainValue,
  choice?: string,
): string {
  if (choice !== undefined) return choice;
  const chosen = value === undefined ? undefined : inputLabel(path).choices?.[Number(value)];
  return chosen ?? figureValue(value, unit, { isExact: true });
}
