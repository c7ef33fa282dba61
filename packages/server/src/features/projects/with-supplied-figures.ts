import {
  CalculationType,
  type InputPath,
  inputPath,
  type Project,
  type SuppliedCalculatedValues,
  valueAtPath,
  valueWriter,
} from "@epb/engine";

/** A project with the figures of a workbook. */
export interface WithSuppliedFigures {
  readonly project: Project;
  /** Supplied figures of the saved project that keep their values because the cells are unreadable. */
  readonly keptFigures: readonly InputPath[];
}

/**
 * The project with another calculation type, and with the figures of a workbook if they are supplied. An unreadable
 * supplied figure keeps its saved value; calculated figures never become supplied ones.
 */
export function withSuppliedFigures(
  project: Project,
  calculationType: CalculationType,
  ofWorkbook: SuppliedCalculatedValues | undefined,
): WithSuppliedFigures {
  const { calculatedValues: saved, ...others } = project;
  const wasSupplied = project.record.calculationType === CalculationType.Override;
  const isSupplied = calculationType === CalculationType.Override;
  const kept = isSupplied && !wasSupplied ? undefined : saved;
  const { values, paths } = isSupplied && ofWorkbook !== undefined ? completed(ofWorkbook, kept) : ofSaved(kept);
  return {
    project: {
      ...others,
      record: { ...project.record, calculationType },
      ...(values !== undefined && { calculatedValues: values }),
    },
    keptFigures: paths.map((path) => inputPath("calculatedValues", path)),
  };
}

interface Completed {
  readonly values: SuppliedCalculatedValues | undefined;
  /** Paths of figures that keep their saved values. */
  readonly paths: readonly string[];
}

const ofSaved = (values: SuppliedCalculatedValues | undefined): Completed => ({ values, paths: [] });

/** Figures of a workbook, with saved figures for those that are unreadable. */
function completed(values: SuppliedCalculatedValues, saved: SuppliedCalculatedValues | undefined): Completed {
  const { withheld, ...figures } = values;
  if (withheld === undefined || saved === undefined) return { values, paths: [] };
  const paths = withheld.figures.filter((path) => valueAtPath(saved, path) !== undefined);
  const write = valueWriter(figures, paths);
  const whole = write(paths.map((path) => valueAtPath(saved, path)));
  const unread = withheld.figures.filter((path) => !paths.includes(path));
  if (unread.length === 0) return { values: whole, paths };
  const inputs = unread.map((path) => inputPath("calculatedValues", path));
  return { values: { ...whole, withheld: { inputs, figures: unread } }, paths };
}
