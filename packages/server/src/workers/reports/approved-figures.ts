import { isDeepStrictEqual } from "node:util";
import type { ApprovedFigures } from "@epb/contract";
import type { PartialCalculatedValues, Project } from "@epb/engine";
import { valueAtPath } from "@epb/engine";
import { calculationOf, plainData } from "./read-task.js";

/** Figures for reports: the approved ones if an earlier engine calculated them. */
export function valuesToTell(project: Project, approvedWith: string | undefined): PartialCalculatedValues {
  const { calculatedValues } = project;
  if (approvedWith === undefined || calculatedValues === undefined) return calculationOf(project).calculatedValues;
  // Stored values include their type.
  return calculatedValues as PartialCalculatedValues;
}

/** Note next to approved figures. */
export const approvedNote = (engineVersion: string): string =>
  `Approved figures, calculated with version ${engineVersion} of the engine.`;

/**
 * The approved figures if they differ from those of the current engine; undefined if none differs.
 *
 * @param figures - Figures of this engine, as plain data.
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
