import { calculateProject } from "@epb/engine";
import { describe, expect, test } from "vitest";
import { unzip } from "../../../../test/testing/unzip.js";
import { number, readWorkbookFixture, text, WorkbookFile } from "../../../../test/testing/workbook-file.js";
import { readGood } from "../../testing/read.js";
import { buildZip } from "../../testing/zip-builder.js";
import { correctWorkbook } from "../correct/correct-workbook.js";
import { fromFinding } from "../diagnostics/from-sources.js";
import { NODE_PACKAGE_TOOLS } from "../node/node-package-tools.js";
import { annotateWorkbook } from "../write/annotate/annotate-workbook.js";
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

/** Comparable parts of a reading: the project and the findings. */
const known = ({ project, findings }: ReturnType<typeof reading>) => ({
  project: JSON.parse(JSON.stringify(project)) as unknown,
  findings,
});

/** Peculiarities of other programs that users have reported in public. None changes the content of the workbook. */
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
    ["with a zero-width space behind an option", () => workbook().put("Schedule 3!E16", text("Annual\u200B")).bytes()],
    [
      "with what binary floats leave of zero in an amount that cannot be negative",
      () => workbook().put("Schedule 2a!L10", number("-2.7755575615628914E-17")).bytes(),
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
    const annotated = annotateWorkbook(bytes(), []);
    expect(annotated.ok && known(reading(annotated.value))).toEqual(known(ORIGINAL));
  });
});

/** Writes a number with a format into a cell. */
function withFormat(place: string, value: string, format: string): Uint8Array {
  const file = workbook();
  let style = 0;
  file.edit("xl/styles.xml", (xml) => {
    style = Number(/<cellXfs count="(\d+)"/.exec(xml)?.[1]);
    return xml
      .replace(/<numFmts[^>]*>/, `$&<numFmt numFmtId="990" formatCode="${format.replaceAll('"', "&quot;")}"/>`)
      .replace("</cellXfs>", '<xf numFmtId="990" fontId="0" fillId="0" borderId="0"/></cellXfs>');
  });
  const [sheet = "", address = ""] = place.split("!");
  file.put(place, number(value));
  return file
    .editSheet(sheet, (xml) => xml.replace(new RegExp(`(<c r="${address}" )s="\\d+"`), `$1s="${style}"`))
    .bytes();
}

describe("a number where text belongs is read as the cell shows it", () => {
  test.each<[what: string, place: string, number: string, format: string, shown: string, found?: string]>([
    ["a ZIP code", "Summary!C12", "2139", "00000", "02139"],
    ["a contract number", "Summary!C17", "123", '"DE-EE"0000000', "DE-EE0000123"],
    ["a date", "Summary!C20", "46054", "d-mmm", "1-Feb", "1-Feb, the date 2026-02-01"],
  ])("%s", (_what, place, stored, format, shown, found) => {
    const { project, findings } = reading(withFormat(place, stored, format));
    expect(JSON.stringify(project)).toContain(JSON.stringify(shown));
    expect(findings.map((finding) => [finding.name, finding.found])).toEqual(
      found === undefined ? [] : [["cell/date-in-text-cell", found]],
    );
  });
});

test("a percent sign that is only printed has two readings", () => {
  const { findings } = reading(withFormat("Schedule 3!E10", "0.04", '0.00"%"'));
  expect(findings).toMatchObject([
    { name: "cell/percent-sign-in-format", place: { address: "E10" }, advice: expect.stringContaining("0.04% or 4%") },
  ]);
});

test("an invisible character after a text is reported and ignored", () => {
  const { project, findings } = reading(workbook().put("Summary!C11", text("NY\u200B")).bytes());
  expect(findings).toMatchObject([{ name: "cell/unseen-characters", found: "U+200B", place: { address: "C11" } }]);
  expect(known({ project, findings: [] } as never).project).toEqual(
    known(reading(workbook().put("Summary!C11", text("NY")).bytes())).project,
  );
});

describe("an amount typed as text is corrected where its meaning is beyond doubt", () => {
  const PRICE = "Schedule 2a!J9";
  const SIGNED = "Schedule 4!P14";
  const RATE = "Annual Escalation Rates!C9";
  test.each<[typed: string, place: string, corrected: readonly string[]]>([
    ["$-5,000", SIGNED, ["-5000"]],
    ["$ - 5,000", SIGNED, ["-5000"]],
    ["USD -5,000", SIGNED, ["-5000"]],
    ["US$\u22125,000", SIGNED, ["-5000"]],
    ["(0.5)%", RATE, ["-0.005"]],
    ["612000\u200B", PRICE, ["612000"]],
    ["($5,000", SIGNED, []],
    ["$-5,000", PRICE, []],
    ["450,00", PRICE, []],
    ["450,0000", PRICE, []],
  ])("%j in %s", (typed, place, expected) => {
    const { corrected, left } = corrections(workbook().put(place, text(typed)).bytes());
    expect(corrected.map(({ after }) => after.value)).toEqual(expected);
    expect(left.flatMap(({ values }) => values.map(({ value }) => value))).toEqual(
      typed === "450,00" ? ["450.00", "45000"] : [],
    );
  });
});

test("natural gas in therms has a warning, since its price is a tenth of any other", () => {
  const { project } = reading(workbook().put("Schedule 4!H15", number(21_500)).bytes());
  if (project === undefined) throw new Error("The workbook has no project.");
  const names = calculateProject(project).issues.map(({ name }) => name);
  expect(names).toContain("plausibility/energy-price");
});
