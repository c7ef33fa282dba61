import type { Calculation } from "../calculate/calculation.js";
import { figureDefinition } from "../calculate/figure-definition.js";
import { listFigures } from "../calculate/list-figures.js";
import type { ProjectExplainer } from "../explain/explain-project.js";
import type { FigureDefinition, FigureValue } from "../model/figure.js";
import type { Project } from "../model/project.js";
import { type InputValue, listInputs } from "../paths/list-inputs.js";

/** A project and its calculation. */
export interface CalculatedProject {
  readonly project: Project;
  readonly calculation: Calculation;
}

/** A figure of a calculated project, and what people call it. */
export interface NamedFigure {
  readonly path: string;
  /** `Payment, year 3` */
  readonly label: string;
  readonly definition: FigureDefinition;
  readonly value: FigureValue;
}

/**
 * Every figure that has a value, in the order of the calculation.
 *
 * @example
 * import { explainProject } from "@epb/engine/explain";
 * import { namedFigures } from "@epb/engine/lookup";
 *
 * const figures = namedFigures({ project, calculation }, explainProject(project, calculation));
 * figures.find(({ path }) => path === "costSavings.years[year=3].payment")?.label; // "Payment, year 3"
 */
export function namedFigures({ calculation }: CalculatedProject, explainer: ProjectExplainer): readonly NamedFigure[] {
  return listFigures(calculation.calculatedValues).map(({ path, definition, value }) => ({
    path,
    label: explainer.figureLabel(path),
    definition,
    value,
  }));
}

/** A figure that depends on an input that cannot be used, and what people call it. */
export type WithheldFigure = Omit<NamedFigure, "value">;

/**
 * Every figure that is withheld, because it depends on an input that cannot be used.
 *
 * @example
 * import { explainProject } from "@epb/engine/explain";
 * import { withheldFigures } from "@epb/engine/lookup";
 *
 * withheldFigures({ project, calculation }, explainProject(project, calculation)); // []
 */
export function withheldFigures(
  { calculation }: CalculatedProject,
  explainer: ProjectExplainer,
): readonly WithheldFigure[] {
  const { figures = [] } = calculation.calculatedValues.withheld ?? {};
  return figures.map((path) => ({ path, label: explainer.figureLabel(path), definition: figureDefinition(path) }));
}

/** An input of a project, what people call it, and its cell. */
export interface NamedInput {
  readonly path: string;
  readonly label: string;
  /** Absent where the input cannot be read. */
  readonly value?: InputValue;
  readonly cell?: string;
}

/**
 * Every input that is entered, including inputs that cannot be read.
 *
 * @example
 * import { explainProject } from "@epb/engine/explain";
 * import { namedInputs } from "@epb/engine/lookup";
 *
 * const inputs = namedInputs(project, explainProject(project, calculation));
 * inputs.find(({ path }) => path === "financing.indexRate")?.label; // "Index rate"
 */
export function namedInputs({ data, unknownInputs = [] }: Project, explainer: ProjectExplainer): readonly NamedInput[] {
  const paths = [...new Set([...listInputs(data).map(({ path }) => path), ...unknownInputs])];
  return paths.map((path) => {
    const { label, value, cell } = explainer.explainInput(path);
    return { path, label, ...(value !== undefined && { value }), ...(cell !== undefined && { cell }) };
  });
}

const MEASURE_NUMBER = /\[ecmNumber=([^\]]+)\]/g;

/**
 * Replaces the number of a measure in a path, such as `ecm.measures[ecmNumber=3].implementationPrice`, by the measure's
 * key.
 *
 * @example
 * import { withMeasureKeys } from "@epb/engine/lookup";
 *
 * withMeasureKeys("ecm.measures[ecmNumber=none].implementationPrice", project); // "ecm.measures[ecmNumber=none].implementationPrice"
 */
export function withMeasureKeys(path: string, { data }: Project): string {
  return path.replace(MEASURE_NUMBER, (text, number) => {
    const measure = data.ecms?.find(({ ecmNumber }) => ecmNumber === number);
    return measure === undefined ? text : `[uuid=${measure.uuid}]`;
  });
}
