import { expect, test } from "vitest";
import { newestTemplate } from "../../templates/known-templates.js";
import { namedColumns, namedFields } from "../sheets/input-names.js";
import { hasInput } from "./has-input.js";

test("a template has its own inputs, and not those of another one", () => {
  const [epb, epx] = [newestTemplate("epb-calculating"), newestTemplate("epx")];
  for (const { path } of [...namedFields(epb), ...namedColumns(epb)]) expect(hasInput(path, epb)).toBe(true);
  const missing = [...namedFields(epb), ...namedColumns(epb)].filter(({ path }) => !hasInput(path, epx));
  expect(missing.length).toBeGreaterThan(10);
  expect(hasInput("ecms[].ecmNumber", epx)).toBe(true);
  expect(hasInput("escalationRates[fieldId=1,year=2..40].value", epb)).toBe(true);
  expect(hasInput("no.such.input", epb)).toBe(false);
});
