import { describe, expect, test } from "vitest";
import { readTable } from "../../../../scripts/build-reference-data.js";
import { Decimal } from "../decimal/decimal.js";
import { GRID_SUBREGION_ACRONYMS, GridSubregion } from "../enumerations/grid-subregion.js";
import { gridSubregionOfState } from "./grid-subregion-of-state.js";

const ROWS = readTable("state_to_subregion.csv");
const STATES = [...new Set(ROWS.map((row) => row["state"] ?? ""))];

function candidatesOf(state: string) {
  const answer = gridSubregionOfState(state);
  return answer.kind === "unknown" ? [] : answer.candidates;
}

describe("the table", () => {
  test("is complete, row by row", () => {
    const found = STATES.flatMap((state) =>
      candidatesOf(state).map(({ subregion, zipCodes, share }) =>
        [state, GRID_SUBREGION_ACRONYMS[subregion], zipCodes, share.value.toFixed()].join(","),
      ),
    );
    expect(found).toEqual(
      ROWS.map((row) =>
        [row["state"], row["subregion"], row["zip_count"], new Decimal(row["zip_share"] ?? "").toFixed()].join(","),
      ),
    );
  });

  test("is the count of EPA's ZIP codes, without those that stand for places without one", () => {
    const counts = new Map<string, number>();
    for (const row of readTable("zip_to_subregion.csv").filter((each) => each["placeholder"] === "0")) {
      const key = `${row["state"]} ${row["primary_subregion"]}`;
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    const ofTable = ROWS.map((row) => [`${row["state"]} ${row["subregion"]}`, Number(row["zip_count"])] as const);
    expect(new Map(ofTable)).toEqual(counts);
  });

  test("has the fifty states, the District of Columbia and Puerto Rico", () => {
    expect(STATES).toHaveLength(52);
  });
});

describe("shares", () => {
  test.each(STATES)("of %s are the counts' to four decimals, in falling order, and make up the whole", (state) => {
    const candidates = candidatesOf(state);
    const total = candidates.reduce((sum, { zipCodes }) => sum + zipCodes, 0);
    for (const { zipCodes, share } of candidates) {
      expect(new Decimal(zipCodes).div(total).minus(share.value).abs().lte("0.00005")).toBe(true);
      expect(share.sources[0]?.publisher).toBe("EPA");
    }
    const shares = candidates.map(({ share }) => share.value);
    expect(shares.every((share, index) => index === 0 || share.lte(shares[index - 1] ?? share))).toBe(true);
    expect(
      Decimal.sum(...shares)
        .minus(1)
        .abs()
        .lte("0.0005"),
    ).toBe(true);
  });
});

test("five states need a question: no subregion has 60% of their ZIP codes", () => {
  const questions = STATES.filter((state) => gridSubregionOfState(state).kind === "ask");
  expect(questions).toEqual(["HI", "MS", "NV", "WI", "WY"]);
});

test("a question names its candidates with shares", () => {
  const answer = gridSubregionOfState("WY");
  // 108 of 193 ZIP codes is 56%: the most, and not enough.
  expect(answer).toMatchObject({
    kind: "ask",
    state: "WY",
    candidates: [
      { subregion: GridSubregion.RMPA, zipCodes: 108 },
      { subregion: GridSubregion.NWPP, zipCodes: 76 },
      { subregion: GridSubregion.MROW, zipCodes: 9 },
    ],
  });
});

test("a state with a decisive subregion gives it with its share and the others", () => {
  const answer = gridSubregionOfState("IL");
  if (answer.kind !== "one") throw new Error("Illinois is decided");
  expect(answer.subregion).toBe(GridSubregion.SRMW);
  expect(answer.share.value.toFixed()).toBe("0.6378"); // 1009 of 1582
  expect(answer.candidates.map(({ subregion }) => subregion)).toEqual([
    GridSubregion.SRMW,
    GridSubregion.RFCW,
    GridSubregion.MROW,
  ]);
});

test("lowercase and surrounding spaces are accepted", () => {
  expect(gridSubregionOfState(" co ")).toEqual(gridSubregionOfState("CO"));
});

test.each(["", "Colorado", "GU", "AE", "ZZ", "toString", "__proto__"])("%j has no subregion", (state) => {
  expect(gridSubregionOfState(state).kind).toBe("unknown");
});
