import { expect, test } from "vitest";
import { jsonText } from "./json-text.js";

test("characters that control a terminal or reorder a line are escaped, and the data stay the same", () => {
  const data = { "na\u009bme": "\u001b[2J\u009b31m\u202etxt\u2028é大" };
  expect(jsonText(data)).toBe('{"na\\u009bme":"\\u001b[2J\\u009b31m\\u202etxt\\u2028é大"}');
  expect(JSON.parse(jsonText(data, 2))).toEqual(data);
});
