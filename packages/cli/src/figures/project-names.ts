import {
  type FigureDefinition,
  type FigureValue,
  type InputValue,
  listFigures,
  listInputs,
  type Project,
} from "@epb/engine";
import type { ProjectExplainer } from "@epb/engine/explain";
import type { CalculatedProject } from "@epb/workbook/diagnostics";

/** A figure of a calculated project, and what people call it. */
export interface NamedFigure {
  readonly path: string;
  /** `Payment, year 3` */
  readonly label: string;
  readonly definition: FigureDefinition;
  readonly value: FigureValue;
}

/** Every figure that is there, in the order of the calculation. */
export function namedFigures({ calculation }: CalculatedProject, explainer: ProjectExplainer): readonly NamedFigure[] {
  return listFigures(calculation.calculatedValues).map(({ path, definition, value }) => ({
    path,
    label: explainer.figureLabel(path),
    definition,
    value,
  }));
}

/** An input of a project, what people call it, and its cell. */
export interface NamedInput {
  readonly path: string;
  readonly label: string;
  readonly value: InputValue;
  readonly cell?: string;
}

/** Every input that is entered. */
export function namedInputs({ data }: Project, explainer: ProjectExplainer): readonly NamedInput[] {
  return listInputs(data).map(({ path, value }) => {
    const { label, cell } = explainer.explainInput(path);
    return { path, label, value, ...(cell !== undefined && { cell }) };
  });
}

const MEASURE_NUMBER = /\[ecmNumber=([^\]]+)\]/g;

/** A path in which a measure is named by its number, `ecm.measures[ecmNumber=3].implementationPrice`, by its key. */
export function withMeasureKeys(path: string, { data }: Project): string {
  return path.replace(MEASURE_NUMBER, (text, number) => {
    const measure = data.ecms?.find(({ ecmNumber }) => ecmNumber === number);
    return measure === undefined ? text : `[uuid=${measure.uuid}]`;
  });
}
