import { crc32 } from "node:zlib";
import { expect, test } from "vitest";
import { nodeInflateRaw } from "../node/node-inflate.js";
import { EPB_CALCULATING_4_2_10 } from "../templates/epb-calculating-4-2-10.js";
import { DEFAULT_READ_LIMITS } from "../xlsx/read-limits.js";
import { ZipArchive } from "../xlsx/zip/zip-archive.js";
import { joinPrintAreas } from "./finished-parts.js";
import { writeTemplate } from "./write-template.js";

test("the package declares its custom properties, and sheets allow numbers as text before their comments", async () => {
  const bytes = await writeTemplate(EPB_CALCULATING_4_2_10);
  const archive = ZipArchive.open(bytes, DEFAULT_READ_LIMITS, { inflateRaw: nodeInflateRaw, crc32 });
  if (!archive.ok) throw new Error(archive.finding.message);
  const text = (name: string): string => {
    const data = archive.value.read(name, DEFAULT_READ_LIMITS.maxInflatedBytes);
    return data.ok ? new TextDecoder().decode(data.value) : data.finding.message;
  };
  expect(text("[Content_Types].xml")).toContain('PartName="/docProps/custom.xml"');
  expect(text("_rels/.rels")).toContain('Target="docProps/custom.xml"');
  expect(text("xl/worksheets/sheet2.xml")).toMatch(/<\/ignoredErrors>(<drawing r:id="[^"]*"\/>)?<legacyDrawing/);
  expect(text("docProps/core.xml")).toContain("2024-01-01T00:00:00Z");
});

const name = (sheet: number, areas: string): string =>
  `<definedName name="_xlnm.Print_Area" localSheetId="${sheet}">${areas}</definedName>`;
const TITLES = '<definedName name="_xlnm.Print_Titles" localSheetId="1">Two!$1:$2</definedName>';

test("the print areas of a sheet become one name, and all other names stay", () => {
  const written = `<definedNames>${name(0, "One!$B$1:$C$9")}${name(1, "Two!$B$1:$C$9")}${name(1, "Two!$D$1:$E$9")}${TITLES}</definedNames>`;
  expect(joinPrintAreas(written)).toBe(
    `<definedNames>${name(0, "One!$B$1:$C$9")}${name(1, "Two!$B$1:$C$9,Two!$D$1:$E$9")}${TITLES}</definedNames>`,
  );
});
