import { describe, expect, test } from "vitest";
import { asJson, type JsonObject } from "../../../testing/json.js";
import { plainProject, RECORD } from "../../../testing/plain-project.js";
import { parseProject } from "../parse-project.js";
import { parseEnteringProject } from "./parse-entering-project.js";

const withRecord = (record: object, rest: object = {}): JsonObject => asJson({ ...plainProject(), record, ...rest });

describe("a project that enters", () => {
  test("of version 1.99 is upgraded, and what was filled in is said in words", () => {
    const mv = { years: [{ year: 1 }] };
    const entering = parseEnteringProject(withRecord({ name: "Test project", version: "1.99" }, { mv }));
    expect(entering).toMatchObject({
      ok: true,
      value: { record: { version: "3.0.0", status: "Pending" } },
      upgrade: {
        from: "1.99",
        to: "3.0.0",
        filledIn: ["project type ePB", "status Pending", "calculation type Standard", "M&V status NA"],
      },
    });
  });

  test("of version 1.99 that leaves nothing out has another version and nothing filled in", () => {
    expect(parseEnteringProject(withRecord({ ...RECORD, version: "1.99" }))).toMatchObject({
      upgrade: { filledIn: [] },
    });
  });

  test.each(["3.0.0", "1.0.0"])("of version %s is read as it is", (version) => {
    const json = withRecord({ ...RECORD, version });
    expect(parseEnteringProject(json)).toEqual(parseProject(json));
  });

  test.each(["4.0.0", "2.0", "3.0", 3, null])("of version %s has one problem: its version", (version) => {
    const json = withRecord({ ...RECORD, version, status: undefined }, { fieldOfALaterVersion: 1 });
    expect(parseEnteringProject(json)).toEqual({
      ok: false,
      problems: [
        expect.objectContaining({
          code: "EPB-INP-018",
          at: "record.version",
          message: "Invalid project version",
          found: JSON.stringify(version),
        }),
      ],
    });
  });

  test("of version 1.99 is never one of the express edition", () => {
    const json = withRecord({ ...RECORD, version: "1.99", projectType: 2 });
    expect(parseEnteringProject(json)).toMatchObject({ ok: false, problems: [{ code: "EPB-INP-018" }] });
  });

  test.each([
    [{ record: { ...RECORD, version: undefined }, data: {} }, "record.version"],
    [{ data: {} }, "record"],
    [[], ""],
    [null, ""],
  ])("without a version has every problem that reading finds", (json, at) => {
    const entering = parseEnteringProject(asJson(json));
    expect(entering).toMatchObject({ problems: expect.arrayContaining([expect.objectContaining({ at })]) });
    expect(entering).toEqual(parseProject(asJson(json)));
  });
});
