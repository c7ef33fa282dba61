import { expect, test } from "vitest";
import { FINDING_CATALOGUE } from "../findings/catalogue.js";
import { withSupportContact } from "./support-contact.js";

const NOT_OURS = FINDING_CATALOGUE["template/not-ours"].message;

test("a message names the address of support", () => {
  expect(withSupportContact(NOT_OURS, "help@example.org")).toBe(
    "The uploaded file does not appear to be a valid template, please contact help@example.org",
  );
});

test("a message without an address does not ask the reader to write", () => {
  expect(withSupportContact(NOT_OURS)).toBe("The uploaded file does not appear to be a valid template.");
});

test("no message of a workbook keeps a placeholder", () => {
  const messages = Object.values(FINDING_CATALOGUE).map(({ message }) => message);
  expect(messages.filter((message) => /[{}]/.test(withSupportContact(message)))).toEqual([]);
});
