import { describe, expect, test } from "vitest";
import { unzip } from "../../../../test/testing/unzip.js";
import { readWorkbookFixture, WorkbookFile } from "../../../../test/testing/workbook-file.js";
import { readGood } from "../../testing/read.js";
import { buildZip } from "../../testing/zip-builder.js";
import { correctWorkbook } from "../correct/correct-workbook.js";
import { fromFinding } from "../diagnostics/from-sources.js";
import { NODE_PACKAGE_TOOLS } from "../node/node-package-tools.js";
import { readProjectFromWorkbook } from "./read-project-from-workbook.js";

const BYTES = readWorkbookFixture("school-district.xlsx");
const ORIGINAL = readProjectFromWorkbook(readGood(BYTES));
const CITY = readGood(BYTES).sheet("Summary")?.cell("C10")?.value ?? "";

const workbook = (): WorkbookFile => new WorkbookFile(BYTES);

const reading = (bytes: Uint8Array) => readProjectFromWorkbook(readGood(bytes));

function corrections(bytes: Uint8Array) {
  const findings = reading(bytes).findings.map((finding) => fromFinding(finding, "project.xlsx"));
  const result = correctWorkbook(bytes, findings, NODE_PACKAGE_TOOLS);
  if (!result.ok) throw new Error(result.finding.message);
  return result.value;
}

/** A reading as it is compared: the project and what is said of the cells. */
const known = ({ project, findings }: ReturnType<typeof reading>) => ({
  project: JSON.parse(JSON.stringify(project)) as unknown,
  findings,
});

/** Peculiarities of other programs, each of which users have reported in public. None changes what the workbook says. */
describe("the same project is read from a workbook", () => {
  test.each<[peculiarity: string, bytes: () => Uint8Array]>([
    [
      "with backslashes in the names of its zip",
      () =>
        buildZip(
          unzip(BYTES).map(({ name, data }) => ({
            name: name === "[Content_Types].xml" ? name : name.replaceAll("/", "\\"),
            data,
          })),
        ),
    ],
    [
      "with a sheet of another program that has no part",
      () =>
        workbook()
          .editWorkbook((xml) =>
            xml.replace("</sheets>", '<sheet name="Old macro" sheetId="990" state="veryHidden" r:id=""/></sheets>'),
          )
          .bytes(),
    ],
    [
      "with a reference in small letters",
      () =>
        workbook()
          .editSheet("Schedule 2a", (xml) => xml.replace('r="J9"', 'r="j9"'))
          .bytes(),
    ],
    [
      "with text in line in a cell that is declared a number",
      () =>
        workbook()
          .put("Summary!C10", { xml: `<is><t>${CITY}</t></is>` })
          .bytes(),
    ],
    [
      "with a plain value in a cell that is declared text in line",
      () =>
        workbook()
          .put("Summary!C10", { type: "inlineStr", xml: `<v>${CITY}</v>` })
          .bytes(),
    ],
  ])("%s", (_peculiarity, bytes) => {
    expect(known(reading(bytes()))).toEqual(known(ORIGINAL));
    expect(corrections(bytes())).toMatchObject({ corrected: [], left: [] });
  });
});
