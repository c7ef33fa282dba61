import { readFileSync } from "node:fs";
import { calculateProject, listFigures, type Project } from "@epb/engine";
import { expect, test } from "vitest";
import { contract, type Terms } from "../../../../test/testing/foreign/contract.js";
import { type ForeignForm, projectOfForm } from "../../../../test/testing/foreign/form.js";
import { FORMS } from "../../../../test/testing/foreign/forms.js";
import { KEPT_FORMS } from "../../../../test/testing/foreign/kept/forms.js";
import { SECOND_FORMS } from "../../../../test/testing/foreign/second/forms.js";
import { THIRD_FORMS } from "../../../../test/testing/foreign/third/forms.js";
import { compareFigures } from "../intake/figures/compare-figures.js";
import { readWorkbookBytes } from "../node/index.js";
import { EPB_CALCULATING_4_2_10 } from "../templates/epb-calculating-4-2-10.js";
import { matchingProfiles } from "./match-profile.js";
import type { Profile } from "./profile.js";
import { profileSchema } from "./profile-schema.js";
import { readForm } from "./read-form.js";

const FOLDER = new URL("../../../../fixtures/foreign/", import.meta.url);
const ALL = [...FORMS, ...SECOND_FORMS, ...THIRD_FORMS, ...KEPT_FORMS];

const profileOf = (name: string): Profile =>
  profileSchema.parse(JSON.parse(readFileSync(new URL(`${name}.epb-profile.json`, FOLDER), "utf8")));

const PROFILES = new Map(ALL.map(({ name }) => [name, profileOf(name)]));

/** The loan, the yearly savings and payments, and the prices and energy of the measures, each with every digit. */
const mainFigures = (project: Project): readonly string[] =>
  listFigures(calculateProject(project).calculatedValues)
    .filter(({ path }) => /^(costSavings|amortization|projectSummary|ecm)\./.test(path))
    // The forms do not state the cost of goods, the baselines, and the region of the grid.
    .filter(({ path }) => !/\.costOfGoodsAndServices$|baseline|ghg/i.test(path))
    .map(({ path, value }) => `${path.replace(/uuid=[^\]]+/, "")} ${value}`);

/** Names and kinds of the measures, which no figure depends on. */
const measureKinds = ({ data }: Project, members: readonly string[]): readonly unknown[] =>
  (data.ecms ?? []).map((measure) => [
    // Some forms write a word before the number: "ECO 3".
    measure.ecmNumber?.replace(/^[A-Za-z]+[ -]?(?=\d)/, ""),
    measure.ecmDescription,
    ...members.map((member) => member !== "ecmNumber" && measure[member as keyof typeof measure]),
  ]);

/** Reads a workbook with the only profile that matches it, and expects the figures of a project and no finding. */
function expectFigures({ name, project: from }: ForeignForm, bytes: Uint8Array, source: Project): void {
  const read = readWorkbookBytes(bytes);
  if (!read.ok) throw new Error(read.finding.message);
  const matching = matchingProfiles(read.workbook, [...PROFILES.values()]);
  expect(matching.map((profile) => profile.name)).toEqual([PROFILES.get(name)?.name]);
  const [profile] = matching;
  if (profile === undefined) return;
  const { project, findings, figures } = readForm(read.workbook, profile, EPB_CALCULATING_4_2_10);
  expect(findings).toEqual([]);
  if (project === undefined) throw new Error("The form has no project.");
  const expected = mainFigures(source);
  expect(expected.length).toBeGreaterThan(300);
  expect(mainFigures(project)).toEqual(expected);
  const members = typeof from === "string" ? [] : (from.shown.measure ?? []);
  expect(measureKinds(project, members)).toEqual(measureKinds(source, members));
  const reading = figures();
  expect(reading && compareFigures(reading, calculateProject(project))).toEqual([]);
}

test.each(ALL)("$name gives the figures of its project", (form) => {
  expectFigures(form, readFileSync(new URL(`${form.name}.xlsx`, FOLDER)), projectOfForm(form));
});

/** Other contracts: numbers of measures, dates, rates, and prices that no workbook of the fixtures has. */
const OTHERS: readonly Terms[] = [
  { from: "federal-espc", measures: [4, 12], award: "2028-01-15", months: 13, index: "0.0402", premium: "0.0075" },
  { from: "school-district", award: "2027-11-09", months: 7, index: "0.0299", premium: "0.0062", price: "0.9" },
  {
    ...{ from: "epx-campus", measures: [0, 4], award: "2029-02-28", months: 18, index: "0.0465", premium: "0.001" },
    ...{ price: "1.1", savings: "1.3" },
  },
];

const withTerms = ALL.flatMap((form) =>
  typeof form.project === "string" ? [] : [{ form, name: form.name, shown: form.project.shown }],
);

test.each(withTerms)("the profile of $name reads other files of the form", async ({ form, shown }) => {
  for (const terms of OTHERS) {
    const project = contract(shown, terms);
    expectFigures(form, await form.write(project), project);
  }
});
