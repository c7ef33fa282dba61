import { isDeepStrictEqual } from "node:util";
import type { ApprovedFigures } from "@epb/contract";
import type { PartialCalculatedValues, Project } from "@epb/engine";
import { valueAtPath } from "@epb/engine";
import { calculationOf, plainData } from "./read-task.js";

/** The figures to tell: those that were approved, where an earlier engine made them. */
export function valuesToTell(project: Project, approvedWith: string | undefined): PartialCalculatedValues {
  const { calculatedValues } = project;
  if (approvedWith === undefined || calculatedValues === undefined) return calculationOf(project).calculatedValues;
  // What is stored names its type.
  return calculatedValues as PartialCalculatedValues;
}

/** What stands beside approved figures. */
export const approvedNote = (engineVersion: string): string =>
  `Approved figures, calculated with version ${engineVersion} of the engine.`;

/**
 * What was approved, where figures that were calculated just now are others; undefined where none is.
 *
 * @param figures - As this engine makes them, as plain data.
 */
export function approvedFigures(
  { calculatedValues }: Project,
  engineVersion: string | undefined,
  figures: readonly { readonly path: unknown; readonly value: unknown }[],
): ApprovedFigures | undefined {
  if (engineVersion === undefined || calculatedValues === undefined) return undefined;
  const others = figures.flatMap(({ path, value }) => {
    const approved = plainData(valueAtPath(calculatedValues, String(path)));
    return isDeepStrictEqual(approved, value)
      ? []
      : [{ path: String(path), ...(approved !== undefined && { value: approved as string | number | boolean }) }];
  });
  return others.length === 0 ? undefined : { engineVersion, figures: others };
}
