import { type PresentedNote, ProjectAction } from "@epb/contract";
import { NoteType, type Project, requireMember } from "@epb/engine";
import type { SignedInUser } from "../accounts/signed-in-user.js";
import { changeRecords } from "./change-records.js";
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

/** The notes as clients see them. */
export function presentNotes({ notes = [] }: Project): readonly PresentedNote[] {
  return notes.map(({ id = "", noteType, value }) => ({ id, noteType, value }));
}
