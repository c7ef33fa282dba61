import { readFileSync } from "node:fs";
import { calculateProject, Decimal, type Project, withValueAtPath } from "@epb/engine";
import fc from "fast-check";
import { expect, test } from "vitest";
import { projectOfForm } from "../../../../../../test/testing/foreign/form.js";
import { FORMS } from "../../../../../../test/testing/foreign/forms.js";
import { runs } from "../../../../../../test/testing/runs.js";
import { type CellEdit, edited } from "../../../../testing/template-workbook.js";
import { profileSchema } from "../../../mapping/profile-schema.js";
import { readForm } from "../../../mapping/read-form.js";
import { readWorkbookBytes } from "../../../node/index.js";
import { EPB_CALCULATING_4_2_10 } from "../../../templates/epb-calculating-4-2-10.js";
import type { FlatWorkbook } from "../../../xlsx/flat-workbook.js";
import { compareFigures } from "../compare-figures.js";
import type { FigureCell } from "../figure-cell.js";

const FOLDER = new URL("../../../../../../fixtures/foreign/", import.meta.url);

/** A form with figures, and its profile. */
function formNamed(name: string) {
  const form = FORMS.find((one) => one.name === name);
  const json = JSON.parse(readFileSync(new URL(`${name}.epb-profile.json`, FOLDER), "utf8"));
  if (form === undefined) throw new Error(`${name} is not a form.`);
  return { form, profile: profileSchema.parse(json), source: projectOfForm(form) };
}
type Form = ReturnType<typeof formNamed>;

function opened(bytes: Uint8Array): FlatWorkbook {
  const read = readWorkbookBytes(bytes);
  if (!read.ok) throw new Error(read.finding.message);
  return read.workbook;
}

const written = async ({ form }: Form, project: Project): Promise<FlatWorkbook> => opened(await form.write(project));

function figuresIn({ profile }: Form, workbook: FlatWorkbook) {
  const { project, figures } = readForm(workbook, profile, EPB_CALCULATING_4_2_10);
  const reading = figures();
  if (project === undefined || reading === undefined) throw new Error("The form has no project.");
  return { project, reading };
}

function findingsOf(form: Form, workbook: FlatWorkbook) {
  const { project, reading } = figuresIn(form, workbook);
  return compareFigures(reading, calculateProject(project));
}

/** Cells with figures of the form, by the end of their path. */
const cellsOf = (form: Form, workbook: FlatWorkbook, member: string): readonly FigureCell[] =>
  figuresIn(form, workbook).reading.cells.filter(
    ({ path, content }) => path.endsWith(`.${member}`) && content.kind === "figure",
  );

const numberIn = ({ content }: FigureCell): Decimal =>
  content.kind === "figure" && Decimal.isDecimal(content.value) ? content.value : new Decimal(0);

const edit = ({ place }: FigureCell, value: Decimal): CellEdit => ({
  ...{ sheet: place.sheet, address: place.address, type: "number", value: value.toSignificantDigits(15).toFixed() },
});

/** The causes that are named after a change of the form's own figures, each once. */
async function causesAfter(
  name: string,
  member: string,
  change: (shown: Decimal, index: number, all: readonly Decimal[]) => Decimal,
  terms: (project: Project) => Project = (project) => project,
): Promise<readonly (string | undefined)[]> {
  const form = formNamed(name);
  const workbook = await written(form, terms(form.source));
  const cells = cellsOf(form, workbook, member);
  const all = cells.map(numberIn);
  const changed = edited(workbook, {
    cells: cells.map((cell, index) => edit(cell, change(numberIn(cell), index, all))),
  });
  const findings = findingsOf(form, changed);
  expect(findings.length).toBeGreaterThan(0);
  expect(new Set(findings.map(({ code }) => code))).toEqual(new Set(["EPB-FIG-005"]));
  return [...new Set(findings.map(({ cause }) => cause))];
}

const whole = (amount: Decimal): Decimal => amount.toDecimalPlaces(0, Decimal.ROUND_HALF_UP);
const FORMS_WITH_FIGURES = ["task-order", "idiq-schedules", "cash-flow-down", "lender-schedule", "school-bond"];

test.each(FORMS_WITH_FIGURES)("the unchanged form %s has no cause", async (name) => {
  const form = formNamed(name);
  expect(findingsOf(form, await written(form, form.source))).toEqual([]);
});

test("amounts that are rounded, cut, or in thousands", async () => {
  expect(await causesAfter("idiq-schedules", "estimatedSavings", whole)).toEqual([
    "The form rounds its figures to whole dollars.",
  ]);
  expect(await causesAfter("idiq-schedules", "estimatedSavings", (amount) => amount.floor())).toEqual([
    "The form drops the cents of its figures.",
  ]);
  const thousands = (amount: Decimal): Decimal => whole(amount.div(1000)).times(1000);
  expect(await causesAfter("idiq-schedules", "payment", thousands)).toEqual([
    "The form rounds its figures to thousands of dollars.",
  ]);
});

test("guaranteed savings with their cents", async () => {
  const form = formNamed("idiq-schedules");
  const { years } = calculateProject(form.source).calculatedValues.costSavings ?? { years: [] };
  const change = (_: Decimal, index: number): Decimal =>
    (years[index]?.estimatedSavings ?? new Decimal(0)).times("0.97");
  expect(await causesAfter("idiq-schedules", "guaranteedSavings", change)).toEqual([
    "The form keeps the cents of guaranteed savings; epb rounds them to whole dollars in each year.",
  ]);
});

test("a guaranteed percentage that is not applied", async () => {
  const form = formNamed("idiq-schedules");
  const { years } = calculateProject(form.source).calculatedValues.costSavings ?? { years: [] };
  const estimated = (index: number): Decimal => years[index]?.estimatedSavings ?? new Decimal(0);
  const cause = "The form's figures have no guaranteed percentage: all estimated savings are guaranteed.";
  expect(await causesAfter("idiq-schedules", "guaranteedSavings", (_, index) => whole(estimated(index)))).toEqual([
    cause,
  ]);
  expect(await causesAfter("idiq-schedules", "guaranteedSavings", (_, index) => estimated(index))).toEqual([
    `${cause} It also keeps the cents of guaranteed savings, which epb rounds.`,
  ]);
});

/** The project with one rate of escalation for all savings and years, and no incentives. */
const withOneRate = (project: Project): Project => ({
  ...project,
  data: {
    ...project.data,
    escalationRates: [1, 2, 3, 6, 7].flatMap((fieldId) =>
      Array.from({ length: 39 }, (_, index) => ({
        ...{ fieldId: fieldId as 1, year: index + 2, value: new Decimal("0.03") },
      })),
    ),
  },
});

test("savings that rise one year later, earlier, not at all, or without compounding", async () => {
  const first = (all: readonly Decimal[]): Decimal => all[0] ?? new Decimal(0);
  const named = (grow: (index: number) => Decimal) =>
    causesAfter("idiq-schedules", "estimatedSavings", (_, index, all) => first(all).times(grow(index)), withOneRate);
  const rate = new Decimal("1.03");
  expect(await named((index) => rate.pow(Math.max(0, index - 1)))).toEqual([
    "The form's savings begin to rise one year later than those of epb: year 2 has no escalation.",
  ]);
  expect(await named((index) => rate.pow(index + 1))).toEqual([
    "The form applies each escalation rate one year earlier than epb: year 1 already has the rate of year 2.",
  ]);
  expect(await named(() => new Decimal(1))).toEqual(["The form's savings do not rise: it uses no escalation rates."]);
  expect(await named((index) => new Decimal("0.03").times(index).plus(1))).toEqual([
    "The form adds the escalation of each year to the savings of year 1; epb compounds it.",
  ]);
});

test("a form in whole dollars whose savings rise one year later", async () => {
  const rate = new Decimal("1.03");
  const later = (_: Decimal, index: number, all: readonly Decimal[]): Decimal =>
    whole((all[0] ?? new Decimal(0)).times(rate.pow(Math.max(0, index - 1))));
  expect(await causesAfter("idiq-schedules", "estimatedSavings", later, withOneRate)).toEqual([
    "The form's savings begin to rise one year later than those of epb: year 2 has no escalation.",
  ]);
});

/** The causes after the figures of a project with other inputs are written into a form with its own inputs. */
async function causesOf(name: string, path: string, value: unknown): Promise<Set<string | undefined>> {
  const form = formNamed(name);
  const workbook = await written(form, form.source);
  const { project } = figuresIn(form, workbook);
  const other = calculateProject({ ...project, data: withValueAtPath(project.data, path, value) }).calculatedValues;
  const yearOf = (cellPath: string): number => Number(/year=(\d+)/.exec(cellPath)?.[1]);
  const cells = figuresIn(form, workbook).reading.cells.flatMap((cell) => {
    const [, list = "", member = ""] =
      /^(costSavings\.years|amortization\.summary)\[.*\]\.(\w+)$/.exec(cell.path) ?? [];
    const items = list.startsWith("cost") ? other.costSavings?.years : list === "" ? [] : other.amortization?.summary;
    const item = items?.find(({ year }) => year === yearOf(cell.path)) as Record<string, Decimal> | undefined;
    // Years after the last payment of a shorter loan.
    const amount = item?.[member] ?? new Decimal(0);
    return list === "" || cell.content.kind !== "figure" ? [] : [edit(cell, amount)];
  });
  return new Set(findingsOf(form, edited(workbook, { cells })).map(({ cause }) => cause));
}

test.each([
  ["financing.paymentTimingTypeID", 1, "The form calculates the loan with payments at the beginning of each period."],
  ["financing.paymentTimingYear", 12, "The form calculates the loan with other payments than the input: monthly."],
  [
    "capitalization.procureConstrIntr",
    new Decimal(0),
    "The form's amount financed does not include the interest of the construction period.",
  ],
  ["financing.addedPremium", new Decimal(0), "The form's interest rate does not include the added premium."],
])("figures of the loan with another %s", async (path, value, cause) => {
  const causes = await causesOf("idiq-schedules", path, value);
  // The savings of years after a shorter loan could have any cause that shortens it.
  causes.delete(undefined);
  expect([...causes]).toEqual([cause]);
});

test("interest that accrues once for each payment, calculated as a lender does", async () => {
  const form = formNamed("idiq-schedules");
  const { calculatedValues } = calculateProject(form.source);
  const { totalAmountFinanced = new Decimal(0) } = calculatedValues.projectSummary?.capitalization ?? {};
  const { indexRate, addedPremium } = form.source.data.financing ?? {};
  const rate = (indexRate ?? new Decimal(0)).plus(addedPremium ?? 0).div(4);
  let balance = totalAmountFinanced;
  const interests = (calculatedValues.amortization?.summary ?? []).map(({ neededPayment = new Decimal(0) }) => {
    let ofYear = new Decimal(0);
    for (let quarter = 1; quarter <= 4; quarter++) {
      const interest = balance.times(rate);
      ofYear = ofYear.plus(interest);
      balance = balance.plus(interest).minus(Decimal.min(neededPayment.div(4), balance.plus(interest)));
    }
    return ofYear;
  });
  const change = (_: Decimal, index: number): Decimal => whole(interests[index] ?? new Decimal(0));
  expect(await causesAfter("idiq-schedules", "interest", change)).toEqual([
    "The form's interest accrues once for each payment; epb compounds it every month.",
  ]);
});

test("one year that differs, or all years by any amounts, has no cause", async () => {
  const byMistake = (shown: Decimal, index: number): Decimal => (index === 3 ? shown.plus("1000.25") : shown);
  expect(await causesAfter("idiq-schedules", "estimatedSavings", byMistake)).toEqual([undefined]);
  const form = formNamed("idiq-schedules");
  const workbook = await written(form, form.source);
  const cells = ["estimatedSavings", "guaranteedSavings", "payment", "principal", "interest"].flatMap((member) =>
    cellsOf(form, workbook, member),
  );
  const change = fc.tuple(fc.nat(cells.length - 1), fc.integer({ min: 101, max: 40_000_000 }), fc.boolean());
  fc.assert(
    fc.property(fc.array(change, { minLength: 1, maxLength: 25 }), (changes) => {
      const edits = changes.map(([index, cents, isLess]) => {
        const cell = cells[index] as FigureCell;
        return edit(cell, numberIn(cell).plus(new Decimal(isLess ? -cents : cents).div(100)));
      });
      for (const { cause } of findingsOf(form, edited(workbook, { cells: edits }))) expect(cause).toBeUndefined();
    }),
    { numRuns: runs(10) },
  );
});

test("a form with an input that cannot be read has no cause", async () => {
  const form = formNamed("idiq-schedules");
  const workbook = await written(form, form.source);
  const cells = cellsOf(form, workbook, "estimatedSavings").map((cell) => edit(cell, whole(numberIn(cell))));
  const unread: CellEdit = { sheet: "TO-3", address: "B4", type: "text", value: "to be decided" };
  const { project, reading } = figuresIn(form, edited(workbook, { cells: [...cells, unread] }));
  expect(project.unknownInputs?.length).toBeGreaterThan(0);
  for (const series of reading.series) expect(reading.causeOf?.(series)).toBeUndefined();
});
