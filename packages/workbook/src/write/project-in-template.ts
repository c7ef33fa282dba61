import { crc32 } from "node:zlib";
import type { Project } from "@epb/engine";
import { readProjectFromWorkbook } from "../intake/read-project-from-workbook.js";
import { nodeInflateRaw } from "../node/node-inflate.js";
import type { TemplateManifest } from "../templates/manifest.js";
import { readWorkbook } from "../xlsx/read-workbook.js";
import { writeTemplate } from "./write-template.js";

/** The parts of a project that a workbook of the template can hold, as a reader of the workbook would get them. */
export async function projectInTemplate(manifest: TemplateManifest, project: Project): Promise<Project> {
  const read = readWorkbook(await writeTemplate(manifest, { project }), { inflateRaw: nodeInflateRaw, crc32 });
  const held = read.ok ? readProjectFromWorkbook(read.workbook).project : undefined;
  if (held === undefined) throw new Error("The written workbook cannot be read.");
  return held;
}
