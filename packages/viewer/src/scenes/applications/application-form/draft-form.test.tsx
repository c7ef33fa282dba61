import { type ApplicationForm, ApplicationKind } from "@epb/contract";
import { describe, expect, test } from "vitest";
import { fieldIdOf, missingParts } from "./draft-form.js";

const FORM: ApplicationForm = {
  organization: "Blue Spruce",
  website: "",
  contactName: "Elias Berg",
  contactTitle: "",
  contactEmail: "elias@blue-spruce.example.org",
  contactPhone: "303-555-0100",
  statement: "Twelve contracts.",
  isCertified: true,
  projectIds: ["a", "b"],
};

describe("problems that prevent the submission of an application", () => {
  test("is said of each project at its place", () => {
    const parts = missingParts(ApplicationKind.Accreditation, FORM, [
      { name: "First", accreditation: { facilityType: "School" } },
      { name: "Second" },
    ]);
    expect(parts.ofProject(0).map(({ message }) => message)).toContain("First: enter the monitoring period.");
    expect(parts.ofProject(1)).toHaveLength(5);
    expect(fieldIdOf(parts.ofProject(1)[0]?.at ?? "")).toBe("linked-1");
  });

  test("is not guessed of a project that has not arrived", () => {
    const parts = missingParts(ApplicationKind.Accreditation, FORM, [undefined, { name: "Second" }]);
    expect(parts.ofProject(0)).toEqual([]);
    expect(parts.ofProject(1)).toHaveLength(5);
  });

  test("link to the field", () => {
    const { all } = missingParts(ApplicationKind.QualifiedList, { ...FORM, organization: "", projectIds: [] }, []);
    expect(all.map(({ at }) => fieldIdOf(at))).toEqual(["form.organization", "form.projectIds"]);
  });
});
