import { expect, test } from "vitest";
import { asJson } from "../../testing/json.js";
import { parsed } from "../../testing/parsed.js";
import { plainProject } from "../../testing/plain-project.js";
import { requireProjectData } from "./require-project-data.js";

test("data is read", () => {
  expect(requireProjectData(asJson(plainProject())["data"])).toEqual(parsed(plainProject()).data);
  expect(requireProjectData({})).toEqual({});
});

test.each([undefined, null, [], { town: "Springfield" }, { location: { city: 5 } }])("%j is refused", (json) => {
  expect(() => requireProjectData(json)).toThrow(/^Invalid project data instance$/);
});

test("what is wrong is in the details", () => {
  try {
    requireProjectData({ location: { city: 5 } });
    expect.unreachable();
  } catch (error) {
    expect(error).toMatchObject({ details: { problems: [{ code: "EPB-INP-008", at: "location.city" }] } });
  }
});
