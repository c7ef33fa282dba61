import { describe, expect, test } from "vitest";
import { readBad } from "../../../testing/read.js";
import { buildWorkbook, workbookFiles } from "../../../testing/workbook-builder.js";
import { buildZip } from "../../../testing/zip-builder.js";

const utf8 = (text: string) => new TextEncoder().encode(text);

/** A compound file with these streams: the header, and a sector of directory records. */
function compoundFile(...streams: string[]): Uint8Array {
  const bytes = Buffer.alloc(512 + 128 * 8);
  Buffer.from("d0cf11e0a1b11ae1", "hex").copy(bytes);
  for (const [index, name] of ["Root Entry", ...streams].entries()) bytes.write(name, 512 + 128 * index, "utf16le");
  return new Uint8Array(bytes);
}

describe("the finding about a file that is not a workbook names its kind:", () => {
  test.each<[what: string, bytes: Uint8Array, name: string, found?: string]>([
    ["empty", new Uint8Array(), "file/empty"],
    ["CSV", utf8("year,kwh\n1,2\n"), "file/plain-text", "lines of text, as in a CSV"],
    [
      "CSV in UTF-16",
      new Uint8Array(Buffer.from("\ufeffa\tb\n", "utf16le")),
      "file/plain-text",
      "lines of text, as in a CSV",
    ],
    ["text", utf8("see attachment"), "file/plain-text", "text"],
    ["HTML", utf8("\n<!DOCTYPE html><html></html>"), "file/plain-text", "a web page"],
    ["JSON", utf8('{"a": 1}'), "file/plain-text", "a JSON document"],
    [
      "Excel 2003 XML",
      utf8('<?xml version="1.0"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet"/>'),
      "file/plain-text",
      "an XML spreadsheet of Excel 2003",
    ],
    ["PDF", utf8("%PDF-1.7\n"), "file/unknown-format", "a PDF document"],
    ["picture", new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]), "file/unknown-format", "a PNG picture"],
    ["noise", new Uint8Array([1, 2, 3, 0, 255]), "file/unknown-format", "5 bytes of another kind"],
    ["xls", compoundFile("Workbook"), "file/old-excel"],
    ["Excel 95", compoundFile("Book"), "file/old-excel"],
    ["Excel 3", new Uint8Array([0x09, 0x02, 0x06, 0x00, 0, 0, 0x10, 0, 0, 0]), "file/old-excel"],
    ["encrypted xlsx", compoundFile("EncryptionInfo", "EncryptedPackage"), "file/password-protected"],
    ["encrypted xlsx after other streams", compoundFile("Workbook", "EncryptedPackage"), "file/password-protected"],
    [
      "xlsx with a sensitivity label",
      compoundFile("EncryptedPackage", "\u0006DataSpaces", "DRMEncryptedDataSpace"),
      "file/rights-restricted",
    ],
    ["xls with restricted rights", compoundFile("Workbook", "\tDRMContent"), "file/rights-restricted"],
    ["doc", compoundFile("WordDocument"), "file/not-a-spreadsheet"],
    ["docx", buildZip([{ name: "word/document.xml", data: "" }]), "file/not-a-spreadsheet", "a Word document"],
    ["pptx", buildZip([{ name: "ppt/presentation.xml", data: "" }]), "file/not-a-spreadsheet", "a presentation"],
    [
      "Numbers",
      buildZip([{ name: "Index/Document.iwa", data: "" }]),
      "file/not-a-spreadsheet",
      "an Apple iWork document",
    ],
    ["zip", buildZip([{ name: "a.txt", data: "" }]), "file/not-a-spreadsheet", "a zip of other files"],
    [
      "zip of a workbook",
      buildZip([{ name: "p/a.XLSX", data: "" }]),
      "file/not-a-spreadsheet",
      "a zip with p/a.XLSX in it",
    ],
    ["empty zip", buildZip([]), "file/not-a-spreadsheet", "an empty zip"],
    ["xlsb", buildZip([...workbookFiles(), { name: "xl/workbook.bin", data: "" }]), "file/binary-workbook"],
    [
      "ods",
      buildZip([
        { name: "mimetype", data: "application/vnd.oasis.opendocument.spreadsheet", isStored: true },
        { name: "content.xml", data: "" },
      ]),
      "file/open-document",
    ],
    [
      "odt",
      buildZip([
        { name: "mimetype", data: "application/vnd.oasis.opendocument.text", isStored: true },
        { name: "content.xml", data: "" },
      ]),
      "file/not-a-spreadsheet",
      "an OpenDocument file that is no spreadsheet",
    ],
    [
      "package without a workbook",
      buildWorkbook({ edit: (_name, xml) => xml.replace('/officeDocument"', '/other"') }),
      "file/not-a-spreadsheet",
      "a package without a document",
    ],
    [
      "package with another document",
      buildWorkbook({ edit: (_name, xml) => xml.replace(/(<\/?)workbook/g, "$1other") }),
      "file/not-a-spreadsheet",
      "xl/workbook.xml is no workbook",
    ],
    ["encrypted zip", buildZip(workbookFiles().map((file) => ({ ...file, flags: 1 }))), "file/password-protected"],
  ])("%s", (_what, bytes, name, found) => {
    expect(readBad(bytes)).toMatchObject(found === undefined ? { name } : { name, found });
  });

  test("a workbook cut short", () => {
    const bytes = buildWorkbook();
    expect(readBad(bytes.subarray(0, bytes.length - 30)).name).toBe("file/truncated");
    expect(readBad(bytes.subarray(0, 40)).name).toBe("file/truncated");
  });
});
