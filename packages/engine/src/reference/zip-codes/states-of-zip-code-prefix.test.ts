import { expect, test } from "vitest";
import { readTable } from "../../../../../scripts/build-reference-data.js";
import { statesOfZipCodePrefix } from "./states-of-zip-code-prefix.js";

const ROWS = readTable("zip3_to_state.csv");
const SOURCES: Readonly<Record<string, string>> = { PP: "PP-ZIP", BLCC: "BLCC-ZIP", USPS: "POSTAL-PREFIXES" };

test("every row of the table comes back, with where it was found", () => {
  const found = ROWS.map((row) => statesOfZipCodePrefix(row["zip3"] ?? ""));
  expect(found.map((each) => each?.states)).toEqual(
    ROWS.map((row) => [row["state"], ...(row["other_states"] ?? "").split("|").filter(Boolean)]),
  );
  expect(found.map((each) => each?.sources.map(({ id }) => id))).toEqual(
    ROWS.map((row) => [SOURCES[row["source"] ?? ""]]),
  );
});

test("67 of the prefixes from 001 on are not assigned", () => {
  const all = Array.from({ length: 999 }, (_, number) => String(number + 1).padStart(3, "0"));
  expect(all.filter((prefix) => statesOfZipCodePrefix(prefix) === undefined)).toHaveLength(67);
});

test("the prefixes of the listed ZIP codes name their states", () => {
  const listed = readTable("zip_to_subregion.csv").filter((row) => row["placeholder"] === "0");
  const pairs = new Set(listed.map((row) => `${(row["zip"] ?? "").slice(0, 3)} ${row["state"]}`));
  const missing = [...pairs].filter((pair) => {
    const [prefix = "", state = ""] = pair.split(" ");
    return !statesOfZipCodePrefix(prefix)?.states.includes(state);
  });
  expect(pairs.size).toBeGreaterThan(900);
  expect(missing).toEqual([]);
});

test("text that is no prefix has no states", () => {
  expect(["", "0", "00", "80", "8020", "abc"].map(statesOfZipCodePrefix)).toEqual(Array(6).fill(undefined));
});
