import { type PresentedNote, ProjectAction } from "@epb/contract";
import { NoteType, type Project, requireMember } from "@epb/engine";
import type { Cursor } from "../../store/query.js";
import type { Reader } from "../../store/store.js";
import type { SignedInUser } from "../accounts/signed-in-user.js";
import { userNames } from "../accounts/user-names.js";
import { changeRecords } from "./change-records.js";
import { PROJECT_ACTIVITY, type ProjectActivity } from "./project-activity.js";
import type { ProjectServices } from "./project-services.js";
import type { Write, WrittenProject } from "./write-project.js";

/** Writes the note of a type; a blank one removes it. @spec C §3 "project notes" */
export function writeNote(
  id: string,
  { noteType, value }: { readonly noteType: number; readonly value: string },
  caller: SignedInUser,
  services: ProjectServices,
): Promise<WrittenProject> {
  const type = requireMember(NoteType, noteType);
  const newId = services.random.uuid();
  const change = (project: Project): Project => {
    const notes = project.notes ?? [];
    const note = { id: notes.find((one) => one.noteType === type)?.id ?? newId, noteType: type, value };
    const others = notes.filter((one) => one.noteType !== type);
    return { ...project, notes: value === "" ? others : [...others, note].sort((a, b) => a.noteType - b.noteType) };
  };
  const write: Write = { action: "project.note-written", step: { noteType: type, text: value } };
  return changeRecords({ id, permission: ProjectAction.KeepRecords, change, write }, caller, services);
}

/** The notes as clients see them, with the person and the time of the last change. */
export async function presentNotes(
  projectId: string,
  { notes = [] }: Project,
  { store }: Pick<ProjectServices, "store">,
): Promise<readonly PresentedNote[]> {
  const types = notes.map(({ noteType }) => noteType);
  const written = await lastWritten(projectId, types, store);
  const nameOf = await userNames(
    [...written.values()].flatMap(({ userId }) => userId ?? []),
    store,
  );
  return notes.map(({ id = "", noteType, value }): PresentedNote => {
    const { userId, at } = written.get(noteType) ?? {};
    return {
      id,
      noteType,
      value,
      ...(userId !== undefined && { by: { id: userId, name: nameOf(userId) } }),
      ...(at !== undefined && { at }),
    };
  });
}

/** Steps of one read, and the reads at most: notes of very long ago are shown without a person. */
const STEPS_READ = 500;
const MOST_READS = 10;

/** The last step that wrote each note. */
async function lastWritten(
  projectId: string,
  types: readonly number[],
  reader: Reader,
): Promise<ReadonlyMap<number, ProjectActivity>> {
  const found = new Map<number, ProjectActivity>();
  let after: Cursor | undefined;
  for (let read = 0; read < MOST_READS && types.some((type) => !found.has(type)); read += 1) {
    const { items, next } = await reader.find(PROJECT_ACTIVITY, {
      where: [{ column: "projectId", is: projectId }],
      orderBy: { column: "position", descending: true },
      limit: STEPS_READ,
      ...(after !== undefined && { after }),
    });
    for (const { document } of items) {
      const { noteType } = document.details;
      if (document.action !== "project.note-written" || noteType === undefined || found.has(noteType)) continue;
      found.set(noteType, document);
    }
    if (next === undefined) break;
    after = next;
  }
  return found;
}
