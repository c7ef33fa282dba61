import type { Project } from "@epb/engine";
import { describe, expect, test } from "vitest";
import { withIds } from "./assign-ids.js";

const NEW_ID = "7b0b3a37-9d4c-4f21-8cf1-38c3d4f1a001";
const random = { uuid: () => NEW_ID } as Parameters<typeof withIds>[2];

const BEFORE = {
  record: { name: "School" },
  data: { ecms: [{ id: "a" }, { id: "b" }], financing: { id: "f" }, fuelTypes: [{ _id: "u", fuelType: "Coal" }] },
  notes: [{ id: "n" }],
} as unknown as Project;

describe("a project with ids", () => {
  test("is the project itself where nothing is new", () => {
    const { notes: _, ...fewer } = BEFORE;
    for (const after of [BEFORE, fewer]) expect(withIds(after, BEFORE, random)).toBe(after);
  });

  test.each([
    ["an item without one", { id: undefined }],
    ["an item with one from somewhere else", { id: "c" }],
  ])("has a new one for %s", (_, item) => {
    const after = { ...BEFORE, data: { ...BEFORE.data, ecms: [{ id: "b" }, item] } } as unknown as Project;
    expect(withIds(after, BEFORE, random).data.ecms?.map(({ id }) => id)).toEqual(["b", NEW_ID]);
  });

  test("has a new one for everything where there was none before", () => {
    const ids = withIds(BEFORE, undefined, random);
    expect([ids.data.financing?.id, ids.data.fuelTypes?.[0]?._id, ids.notes?.[0]?.id]).toEqual([
      NEW_ID,
      NEW_ID,
      NEW_ID,
    ]);
  });
});
