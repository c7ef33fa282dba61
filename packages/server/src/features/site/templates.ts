import { createHash } from "node:crypto";
import type { TemplateFile } from "@epb/contract";
import { ProjectType } from "@epb/engine";
import { KNOWN_TEMPLATES, newestTemplate, type TemplateManifest } from "@epb/workbook";
import { notFound } from "../../base/api-error.js";
import { type FileReply, XLSX_TYPE } from "../../base/file-reply.js";
import type { WorkerServices } from "../../workers/worker-services.js";

/** The current version of each kind. */
const CURRENT: readonly TemplateManifest[] = [...new Set(KNOWN_TEMPLATES.map(({ kind }) => kind))].map(newestTemplate);

const fileNameOf = ({ kind, version }: TemplateManifest): string => `${kind}-${version}.xlsx`;

/** The blank workbooks that people can have. @spec P §7 "Blank Excel templates are static files" */
export const TEMPLATE_FILES: readonly TemplateFile[] = CURRENT.map((manifest) => ({
  kind: manifest.kind,
  title: manifest.title,
  version: manifest.version,
  projectType: manifest.record.projectType === ProjectType.Epx ? ProjectType.Epx : ProjectType.Epb,
  fileName: fileNameOf(manifest),
  url: `/assets/templates/${fileNameOf(manifest)}`,
}));

/** They never change while a server runs, and each takes a second to write. */
const written = new Map<string, Promise<Required<Pick<FileReply, "content" | "etag">>>>();

/** A blank workbook. @throws ApiError 404 */
export async function downloadTemplate(
  fileName: string,
  { reportWorkers }: Pick<WorkerServices, "reportWorkers">,
): Promise<FileReply> {
  const manifest = CURRENT.find((each) => fileNameOf(each) === fileName);
  if (manifest === undefined) throw notFound("The template");
  const file =
    written.get(fileName) ?? reportWorkers.fileFor({ kind: "blankWorkbook", template: manifest.kind }).then(withEtag);
  written.set(fileName, file);
  // One that could not be written is tried again.
  file.catch(() => written.delete(fileName));
  return { ...(await file), contentType: XLSX_TYPE, fileName };
}

/** Equal templates are equal bytes, so all servers of a site have one tag. */
function withEtag(content: Buffer): Required<Pick<FileReply, "content" | "etag">> {
  return { content, etag: `"${createHash("sha256").update(content).digest("base64url")}"` };
}
