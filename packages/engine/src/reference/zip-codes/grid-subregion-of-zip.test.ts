import { gzipSync } from "node:zlib";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readTable } from "../../../../../scripts/build-reference-data.js";
import { GRID_SUBREGION_ACRONYMS, GridSubregion } from "../../enumerations/grid-subregion.js";
import { ZIP_CODE_RUNS } from "../data/zip-code-runs.js";
import { gridSubregionOfState } from "../grid-subregion-of-state.js";
import { findZipCode } from "./find-zip-code.js";
import { gridSubregionOfZip } from "./grid-subregion-of-zip.js";

const ROWS = readTable("zip_to_subregion.csv");

/** An answer as a row of EPA's table: ZIP code, state, subregions, placeholder. */
function asRow(zip: string): string {
  const answer = gridSubregionOfZip(zip);
  switch (answer.kind) {
    case "one":
    case "ask": {
      const subregions = answer.kind === "one" ? [answer.subregion] : answer.candidates;
      const [primary, ...others] = subregions.map((subregion) => GRID_SUBREGION_ACRONYMS[subregion]);
      return [answer.zip, answer.state, primary, others.join("|"), answer.isPlaceholder ? "1" : "0"].join(",");
    }
    case "unlisted":
    case "malformed":
      return answer.kind;
    default:
      return answer satisfies never;
  }
}

describe("EPA's table", () => {
  test("has 41,588 ZIP codes, and every one comes back as it stands there", () => {
    expect(ROWS).toHaveLength(41_588);
    expect(ROWS.map((row) => asRow(row["zip"] ?? ""))).toEqual(ROWS.map((row) => Object.values(row).join(",")));
  });

  test("lists no ZIP code that is not in it", () => {
    const all = Array.from({ length: 100_000 }, (_, number) => number);
    expect(all.filter((zip) => findZipCode(zip) !== undefined)).toEqual(ROWS.map((row) => Number(row["zip"])));
  });

  test("is small enough for a browser: at most 60 kB compressed", () => {
    expect(gzipSync(JSON.stringify(ZIP_CODE_RUNS)).length).toBeLessThan(60_000);
  });
});

test("a ZIP code in one subregion gives it with state and source", () => {
  // 80202, Denver; EPA's row is 80202,CO,RMPA,,0
  expect(gridSubregionOfZip("80202")).toMatchObject({
    kind: "one",
    zip: "80202",
    state: "CO",
    subregion: GridSubregion.RMPA,
    isPlaceholder: false,
    sources: [{ id: "PP-ZIP", publisher: "EPA" }],
  });
});

test("a ZIP code whose utilities belong to several subregions is a question, the usual one first", () => {
  // 07401, Allendale; EPA's row is 07401,NJ,RFCE,NYUP,0
  expect(gridSubregionOfZip("07401")).toMatchObject({
    kind: "ask",
    state: "NJ",
    candidates: [GridSubregion.RFCE, GridSubregion.NYUP],
  });
});

test("2,963 ZIP codes are a question, and their candidates differ", () => {
  // Rows of the table with an entry in other_subregions, counted apart from this code.
  const questions = ROWS.map((row) => gridSubregionOfZip(row["zip"] ?? "")).filter(({ kind }) => kind === "ask");
  expect(questions).toHaveLength(2963);
  for (const answer of questions) {
    if (answer.kind === "ask") expect(new Set(answer.candidates).size).toBe(answer.candidates.length);
  }
});

test("EPA's stand-ins for places without a ZIP code are marked", () => {
  expect(gridSubregionOfZip("00001")).toMatchObject({
    kind: "one",
    subregion: GridSubregion.AKMS,
    isPlaceholder: true,
  });
  // 00501, Holtsville, is a ZIP code.
  expect(gridSubregionOfZip("00501")).toMatchObject({ kind: "one", state: "NY", isPlaceholder: false });
});

describe("a ZIP code that is not listed", () => {
  test("has the subregion of its prefix's state to propose, and says where it comes from", () => {
    // Prefix 432 is Columbus, Ohio; all of Ohio lies in RFCW.
    expect(gridSubregionOfZip("43299")).toMatchObject({
      kind: "unlisted",
      zip: "43299",
      states: [{ kind: "one", state: "OH", subregion: GridSubregion.RFCW }],
      candidates: [GridSubregion.RFCW],
      sources: [{ id: "PP-ZIP" }],
    });
  });

  test("asks where the state has no decisive subregion", () => {
    // American Samoa, which the postal service numbers like Hawaii.
    const answer = gridSubregionOfZip("96799");
    expect(answer).toMatchObject({ kind: "unlisted", candidates: [GridSubregion.HIOA, GridSubregion.HIMS] });
    if (answer.kind === "unlisted") expect(answer.states).toEqual([gridSubregionOfState("HI")]);
  });

  test("has the subregions of every state of its prefix, each once", () => {
    // Prefix 063 is Connecticut, with Fishers Island in New York.
    const answer = gridSubregionOfZip("06399");
    expect(answer).toMatchObject({ kind: "unlisted", states: [{ state: "CT" }, { state: "NY" }] });
    if (answer.kind !== "unlisted") return;
    const { NEWE, NYUP, NYCW, NYLI, RFCE } = GridSubregion;
    expect(answer.candidates).toEqual([NEWE, NYUP, NYCW, NYLI, RFCE]);
  });

  test.each(["09012", "34010", "96301", "96910", "00802"])("has nothing to propose outside EPA's grid: %s", (zip) => {
    expect(gridSubregionOfZip(zip)).toMatchObject({
      kind: "unlisted",
      states: [{ kind: "unknown" }],
      candidates: [],
      sources: [{ id: "POSTAL-PREFIXES", standing: "unverified" }],
    });
  });

  test("has no state when its prefix is not assigned", () => {
    expect(gridSubregionOfZip("00600")).toMatchObject({ kind: "unlisted", states: [{ state: "PR" }] });
    expect(gridSubregionOfZip("21399")).toMatchObject({ kind: "unlisted", states: [], candidates: [], sources: [] });
  });
});

describe("what people enter", () => {
  test.each(["80202-1234", "802021234", " 80202 ", "80202\n"])("%j is 80202", (given) => {
    expect(gridSubregionOfZip(given)).toEqual(gridSubregionOfZip("80202"));
  });

  test.each(["", "8020", "802022", "80202-", "80202-12", "8o202", "K1A 0B1", "80 202", "-8020", "80202.0", "٨٠٢٠٢"])(
    "%j is no ZIP code",
    (given) => {
      expect(gridSubregionOfZip(given)).toEqual({ kind: "malformed", given });
    },
  );

  test("any text gets an answer", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^\d{5}$/)), (given) => {
        const answer = gridSubregionOfZip(given);
        expect(answer.kind === "malformed").toBe(!/^\d{5}(-?\d{4})?$/.test(given.trim()));
      }),
    );
  });
});
