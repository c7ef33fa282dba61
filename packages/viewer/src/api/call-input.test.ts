import { expect, test } from "vitest";
import { pathOf, searchOf } from "./call-input.js";

test("a path has the values of its parameters, so that none of them becomes another part of it", () => {
  expect(pathOf("/api/project/{id}/files/{fileId}", { id: "a/b", fileId: "ü?" })).toBe(
    "/api/project/a%2Fb/files/%C3%BC%3F",
  );
});

test("a query has what is there: lists with commas, nothing of what is blank", () => {
  expect(searchOf({ limit: 100, status: [1, 2], search: "a&b", sort: undefined, cursor: "" })).toBe(
    "?limit=100&status=1%2C2&search=a%26b",
  );
  expect(searchOf({ direction: undefined })).toBe("");
  expect(searchOf(undefined)).toBe("");
});
