import { crc32 } from "node:zlib";
import { expect, test } from "vitest";
import { nodeInflateRaw } from "../node/node-inflate.js";
import { EPB_CALCULATING_4_2_10 } from "../templates/epb-calculating-4-2-10.js";
import { DEFAULT_READ_LIMITS } from "../xlsx/read-limits.js";
import { ZipArchive } from "../xlsx/zip/zip-archive.js";
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
