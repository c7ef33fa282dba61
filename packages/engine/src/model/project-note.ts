import type { NoteType } from "../enumerations/note-type.js";

/** A note of the project, one per type. @spec C §3 "project notes: id, noteType (key), value" */
export interface ProjectNote {
  readonly id?: string;
  readonly noteType: NoteType;
  readonly value: string;
}
