import { describe, expect, test } from "vitest";
import { parsed } from "../../testing/parsed.js";
import { plainMeasure, plainProject, RECORD } from "../../testing/plain-project.js";
import { calculateProject } from "../calculate/calculate-project.js";
import { figureDefinition } from "../calculate/figure-definition.js";
import { requireCalculated } from "../calculate/require-calculated.js";
import { runProjectCalculations } from "../calculate/run-project-calculations.js";
import { requireDate } from "../calendar/calendar-date.js";
import { toDecimal } from "../decimal/amount.js";
import { Decimal } from "../decimal/decimal.js";
import { studyProject } from "../economics/study-project.js";
import { CalculationType } from "../enumerations/calculation-type.js";
import { requireMember } from "../enumerations/require-member.js";
import { YesNo } from "../enumerations/yes-no.js";
import { requireProjectData } from "../input/require-project-data.js";
import { upgradeProject } from "../input/upgrade/upgrade-project.js";
import { openProject, updateProjectData } from "../lifecycle/project-state.js";
import { KeyedList } from "../lists/keyed-list.js";
import { listKeyToString } from "../lists/list-key.js";
import { yearMonthList } from "../lists/year-month-list.js";
import { findFigure, findInput } from "../lookup/find-value.js";
import { addAccess } from "../model/access-list.js";
import { addBaseline, addSavings } from "../model/ecm-fields.js";
import { requireKeyOf } from "../model/list-keys.js";
import { parseOtherSavingsType } from "../model/other-savings-type.js";
import type { Project } from "../model/project.js";
import { projectListItem } from "../model/project-list-item.js";
import { withoutProject } from "../model/without-project.js";
import { requireValidPerformancePeriod } from "../performance-period/valid-performance-period.js";
import { contentHash } from "../replay/content-hash.js";
import { sealResult } from "../replay/seal-result.js";
import { calculate } from "../simple/calculate.js";
import { chosenFigure } from "../whatif/chosen-figure.js";
import { ENGINE_ERROR_MESSAGES, type EngineErrorName } from "./catalogue.js";
import { EngineError } from "./engine-error.js";

// Every error that the engine throws, with the smallest example that raises it and its text: word for word from C §8 and
// C §5 where they have one, ours below.

const project: Project = parsed(plainProject());
/** Two measures of the same number and of different prices. */
const twoMeasures: Project = parsed(
  plainProject({
    ecms: [
      plainMeasure({ ecmNumber: "1" }),
      plainMeasure({ uuid: "ecm-2", ecmNumber: "1", implementation: { baseConstructionCost: "5" } }),
    ],
  }),
);
const access = { projectId: "a", roleId: 1, status: 1 } as const;
const measure = { uuid: "a", baseline: [], estimatedSavings: [] };
const item = { fieldId: 3, value: new Decimal(1) } as const;

interface Example {
  readonly raise: () => unknown;
  readonly message: string;
}

const SPECIFIED = {
  "list-key/invalid": {
    raise: () => KeyedList.from([""], (key) => key),
    message: "Invalid listKey",
  },
  "list-key/not-convertible": {
    raise: () => listKeyToString(""),
    message: "Unable to convert an invalid listKey to string",
  },
  "list/key-malformed": {
    raise: () => requireKeyOf("cancellationCeiling", 1),
    message: "Invalid list key",
  },
  "list/duplicate-item": {
    raise: () => yearMonthList([{ year: 1, month: 2 }]).add({ year: 1, month: 2 }),
    message: "Duplicate item found",
  },
  "list/key-not-found": {
    raise: () => yearMonthList([]).remove([1, 2]),
    message: "key not found in list",
  },
  "ecm/baseline-field-exists": {
    raise: () => addBaseline(addBaseline(measure, item), item),
    message: "Baseline field already exists",
  },
  "ecm/savings-field-exists": {
    raise: () => addSavings(addSavings(measure, item), item),
    message: "Savings field already exists",
  },
  "enumeration/value-unknown": {
    raise: () => requireMember(YesNo, 3),
    message: "Value 3 not in enumeration",
  },
  "performance-period/invalid": {
    raise: () => requireValidPerformancePeriod(26),
    message: "Expected a valid performance period",
  },
  "calculation/failed": {
    raise: () => requireCalculated(calculateProject(parsed(plainProject({ other: {} })))),
    message: "Errors encountered during the calculation: EPB-SAV-004 Missing other.guarPctEstSav (other.guarPctEstSav)",
  },
  "calculation/override-without-values": {
    raise: () =>
      calculateProject({ ...project, record: { ...project.record, calculationType: CalculationType.Override } }),
    message: "Project set to Override but no calculated values provided",
  },
  "calculation/project-missing": {
    raise: () => runProjectCalculations(undefined),
    message: "Unable to run project calculations when a project is missing",
  },
  "project/version-invalid": {
    raise: () => upgradeProject({ record: { ...RECORD, version: "2.0" }, data: {} }),
    message: "Invalid project version",
  },
  "project/data-invalid": {
    raise: () => requireProjectData(undefined),
    message: "Invalid project data instance",
  },
  "project/calculated-values-missing": {
    raise: () => updateProjectData(openProject(project), { ...project.data, ecms: [] }),
    message: "Unable to update projectData when dependent calculatedValues are missing.",
  },
  "project/list-item-without-id": {
    raise: () => projectListItem(project),
    message: "Can only make ProjectListItem objects out of Projects with valid ids",
  },
  "project/to-remove-not-found": {
    raise: () => withoutProject([], "a"),
    message: "Unable to find project to remove",
  },
  "access/role-exists": {
    raise: () => addAccess([access], access),
    message: "Role already exists for the given user",
  },
  "savings-type/category-invalid": {
    raise: () => parseOtherSavingsType("Other Savings Type 1: Peat"),
    message: "Invalid Savings Type Category",
  },
  "savings-type/number-invalid": {
    raise: () => parseOtherSavingsType("Other Savings Type 3: Coal"),
    message: "Invalid Other Savings Type Number",
  },
} as const satisfies Partial<Record<EngineErrorName, Example>>;

const OURS: Readonly<Record<Exclude<EngineErrorName, keyof typeof SPECIFIED>, Example>> = {
  "figure/unknown": {
    raise: () => figureDefinition("costSavings.total"),
    message: "There is no calculated figure costSavings.total",
  },
  "name/unknown": {
    raise: () => findInput(project, calculateProject(project), "index rat"),
    message: 'There is no input called "index rat". Did you mean financing.indexRate?',
  },
  "name/ambiguous": {
    raise: () => findFigure(twoMeasures, calculateProject(twoMeasures), "Implementation price, measure 1"),
    message: expect.stringMatching(/^Several figures or inputs are called .*: ecm\.measures\[uuid=ecm-1\]/),
  },
  "name/without-value": {
    raise: () => findFigure(project, calculateProject(project), "costSavings.years[year=40].payment"),
    message: "Payment (costSavings.years[year=40].payment) has no value in this calculation",
  },
  "figure/not-a-number": {
    raise: () => chosenFigure("projectSummary.financialSummary.isStateLocal"),
    message: "The figure projectSummary.financialSummary.isStateLocal is a date, or yes or no, and not a number",
  },
  "amount/unreadable": {
    raise: () => toDecimal("4%"),
    message: '"4%" cannot be read as a number. Write digits with a decimal point: "1250" for $1,250, "0.04" for 4%.',
  },
  "amount/inexact": {
    raise: () => toDecimal(0.1 + 0.2),
    message:
      'The number 0.30000000000000004 has more than 15 significant digits, which a plain number does not keep. Write the amount as text, such as "0.3".',
  },
  "date/unreadable": {
    raise: () => requireDate("2027-02-29"),
    message: '"2027-02-29" is no day of the calendar. Write year, month, and day, such as "2027-01-31".',
  },
  "economics/rate-unpublished": {
    raise: () => studyProject(project, calculateProject(project), { releaseYear: 1999 }),
    message: "No discount rates of 1999 are in the engine. Choose another release year, or give a rate.",
  },
  "data/not-plain": {
    raise: () => contentHash(undefined),
    message: "There is no canonical text for the value at the data",
  },
  "project/unreadable": {
    raise: () => calculate({}),
    message:
      "This is not a project that can be read.\nrecord: A required value is missing. Add the value.\ndata: A required value is missing. Add the value.",
  },
  "changes/refused": {
    raise: () => calculate(plainProject(), { changes: { "Index rate": "4" } }),
    message:
      "The changes cannot be made, and nothing is calculated.\nIndex rate: The rate 4 may mean 4% or 400%. Write 4% or 400%.",
  },
  "replay/not-sealable": {
    raise: () => sealResult(project, calculateProject(project), { sealedAt: "yesterday" }),
    message: expect.stringMatching(/^No envelope can hold this: .*sealedAt/),
  },
};

describe("is raised, with its text", () => {
  const EXAMPLES: Readonly<Record<string, Example>> = { ...SPECIFIED, ...OURS };

  test.each(Object.entries(EXAMPLES))("%s", async (code, { raise, message }) => {
    const raised: unknown = await Promise.resolve()
      .then(raise)
      .catch((error: unknown) => error);
    expect(raised).toBeInstanceOf(EngineError);
    expect(raised).toMatchObject({ name: "EngineError", code, message });
    // The server makes errors of its processes again.
    if (raised instanceof EngineError)
      expect(new EngineError(raised.code, raised.details).message).toBe(raised.message);
  });

  test("and no other is in the catalogue", () => {
    expect(Object.keys(ENGINE_ERROR_MESSAGES).sort()).toEqual(Object.keys(EXAMPLES).sort());
  });
});
