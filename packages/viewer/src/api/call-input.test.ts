import { expect, test } from "vitest";
import { pathOf, searchOf } from "./call-input.js";

test("a path contains the values of its parameters, escaped", () => {
  expect(pathOf("/api/project/{id}/files/{fileId}", { id: "a/b", fileId: "ü?" })).toBe(
    "/api/project/a%2Fb/files/%C3%BC%3F",
  );
});

test("a query contains the present members: lists with commas, without blank members", () => {
  expect(searchOf({ limit: 100, status: [1, 2], search: "a&b", sort: undefined, cursor: "" })).toBe(
    "?limit=100&status=1%2C2&search=a%26b",
  );
  expect(searchOf({ direction: undefined })).toBe("");
  expect(searchOf(undefined)).toBe("");
});
