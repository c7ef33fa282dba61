import { Decimal } from "../decimal/decimal.js";
import { explainProject } from "../explain/explain-project.js";
import type { Project } from "../model/project.js";
import { requireParsedProject } from "../model/require-parsed-project.js";
import { definedOnly } from "../objects/defined-only.js";
import type { InputPath } from "../path-text/input-path.js";
import type { InputValue } from "../paths/list-inputs.js";
import { inCalculationOrder } from "./calculation-order.js";
import type { ComparedSide } from "./compared-side.js";
import type { DifferingInput } from "./comparison.js";
import { describeDifference, labelOfInput } from "./describe-differences.js";
import { listDifferences, sectionDifferences, withUnknownInputs } from "./differences.js";
import { sectionLabel, sectionOf } from "./sections.js";

/** Inputs of one section that are not the same in two projects. */
export interface ComparedInputs {
  /** `escalationRates`; `calculatedValues` for the calculation type and supplied values. */
  readonly section: string;
  /** `Escalation rates` */
  readonly label: string;
  readonly inputs: readonly DifferingInput[];
}

/** An input in words. */
export interface DescribedInput {
  readonly path: InputPath;
  readonly label: string;
  readonly unit?: string;
  /** Absent for a list, an item, and an input that is not entered. */
  readonly value?: InputValue;
  /** Meaning of the value, if it is a number of a list: `End`. */
  readonly choice?: string;
}

const ACCREDITATION = "accreditation";
const SECTION_LABELS: Readonly<Record<string, string>> = { [ACCREDITATION]: "Accreditation" };

/**
 * Inputs that differ between two projects, by section in the order of the calculation. Inputs of the accreditation are
 * included. The function calculates no figures.
 *
 * @example
 * import { compareInputs } from "@epb/engine/compare";
 *
 * const renamed = { ...project, record: { ...project.record, name: "Another name" } };
 * compareInputs(project, renamed).length; // 1
 */
export function compareInputs(before: Project, after: Project): readonly ComparedInputs[] {
  requireParsedProject(before);
  requireParsedProject(after);
  const differences = [
    ...withUnknownInputs(listDifferences(before, after), before, after),
    ...sectionDifferences(ACCREDITATION, before.accreditation, after.accreditation),
  ];
  const [old, now] = [inWords(before), inWords(after)];
  const sections = new Map<string, DifferingInput[]>();
  for (const difference of inCalculationOrder(differences, before, after)) {
    const section = sectionOf(difference.replaces.path);
    const inputs = sections.get(section) ?? [];
    inputs.push(describeDifference(difference, old, now));
    sections.set(section, inputs);
  }
  return [...sections].map(([section, inputs]) => ({ section, label: labelOfSection(section), inputs }));
}

/**
 * Labels, values, and units of inputs, lists, and items of a project, as text.
 *
 * @example
 * import { describeInputs } from "@epb/engine/compare";
 *
 * describeInputs(project, ["financing.indexRate"]).map(({ label }) => label); // ["Index rate"]
 */
export function describeInputs(project: Project, paths: readonly InputPath[]): readonly DescribedInput[] {
  requireParsedProject(project);
  const side = inWords(project);
  return paths.map((path) => {
    const { unit, value, choice } = side.explainer.explainInput(path);
    const isSingle = typeof value !== "object" || Decimal.isDecimal(value);
    return definedOnly({
      path,
      label: labelOfInput(path, side),
      unit,
      value: isSingle ? value : undefined,
      choice,
    });
  });
}

type InWords = Pick<ComparedSide, "project" | "explainer">;

/** Words about inputs need no figures. */
const inWords = (project: Project): InWords => ({
  project,
  explainer: explainProject(project, {
    ok: true,
    calculatedValues: { calculationTypeId: project.record.calculationType },
    issues: [],
  }),
});

const labelOfSection = (section: string): string => SECTION_LABELS[section] ?? sectionLabel(section);
