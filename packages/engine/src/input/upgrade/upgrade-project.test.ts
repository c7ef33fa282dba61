import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anyProject } from "../../../testing/full-project-arbitrary.js";
import { asJson, type JsonObject } from "../../../testing/json.js";
import { plainProject, RECORD } from "../../../testing/plain-project.js";
import { parseProject } from "../parse-project.js";
import { upgradeProject } from "./upgrade-project.js";

const withRecord = (record: object, rest: object = {}): JsonObject => asJson({ ...plainProject(), record, ...rest });

describe("a project of version 1.99", () => {
  test("becomes one of version 3.0.0", () => {
    expect(upgradeProject(withRecord({ ...RECORD, version: "1.99" }))).toEqual({
      json: withRecord(RECORD),
      steps: ["version"],
    });
  });

  test("gets what 3.0.0 needs and it leaves out", () => {
    const mv = { years: [{ year: 1 }, { year: 2, status: 3 }] };
    const upgraded = upgradeProject(withRecord({ name: "Test project", version: "1.99" }, { mv }));
    expect(upgraded).toEqual({
      json: withRecord(RECORD, {
        mv: {
          status: 4,
          years: [
            { year: 1, status: 4 },
            { year: 2, status: 3 },
          ],
        },
      }),
      steps: ["project-type", "project-status", "calculation-type", "measurement-status", "version"],
    });
    expect(parseProject(upgraded.json)).toMatchObject({ ok: true });
  });

  test("keeps what it says, and what is wrong with it for reading to report", () => {
    const record = { ...RECORD, version: "1.99", calculationType: 3, status: "Approved", name: 5 };
    const { json } = upgradeProject(withRecord(record, { mv: "none" }));
    expect(json).toEqual(withRecord({ ...record, version: "3.0.0" }, { mv: "none" }));
    expect(parseProject(json)).toMatchObject({ problems: [{ at: "record.name" }, { at: "mv" }] });
  });

  test("is never one of the express edition", () => {
    expect(() => upgradeProject(withRecord({ ...RECORD, version: "1.99", projectType: 2 }))).toThrow(
      /^Invalid project version$/,
    );
  });

  test("is upgraded once: a second time there is nothing to do", () => {
    fc.assert(
      fc.property(anyProject, (json) => {
        const record = { ...(json["record"] as JsonObject), version: "1.99", projectType: 1 };
        const upgraded = upgradeProject({ ...json, record });
        expect(upgradeProject(upgraded.json)).toEqual({ json: upgraded.json, steps: [] });
        expect(upgraded.json).toEqual({ ...json, record: { ...record, version: "3.0.0" } });
        expect(parseProject(upgraded.json)).toMatchObject({ ok: true });
      }),
    );
  });
});

test.each(["3.0.0", "1.0.0"])("a project of version %s is left as it is", (version) => {
  const json = withRecord({ ...RECORD, version });
  expect(upgradeProject(json)).toEqual({ json, steps: [] });
});

test.each([{ ...RECORD, version: "2.0" }, { ...RECORD, version: 3 }, {}, null, "1.99", []])(
  "a record such as %j has no version to start from",
  (record) => {
    expect(() => upgradeProject({ record, data: {} })).toThrow(/^Invalid project version$/);
  },
);

test.each([undefined, null, "", 5, [], [RECORD]])("%j is no project of any version", (json) => {
  expect(() => upgradeProject(json)).toThrow(/^Invalid project version$/);
});
