import { describe, expect, test } from "vitest";
import { calculated, parsed } from "../../testing/parsed.js";
import { plainProject } from "../../testing/plain-project.js";
import { CalculationType } from "../enumerations/calculation-type.js";
import { ProjectVersion } from "../enumerations/project-version.js";
import { EngineError } from "../errors/engine-error.js";
import type { Project } from "../model/project.js";
import {
  attachProjectData,
  attachRecord,
  noteChange,
  openProject,
  type ProjectState,
  refreshCalculatedValues,
  updateProjectData,
} from "./project-state.js";

const bare: Project = parsed(plainProject());
const { calculatedValues } = calculated(plainProject());
const stored: Project = { ...bare, calculatedValues };
const fresh: ProjectState = openProject(stored);
const moved = { ...bare.data, location: { city: "Springfield" } };
const reguaranteed = parsed(plainProject({ other: { guarPctEstSav: "0.95" } })).data;

describe("a project needs recalculation", () => {
  test("not as it was stored with calculated values, but without any", () => {
    expect(fresh).toEqual({ project: stored, needsRecalculation: false });
    expect(openProject(bare).needsRecalculation).toBe(true);
  });

  test("once new data is attached, be it equal, until its values are refreshed", () => {
    const attached = attachProjectData(fresh, bare.data);
    expect(attached).toEqual({ project: stored, needsRecalculation: true });
    expect(refreshCalculatedValues(attached, calculatedValues)).toEqual(fresh);
  });

  test("once data changed on which figures depend, and not for others", () => {
    expect(updateProjectData(fresh, reguaranteed)).toEqual({
      project: { ...stored, data: reguaranteed },
      needsRecalculation: true,
    });
    expect(updateProjectData(fresh, moved)).toEqual({ project: { ...stored, data: moved }, needsRecalculation: false });
  });

  test("still, after a change that would not ask for it", () => {
    expect(updateProjectData(attachProjectData(fresh, bare.data), moved).needsRecalculation).toBe(true);
    expect(noteChange(attachProjectData(fresh, bare.data), { recalculate: false }).needsRecalculation).toBe(true);
    expect(attachRecord(attachProjectData(fresh, bare.data), stored.record).needsRecalculation).toBe(true);
  });

  test("when a change notification asks for it", () => {
    expect(noteChange(fresh, { recalculate: true }).needsRecalculation).toBe(true);
    expect(noteChange(fresh, { recalculate: false })).toBe(fresh);
  });

  test("when its calculation type changed", () => {
    const record = { ...stored.record, calculationType: CalculationType.Legacy };
    expect(attachRecord(fresh, record)).toEqual({ project: { ...stored, record }, needsRecalculation: true });
    expect(attachRecord(fresh, { ...stored.record, name: "Town hall" }).needsRecalculation).toBe(false);
  });
});

describe("updating data while calculated values are missing", () => {
  test("is refused where figures depend on what changed", () => {
    expect(() => updateProjectData(openProject(bare), reguaranteed)).toThrow(
      /^Unable to update projectData when dependent calculatedValues are missing\.$/,
    );
  });

  test("is allowed where none do, and attaching always is", () => {
    expect(updateProjectData(openProject(bare), moved).project.data).toBe(moved);
    expect(attachProjectData(openProject(bare), reguaranteed).project.data).toBe(reguaranteed);
  });
});

test("a record of another version is rejected", () => {
  const record = { ...stored.record, version: ProjectVersion.V1_99 };
  expect(() => attachRecord(fresh, record)).toThrow(/^Invalid project version$/);
});

test("an error names the versions, or the project, that caused it", () => {
  const details = (work: () => unknown): unknown => {
    try {
      return work();
    } catch (error) {
      return error instanceof EngineError ? error.details : error;
    }
  };
  const older = { ...stored.record, version: ProjectVersion.V1_99 };
  expect(details(() => attachRecord(fresh, older))).toEqual({
    version: ProjectVersion.V1_99,
    expected: ProjectVersion.V3_0_0,
  });
  const withId = openProject({ ...bare, record: { ...bare.record, id: "project-1" } });
  expect(details(() => updateProjectData(withId, reguaranteed))).toEqual({ id: "project-1" });
});

describe("the calculated values of an Override project", () => {
  const override = (project: Project): ProjectState =>
    openProject({ ...project, record: { ...project.record, calculationType: CalculationType.Override } });

  test("stay those that were supplied", () => {
    const state = noteChange(override(stored), { recalculate: true });
    expect(refreshCalculatedValues(state, {})).toEqual({ project: state.project, needsRecalculation: false });
  });

  test("have to be there", () => {
    expect(() => refreshCalculatedValues(override(bare), calculatedValues)).toThrow(
      /^Project set to Override but no calculated values provided$/,
    );
  });
});
