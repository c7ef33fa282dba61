import { describe, expect, test } from "vitest";
import {
  countOfFilters,
  isNarrowed,
  readChoice,
  sortingOf,
  toggled,
  withoutFilters,
  writeChoice,
} from "./list-choice.js";

const read = (address: string) => readChoice(new URLSearchParams(address));

describe("the choice of the list in a URL", () => {
  test("is written as it was read", () => {
    const address =
      "search=harbor+view&sort=awardDate&direction=desc&stage=submitted&attention=waiting%2Cerrors&marketSegment=1%2C4&awardedFrom=2020-01-31";
    expect(writeChoice(read(address)).toString()).toBe(address);
  });

  test.each([
    ["an order that there is not", "sort=color&direction=desc"],
    ["a direction of nothing", "direction=desc"],
    ["an unknown stage", "stage=lost"],
    ["an unknown reason for attention", "attention=size"],
    ["texts where numbers stand", "marketSegment=schools,-1,12345"],
    ["a day that there is not", "awardedFrom=2024-02-30"],
    ["words that are none", "search=++"],
  ])("leaves out %s", (_, address) => {
    expect(read(address)).toEqual({});
  });

  test("has every number once", () => {
    expect(read("projectType=2,2,1")).toEqual({ projectType: [2, 1] });
  });

  test("limits the search to the length that the server accepts", () => {
    expect(read(`search=${"a".repeat(200)}`).search).toHaveLength(100);
  });
});

test("a bookmark with the status of an earlier version chooses the stages of the status", () => {
  expect(read("status=Approved")).toEqual({ stage: ["approved"] });
  expect(read("status=Pending")).toEqual({ stage: ["inEntry", "returned", "reopened", "submitted"] });
  expect(read("status=Lost")).toEqual({});
});

describe("filters", () => {
  test("are counted by their values, without the search", () => {
    expect(countOfFilters(read("search=a&stage=submitted&marketSegment=1,4&awardedTo=2024-01-31&sort=name"))).toBe(4);
  });

  test("of the chips are not counted among those of the panel", () => {
    expect(countOfFilters(read("attention=waiting,errors"))).toBe(0);
    expect(isNarrowed(read("attention=waiting"))).toBe(true);
  });

  test("are added and removed by a chip, which leaves the others", () => {
    const choice = toggled(read("search=a&attention=waiting"), "attention", "errors");
    expect(choice).toEqual({ search: "a", attention: ["waiting", "errors"] });
    expect(toggled(read("search=a&stage=submitted"), "stage", "submitted")).toEqual({ search: "a" });
  });

  test("are cleared with the search, and the order stays", () => {
    const choice = read("search=a&stage=submitted&sort=name&direction=asc");
    expect(withoutFilters(choice)).toEqual({ sort: "name", direction: "asc" });
  });

  test("narrow the list, and its order does not", () => {
    expect([read("sort=name"), read("search=a"), read("mvStatus=1")].map(isNarrowed)).toEqual([false, true, true]);
  });
});

test("the list begins with the latest change", () => {
  expect(sortingOf({})).toEqual({ id: "modifiedDate", isDescending: true });
  expect(sortingOf({ sort: "name" })).toEqual({ id: "name", isDescending: false });
});
