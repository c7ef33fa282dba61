import fc from "fast-check";
import { Decimal } from "../src/decimal/decimal.js";
import type { Project } from "../src/model/project.js";
import { type InputValue, listInputs } from "../src/paths/list-inputs.js";
import { withValueAtPath } from "../src/paths/with-value-at-path.js";
import { parsed } from "./parsed.js";
import { project } from "./project-arbitrary.js";

/** Two projects, before and after. */
export type ProjectPair = readonly [before: Project, after: Project];

/** The value changed by a percentage and some thousandths, or replaced by a neighboring one. */
function anotherValue(value: InputValue, percent: number): InputValue {
  if (Decimal.isDecimal(value))
    return value
      .times(100 + percent)
      .div(100)
      .toDecimalPlaces(4);
  if (typeof value === "number") return value === 1 ? 2 : 1;
  if (typeof value === "boolean") return !value;
  return /^\d{4}-\d{2}-\d{2}$/.test(value) ? `${Number(value.slice(0, 4)) + 1}${value.slice(4, 8)}28` : `${value}!`;
}

/** The list item of an input: `ecms[uuid=ecm-1].estimatedSavings[fieldId=2]`. */
const itemOf = (path: string): string | undefined => /^(.*\])/.exec(path)?.[1];

interface Edit {
  readonly input: number;
  readonly percent: number;
  readonly takesAway: boolean;
}

const edit: fc.Arbitrary<Edit> = fc.record({
  input: fc.nat(),
  percent: fc.integer({ min: -60, max: 60 }),
  takesAway: fc.oneof({ weight: 4, arbitrary: fc.constant(false) }, { weight: 1, arbitrary: fc.constant(true) }),
});

const withInput = (project: Project, path: string, value: InputValue | undefined): Project => ({
  ...project,
  data: withValueAtPath(project.data, path, value),
});

function edited(before: Project, { input, percent, takesAway }: Edit): Project {
  const inputs = listInputs(before.data);
  const entry = inputs[input % inputs.length];
  if (entry === undefined) return before;
  const { path, value } = entry;
  return takesAway
    ? withInput(before, itemOf(path) ?? path, undefined)
    : withInput(before, path, anotherValue(value, percent));
}

/** A project, and a copy with up to six of its inputs changed or removed. */
const editedProject: fc.Arbitrary<ProjectPair> = fc
  .tuple(project, fc.array(edit, { maxLength: 6 }))
  .map(([json, edits]) => {
    const before = parsed(json);
    return [before, edits.reduce(edited, before)] as const;
  });

/** A project, and a copy with one of its inputs changed or removed. */
export const pairWithOneEdit: fc.Arbitrary<ProjectPair> = fc.tuple(project, edit).map(([json, change]) => {
  const before = parsed(json);
  return [before, edited(before, change)] as const;
});

/** The index rate is removed and a premium is added: in between there may be no rate, and no loan. */
const pairWithoutRateBetween: fc.Arbitrary<ProjectPair> = editedProject.map(([before, after]) => [
  withInput(withInput(before, "financing.addedPremium", undefined), "financing.indexRate", new Decimal("0.03")),
  withInput(withInput(after, "financing.addedPremium", new Decimal("0.04")), "financing.indexRate", undefined),
]);

/** A project, and a copy with up to eight of its inputs changed, added, or removed. */
export const editedPair: fc.Arbitrary<ProjectPair> = fc.oneof(
  { weight: 5, arbitrary: editedProject },
  { weight: 2, arbitrary: editedProject.map(([before, after]) => [after, before] as const) },
  { weight: 1, arbitrary: pairWithoutRateBetween },
);

/** Two projects that share only their keys. */
export const unrelatedPair: fc.Arbitrary<ProjectPair> = fc
  .tuple(project, project)
  .map(([before, after]) => [parsed(before), parsed(after)] as const);
