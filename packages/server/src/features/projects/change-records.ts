import type { ProjectAction } from "@epb/contract";
import type { Project } from "@epb/engine";
import type { Transaction } from "../../store/store.js";
import type { SignedInUser } from "../accounts/signed-in-user.js";
import { keepOpened } from "./opened-projects.js";
import type { ProjectServices } from "./project-services.js";
import { requireActionOn } from "./require-project-action.js";
import {
  readStored,
  type StoredProject,
  type Write,
  type WrittenContent,
  type WrittenProject,
  writeProject,
} from "./write-project.js";

/** A change of a project that does not change its figures. */
export interface RecordChange {
  readonly id: string;
  /** Required permission; checked again in the transaction. */
  readonly permission: ProjectAction;
  /** Returns the changed project. It may run more than once. */
  readonly change: (project: Project, stored: StoredProject) => Project;
  readonly write: Write | ((stored: StoredProject) => Write);
  /** Additional writes of the same transaction. */
  readonly also?: (transaction: Transaction, stored: StoredProject) => Promise<void>;
  /** Runs after the project is written, in the same transaction. */
  readonly afterwards?: (transaction: Transaction, written: WrittenContent) => Promise<void>;
}

/** Applies a change without recalculation, in one transaction. */
export async function changeRecords(
  { id, permission, change, write, also, afterwards }: RecordChange,
  caller: SignedInUser,
  services: ProjectServices,
): Promise<WrittenProject> {
  const written = await services.store.transact(async (transaction) => {
    const stored = await readStored(id, transaction, services);
    requireActionOn(stored.entry, permission, caller);
    const after = change(stored.content.project, stored);
    await also?.(transaction, stored);
    const told = typeof write === "function" ? write(stored) : write;
    const content = await writeProject(transaction, stored, after, told, caller, services);
    await afterwards?.(transaction, content);
    return content;
  });
  keepOpened(written, services.openedProjects);
  return written;
}
