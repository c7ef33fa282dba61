import type { FigureExplanation } from "@epb/contract";

/** A part of a formula, as the contract sends it. */
interface FormulaPart {
  readonly kind: string;
  readonly path?: string;
  readonly label?: string;
  readonly unit?: string;
  readonly value?: string | number | boolean;
  readonly parts?: readonly FormulaPart[];
  readonly sources?: readonly { readonly publisher: string; readonly edition: string }[];
}

interface ExplainedFigure {
  readonly path: string;
  readonly label: string;
  readonly unit?: string;
  readonly value?: string | number | boolean;
  readonly spec: string;
  readonly formula: FormulaPart;
  readonly decidedBy: readonly FormulaPart[];
}

interface ExplainedInput {
  readonly path: string;
  readonly label: string;
  readonly unit?: string;
  readonly value?: string | number | boolean;
  readonly choice?: string;
  readonly cell?: string;
}

/** An operand of a figure. */
export interface Leaf {
  readonly kind: "figure" | "input" | "constant" | "reference" | "supplied";
  readonly label: string;
  /** Path of an input, or of a figure that can be explained in turn. */
  readonly path?: string | undefined;
  readonly value?: string | number | boolean | undefined;
  readonly unit?: string | undefined;
  /** Cell of the imported workbook. */
  readonly cell?: string | undefined;
  /** Publisher of the value. */
  readonly source?: string | undefined;
}

/** An explanation, ready to be shown: one step deep. */
export interface ShownExplanation {
  readonly figure: Pick<ExplainedFigure, "path" | "label" | "unit" | "value" | "spec">;
  /** The formula in words, in numbers, and the parts that have names. */
  readonly formula: readonly string[];
  readonly restsOn: readonly Leaf[];
  readonly decidedBy: readonly Leaf[];
}

/** @param path - The figure that was asked for. */
export function shownExplanation(reply: FigureExplanation, path: string): ShownExplanation | undefined {
  const figures = reply.figures as unknown as readonly ExplainedFigure[];
  const inputs = reply.inputs as unknown as readonly ExplainedInput[];
  const figure = figures.find((each) => each.path === path);
  if (figure === undefined) return undefined;
  const leafOf = (part: FormulaPart): Leaf | undefined => {
    switch (part.kind) {
      case "figure":
        return { ...namedFigure(part, figures), kind: "figure" };
      case "input":
        return inputLeaf(part, inputs);
      case "reference":
        return {
          kind: "reference",
          label: part.label ?? "",
          value: part.value,
          unit: part.unit,
          source: part.sources?.map(({ publisher, edition }) => `${publisher}, ${edition}`).join("; "),
        };
      case "constant":
        return { kind: "constant", label: part.label ?? "", value: part.value };
      case "supplied":
        return { kind: "supplied", label: figure.label, value: part.value, unit: figure.unit };
      default:
        return undefined;
    }
  };
  const restsOn = distinct(leavesIn(figure.formula).flatMap((part) => leafOf(part) ?? []));
  const deciders = distinct(figure.decidedBy.flatMap((part) => leafOf(part) ?? []));
  return {
    figure,
    formula: formulaLines(reply),
    restsOn,
    decidedBy: deciders.filter(({ path: decider }) => !restsOn.some((leaf) => leaf.path === decider)),
  };
}

const leavesIn = (part: FormulaPart): readonly FormulaPart[] =>
  part.parts === undefined ? [part] : part.parts.flatMap(leavesIn);

function namedFigure({ path = "", value }: FormulaPart, figures: readonly ExplainedFigure[]): Omit<Leaf, "kind"> {
  const known = figures.find((figure) => figure.path === path);
  return { path, label: known?.label ?? path, value: known?.value ?? value, unit: known?.unit };
}

function inputLeaf({ path = "", value }: FormulaPart, inputs: readonly ExplainedInput[]): Leaf {
  const known = inputs.find((input) => input.path === path);
  return {
    kind: "input",
    path,
    label: known?.label ?? path,
    // A value that counts as 0 was not entered.
    value: known === undefined ? value : (known.choice ?? known.value),
    unit: known?.unit,
    cell: known?.cell,
  };
}

function distinct(leaves: readonly Leaf[]): readonly Leaf[] {
  const seen = new Set<string>();
  return leaves.filter(({ kind, path, label, value }) => {
    const key = path ?? `${kind} ${label} ${value}`;
    return seen.has(key) ? false : seen.add(key);
  });
}

/** Formula lines: the lines of the text between the figure and its operands. */
function formulaLines({ text, approved }: FigureExplanation): readonly string[] {
  // The approved figure precedes the explanation and ends with an empty line.
  const told = approved === undefined ? text : text.slice(text.indexOf("\n\n") + 2);
  const lines: string[] = [];
  for (const line of told.split("\n").slice(1)) {
    if (!line.startsWith("  ") || line.startsWith("  (")) break;
    lines.push(line.trim());
  }
  return lines;
}
