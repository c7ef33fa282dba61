import { createReadStream } from "node:fs";
import { Readable } from "node:stream";
import type { Project, ProjectFile } from "@epb/engine";
import type { Upload } from "../../base/upload.js";
import type { Transaction } from "../../store/store.js";
import type { SignedInUser } from "../accounts/signed-in-user.js";
import { profileFileName, profileText } from "../organizations/readable-profiles.js";
import { PROJECT_FILES, requireRoom } from "./project-files.js";
import type { ProjectServices } from "./project-services.js";
import type { ReadUpload } from "./read-upload.js";

/** Files that a project gets with its data. */
export interface AttachedFiles {
  readonly withFiles: (project: Project) => Project;
  /** Writes the keys of the contents, in the transaction that writes the project. */
  readonly insert: (transaction: Transaction, projectId: string) => Promise<void>;
}

/**
 * Stores a form and the version of the profile that read it as files of the project: nobody can make the form again from
 * the project, and the profile can be changed and deleted later. Undefined for a workbook from a template.
 */
export async function attachForm(
  { readWith }: ReadUpload,
  { upload, fileName }: { readonly upload: Upload; readonly fileName: string },
  caller: SignedInUser,
  { store, now, random }: ProjectServices,
): Promise<AttachedFiles | undefined> {
  if (readWith === undefined) return undefined;
  const { name, version, profile } = readWith;
  const contents = [
    { fileName, content: createReadStream(upload.path), notes: `Read with the profile ${name}, version ${version}.` },
    {
      fileName: profileFileName(name),
      content: Readable.from([Buffer.from(profileText(profile))]),
      notes: `Version ${version}.`,
    },
  ];
  const stored: { readonly file: ProjectFile & { readonly id: string }; readonly sha256: string }[] = [];
  for (const { content, ...about } of contents) {
    const { sha256, size } = await store.blobs.write(content);
    const file = {
      ...about,
      id: random.uuid(),
      userId: caller.user.document.id,
      size,
      uploadDate: now().toISOString(),
    };
    stored.push({ file, sha256 });
  }
  return {
    withFiles: (project) => {
      const files = [...(project.files ?? [])];
      for (const { file } of stored) {
        requireRoom(files);
        files.push({ ...file, fileName: freeName(file.fileName, files) });
      }
      return { ...project, files };
    },
    insert: async (transaction, projectId) => {
      for (const { file, sha256 } of stored)
        await transaction.insert(PROJECT_FILES, { id: file.id, projectId, sha256 });
    },
  };
}

/** The name, with a number if the project has it already: `form (2).xlsx`. */
function freeName(name: string, files: readonly ProjectFile[]): string {
  const taken = new Set(files.map(({ fileName }) => fileName));
  const dot = name.indexOf(".", 1);
  const [stem, ending] = dot === -1 ? [name, ""] : [name.slice(0, dot), name.slice(dot)];
  for (let number = 1; ; number += 1) {
    const free = number === 1 ? name : `${stem} (${number})${ending}`;
    if (!taken.has(free)) return free;
  }
}
