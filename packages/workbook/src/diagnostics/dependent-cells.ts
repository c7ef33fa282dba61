import type { Calculation, InputPath, Project } from "@epb/engine";
import type { FigureCell, FigureReading } from "../intake/figures/figure-cell.js";
import type { UnknownTracer } from "./input-contents.js";

/** Inputs that are traced individually; tracing calculates the project once for each possible value. */
const MOST_TRACED = 12;
/** With more measures, every figure is withheld, so that dependencies are unknown (0065). */
const MOST_MEASURES = 500;

export class DependentCells {
  readonly #figuresByInput: ReadonlyMap<InputPath, ReadonlySet<string>>;
  readonly #cellsByInput: Map<InputPath, FigureCell[]> = new Map();

  constructor(figuresByInput: ReadonlyMap<InputPath, ReadonlySet<string>>) {
    this.#figuresByInput = figuresByInput;
  }

  /** Adds a calculated cell to each input on which it depends. Returns true if there is such an input. */
  take(cell: FigureCell): boolean {
    const { path } = cell;
    const inputs = [...this.#figuresByInput].filter(([, figures]) => figures.has(path)).map(([input]) => input);
    const [only, ...others] = this.#figuresByInput.keys();
    // The figure is known, but the formula of a template may need more inputs than our calculation; its error has a
    // cause.
    const isError = cell.content.kind === "error" && cell.hasFormula;
    if (inputs.length === 0 && isError && only !== undefined && others.length === 0) inputs.push(only);
    for (const input of inputs) {
      const cells = this.#cellsByInput.get(input);
      if (cells === undefined) this.#cellsByInput.set(input, [cell]);
      else cells.push(cell);
    }
    return inputs.length > 0;
  }

  /** Adds the cells of the figures that a calculation withholds. */
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

/**
 * Traces which figures depend on each of the inputs. Without a tracer, or with too many inputs, returns no
 * dependencies.
 */
export function traceInputs(
  inputs: readonly InputPath[],
  project: Project,
  calculation: Calculation,
  tracer: UnknownTracer | undefined,
): DependentCells {
  const isTraceable = inputs.length <= MOST_TRACED && (project.data.ecms?.length ?? 0) <= MOST_MEASURES;
  if (tracer === undefined || !isTraceable) return new DependentCells(new Map());
  const { withheld } = calculation.calculatedValues;
  const unusable = withheld?.inputs ?? [];
  return new DependentCells(
    new Map(
      inputs.map((input) => {
        const isKnown = withheld !== undefined && unusable.length === 1 && unusable[0] === input;
        return [input, isKnown ? new Set(withheld.figures) : tracer.dependentFigures(input, project, unusable)];
      }),
    ),
  );
}
