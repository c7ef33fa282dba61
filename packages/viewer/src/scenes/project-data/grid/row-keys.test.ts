import { expect, test } from "vitest";
import { ROW_KEYS, rowActionOf } from "./row-keys.js";

const NONE = { altKey: false, shiftKey: false, ctrlKey: false, metaKey: false };

test("rows have keys of their own, which are not those of cells", () => {
  expect(rowActionOf({ ...NONE, key: "ArrowUp", altKey: true })).toBe("up");
  expect(rowActionOf({ ...NONE, key: "ArrowDown", altKey: true, shiftKey: true })).toBe("copy");
  expect(rowActionOf({ ...NONE, key: "Delete", ctrlKey: true })).toBe("remove");
  expect(rowActionOf({ ...NONE, key: "Delete", metaKey: true })).toBe("remove");
  for (const key of ["ArrowUp", "ArrowDown", "Delete"]) expect(rowActionOf({ ...NONE, key })).toBeUndefined();
  expect(new Set(Object.values(ROW_KEYS)).size).toBe(4);
});
