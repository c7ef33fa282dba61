import { type Calculation, type InputPath, type Project, valueAtPath, withValueAtPath } from "@epb/engine";
import type { FigureCell, FigureReading } from "../figures/figure-cell.js";
import type { UnknownTracer } from "./input-contents.js";

/** Inputs that are traced each by itself; tracing takes a calculation for each possible value. */
const MOST_TRACED = 12;
/** With more measures every figure is withheld, which does not tell what depends on what (0065). */
const MOST_MEASURES = 500;

/** The calculated cells that depend on inputs. */
export class DependentCells {
  readonly #figuresByInput: ReadonlyMap<InputPath, ReadonlySet<string>>;
  readonly #cellsByInput: Map<InputPath, FigureCell[]> = new Map();

  constructor(figuresByInput: ReadonlyMap<InputPath, ReadonlySet<string>>) {
    this.#figuresByInput = figuresByInput;
  }

  /** Takes a calculated cell for each input on which it depends; answers whether there is one. */
  take(cell: FigureCell): boolean {
    const { path } = cell;
    let isTaken = false;
    for (const [input, figures] of this.#figuresByInput) {
      if (!figures.has(path)) continue;
      isTaken = true;
      const cells = this.#cellsByInput.get(input);
      if (cells === undefined) this.#cellsByInput.set(input, [cell]);
      else cells.push(cell);
    }
    return isTaken;
  }

  /** Takes the cells of the figures that a calculation withholds. */
  takeWithheld(reading: FigureReading, { calculatedValues: { withheld } }: Calculation): void {
    if (withheld === undefined || this.#figuresByInput.size === 0) return;
    const figures = new Set(withheld.figures);
    for (const cell of reading.cells) {
      if (cell.content.kind !== "blank" && figures.has(cell.path)) this.take(cell);
    }
  }

  cellsOf(input: InputPath): readonly FigureCell[] {
    return this.#cellsByInput.get(input) ?? [];
  }
}

/** Traces which figures depend on each of the inputs. Without a tracer, or with too many inputs, none is known to. */
export function traceInputs(
  inputs: readonly InputPath[],
  project: Project,
  calculation: Calculation,
  tracer: UnknownTracer | undefined,
): DependentCells {
  const isTraceable = inputs.length <= MOST_TRACED && (project.data.ecms?.length ?? 0) <= MOST_MEASURES;
  if (tracer === undefined || !isTraceable) return new DependentCells(new Map());
  const { withheld } = calculation.calculatedValues;
  return new DependentCells(
    new Map(
      inputs.map((input) => {
        const isKnown = withheld?.inputs.length === 1 && withheld.inputs[0] === input;
        return [input, new Set(isKnown ? withheld.figures : figuresOf(input, project, tracer))];
      }),
    ),
  );
}

/** The figures that would be withheld if the input, and no other, were unknown. */
function figuresOf(input: InputPath, project: Project, tracer: UnknownTracer): readonly string[] {
  const value = valueAtPath(project.data, input);
  const isEntered = value !== undefined && !Array.isArray(value);
  const data = isEntered ? withValueAtPath(project.data, input, undefined) : project.data;
  return tracer.calculate({ ...project, data, unknownInputs: [input] }).calculatedValues.withheld?.figures ?? [];
}
