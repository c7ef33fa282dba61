import { readdirSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { checkFile } from "../packages/cli/src/commands/check/check-file.js";
import { memoryIo } from "../packages/cli/src/memory-io.testing.js";
import { readWorkbookContents } from "../packages/server/src/workers/read-workbook-contents.js";
import { type Finding, withSupportContact } from "../packages/workbook/src/diagnostics/index.js";
import { timeLimit } from "./testing/runs.js";

// An upload gives the same findings for a workbook as `epb check`. A test beside the check page compares that page with
// `epb check`.

const FIXTURES = fileURLToPath(new URL("../fixtures/", import.meta.url));
const NAMES = ["workbooks", "seeded"].flatMap((folder) =>
  readdirSync(FIXTURES + folder)
    .filter((name) => name.endsWith(".xlsx"))
    .map((name) => `${folder}/${name}`),
);
/** A template, and a form without its profile, as another program saves them. */
const OTHER_FORMATS = [
  "epx-campus.epx-campaign.ods",
  "epx-campus.epx-campaign.xls",
  "pro-forma.ods",
  "pro-forma.xls",
  "Pro Forma.csv",
].map((name) => `other-formats/${name}`);

const contentsOf = (name: string) => readWorkbookContents({ path: FIXTURES + name, fileName: basename(name) });

/** Findings in the form of an upload: place instead of sheet and cell, and no file name. */
async function findingsOfCheck(name: string): Promise<readonly object[]> {
  const { report } = await checkFile(
    { file: name },
    memoryIo({ files: new Map([[name, readFileSync(FIXTURES + name)]]) }),
  );
  return report.issues.map(asInUpload);
}

function asInUpload({ file: _, sheet, cell, dependents, ...finding }: Finding): object {
  return {
    ...finding,
    ...(sheet !== undefined && { place: { sheet, ...(cell !== undefined && { address: cell }) } }),
    ...(dependents !== undefined && {
      dependents: { ...dependents, findings: dependents.findings.map(asInUpload) },
    }),
  };
}

describe("an upload has the findings of epb check, in the same order", () => {
  // The command line reads each file in another format in a process of its own.
  test.each([...NAMES, ...OTHER_FORMATS])("for %s", { timeout: timeLimit(30_000) }, async (name) => {
    const { findings } = await contentsOf(name);
    // The server adds its support address to a message; the command line has none.
    const inTerminal = findings.map((finding) => ({ ...finding, message: withSupportContact(finding.message) }));
    const ofCheck = await findingsOfCheck(name);
    // An upload names the input of a cell as well: the finding goes when the input changes.
    const named = ofCheck.map((finding, index) => {
      const at = inTerminal[index]?.at;
      return at === undefined ? finding : { at, ...finding };
    });
    expect(inTerminal).toEqual(named);
  });

  test("with the input that a cell holds", async () => {
    const { findings } = await contentsOf("seeded/placeholders-for-numbers.xlsx");
    expect(findings.map(({ place, at }) => [place?.address, at])).toEqual([
      ["L12", "ecms[uuid=ecm-04].implementation.appliedIncentives"],
      ["C40", "performancePeriod[year=4].measurementVerification"],
    ]);
  });

  test("issues of the calculation and comparisons with stored figures included", async () => {
    const codesOf = async (name: string) => (await contentsOf(name)).findings.map(({ code }) => code.slice(0, 7));
    expect(await codesOf("seeded/award-date-missing.xlsx")).toContain("EPB-CAP");
    expect(await codesOf("seeded/figure-typed-over.xlsx")).toContain("EPB-FIG");
  });
});
