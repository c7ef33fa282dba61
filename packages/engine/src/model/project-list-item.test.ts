import { describe, expect, test } from "vitest";
import { calculated, parsed } from "../../testing/parsed.js";
import { plainFinancing, plainProject, RECORD } from "../../testing/plain-project.js";
import { lowestCoverage } from "./lowest-coverage.js";
import type { Project } from "./project.js";
import { projectListItem, shortProjectListItem, withheldTotals } from "./project-list-item.js";

const INSTANT = "2024-05-01T12:00:00Z";
const sections = {
  identification: { agencyName: "Parks agency" },
  characteristics: { marketSegmentId: 2, federalContractType: 1, stateLocalSubmarketId: 2, uescContractType: 3 },
  contacts: [
    { role: 2, name: "without an institution" },
    { role: 2, institution: "Town of Springfield" },
    { role: 1, institution: "Acme Energy" },
    { role: 6, institution: "Acme Builders" },
    { role: 7, institution: "State energy office" },
  ],
  financing: plainFinancing({ loanStartDate: "2025-03-01" }),
};
const record = { ...RECORD, id: "p1", displayId: 7, modifiedDate: INSTANT, isCts: true };
const project: Project = {
  ...parsed({ ...plainProject(sections), record, mv: { status: 2 }, hasBeenApproved: true }),
  calculatedValues: calculated(plainProject(sections)).calculatedValues,
};
const summary = project.calculatedValues?.projectSummary?.financialSummary;

describe("the list item of a project", () => {
  test("has every field of a list", () => {
    const item = projectListItem(project, { userRole: 2, mvVersion: 36 });
    expect(item).toEqual({
      id: "p1",
      displayId: 7,
      name: "Test project",
      customerOrganization: "Town of Springfield",
      agencyName: "Parks agency",
      modifiedDate: INSTANT,
      marketSegment: { id: 2, name: "State/Local Government" },
      federalContractType: 1,
      stateLocalSubmarket: 2,
      uescContractType: 3,
      mvVersion: 36,
      awardDate: "2024-01-31",
      escoName: "Acme Energy",
      totalImplementationPrice: summary?.totalImplementationPrice,
      totalGuaranteedCostSavings: summary?.totalGuaranteedCostSavings,
      totalEstimatedCostSavings: summary?.totalEstimatedCostSavings,
      lowestCoverage: lowestCoverage(project.calculatedValues),
      status: "Pending",
      version: "3.0.0",
      mvStatus: 2,
      loanStartDate: "2025-03-01",
      userRole: 2,
      projectInitiatorOrganization: "State energy office",
      escoOrganization: "Acme Builders",
      isCts: true,
      hasBeenApproved: true,
      projectType: 1,
    });
    // One measure of $1,000,000.
    expect(item.totalImplementationPrice?.toFixed()).toBe("1000000");
  });

  test("has the organizations of the accounts where they are known", () => {
    const item = projectListItem(project, { projectInitiatorOrganization: "A", escoOrganization: "B" });
    expect(item).toMatchObject({ projectInitiatorOrganization: "A", escoOrganization: "B" });
  });

  test("takes the loan start date that was calculated where none is entered", () => {
    const { data } = parsed(plainProject());
    // Awarded on 31 January 2024, with 12 months of construction.
    expect(
      projectListItem({ ...project, data, calculatedValues: calculated(plainProject()).calculatedValues }),
    ).toMatchObject({
      loanStartDate: "2025-01-31",
    });
  });

  test("has what must be there for a project that is all but empty", () => {
    expect(projectListItem(parsed({ record: { ...RECORD, id: "p2" }, data: {} }))).toEqual({
      id: "p2",
      name: "Test project",
      isCts: false,
      status: "Pending",
      version: "3.0.0",
      mvStatus: 4,
      hasBeenApproved: false,
      projectType: 1,
    });
  });
});

test("the shorter form holds name, id, isCts and status", () => {
  expect(shortProjectListItem(project)).toEqual({ id: "p1", name: "Test project", isCts: true, status: "Pending" });
});

test.each([undefined, "", "  "])("a project with the id %j has no list item", (id) => {
  const unsaved: Project = {
    ...project,
    record: { ...parsed(plainProject()).record, ...(id !== undefined && { id }) },
  };
  const message = /^Can only make ProjectListItem objects out of Projects with valid ids$/;
  expect(() => projectListItem(unsaved)).toThrow(message);
  expect(() => shortProjectListItem(unsaved)).toThrow(message);
});

describe("withheld totals", () => {
  test("are those of the full or of the express edition, whichever is withheld", () => {
    const figures = ["projectSummary.financialSummary.totalImplementationPrice", "express.totalGuaranteedCostSavings"];
    expect(withheldTotals(figures)).toEqual(["totalImplementationPrice", "totalGuaranteedCostSavings"]);
    expect(withheldTotals(["ecm.totals.simplePayback"])).toEqual([]);
  });

  test("have the coverage if a figure of any year is withheld", () => {
    expect(withheldTotals(["costSavings.years[year=3].payment"])).toEqual(["lowestCoverage"]);
    expect(withheldTotals(["express.years[year=12].debtService"])).toEqual(["lowestCoverage"]);
    expect(withheldTotals(["costSavings.years[year=3].expenses"])).toEqual([]);
  });

  test("stand in the item", () => {
    const withheld = {
      figures: ["totalImplementationPrice"] as const,
      inputs: [{ path: "financing.indexRate", label: "Index rate" }],
      inputCount: 7,
    };
    const item = projectListItem(project, { withheld });
    expect(item.withheld).toEqual(withheld);
  });
});
