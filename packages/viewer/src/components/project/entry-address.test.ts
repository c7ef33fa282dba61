import { expect, test } from "vitest";
import { ENTRY_PARAMETER, entryAddress } from "./entry-address.js";

test("the address of an entry can be read by people", () => {
  expect(entryAddress("7", "financing.indexRate", "financing")).toBe(
    "/portfolio/7/data/financing?at=financing.indexRate",
  );
  expect(entryAddress("7", "escalationRates[fieldId=1,year=2]")).toBe(
    "/portfolio/7/data?at=escalationRates[fieldId=1,year=2]",
  );
});

test.each(["ecms[uuid=a&b=c#d].baseline[fieldId=3]", "emissionFactors[fuelName=50% = half, [mixed] + more?]"])(
  "with any character in a key, %s is read back unchanged",
  (path) => {
    const { searchParams, hash } = new URL(entryAddress("7", path), "https://epb.example.org");
    expect([searchParams.get(ENTRY_PARAMETER), hash]).toEqual([path, ""]);
  },
);
