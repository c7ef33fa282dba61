import { describe, expect, test } from "vitest";
import { MAIN_NAMESPACE } from "../xlsx/xml/vocabularies.js";
import { PackageFault } from "./package-fault.js";
import { XmlPart } from "./xml-part.js";

const COMPATIBILITY =
  'xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" xmlns:o="urn:other" mc:Ignorable="o"';

const partOf = (body: string): XmlPart =>
  new XmlPart(
    "sheet1.xml",
    new TextEncoder().encode(
      `<worksheet xmlns="${MAIN_NAMESPACE}" xmlns:x="${MAIN_NAMESPACE}" ${COMPATIBILITY}>${body}</worksheet>`,
    ),
  );

describe("a part of a workbook", () => {
  test.each([
    ["with nothing but its own names", "<sheetData/>"],
    [
      "with a choice for newer programs beside its own elements",
      '<mc:AlternateContent><mc:Choice Requires="o"><o:path/><cols/></mc:Choice></mc:AlternateContent><sheetData/>',
    ],
    ["with elements that may be ignored", "<sheetData/><o:note/>"],
    ["with extensions", '<sheetData/><extLst><ext xmlns:n="urn:new"><n:a/></ext></extLst>'],
  ])("%s is edited", (_what, body) => {
    expect(
      partOf(body)
        .outline()
        .children.map(({ name }) => name),
    ).toContain("sheetData");
  });

  test.each([
    ["under another prefix", "<x:sheetData/>"],
    [
      "in a choice that is taken",
      '<mc:AlternateContent><mc:Choice Requires="x"><sheetData/></mc:Choice></mc:AlternateContent>',
    ],
    ["that only look like those that count", '<sheetData/><sheetData xmlns="urn:other"/>'],
  ])("with elements %s is not edited", (_what, body) => {
    expect(() => partOf(body).outline()).toThrow(PackageFault);
    expect(() => partOf(body).outline()).toThrow("epb cannot write to this workbook");
  });
});
