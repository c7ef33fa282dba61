import {
  EMPTY_SAVE_QUEUE,
  enqueueSave,
  nextSave,
  type SaveQueue,
  saveAnswered,
  saveFailed,
  saveSent,
} from "../lifecycle/save-queue.js";
import type { ChangedParts } from "../model/changed-parts.js";
import type { Project, ProjectRecord } from "../model/project.js";

/** Parts of a project that are saved. */
export interface ProjectSave {
  readonly id: string;
  /** The record as it is to be; the response has one of the same version. */
  readonly record: ProjectRecord;
  readonly parts: ChangedParts;
}

/** A save that somebody waits for. */
interface PendingSave {
  readonly save: ProjectSave;
  readonly resolve: (project: Project) => void;
  readonly reject: (error: unknown) => void;
}

/** The saves of one project. */
interface SaveLine {
  queue: SaveQueue<PendingSave>;
  /** Stored, and waiting for the response that rebuilds the project. */
  answered: PendingSave[];
  latest: Project | undefined;
}

/**
 * Sends the saves of each project one after another. Each caller gets the project that the last response rebuilds: an
 * earlier response shows the project without the later saves. If a save fails, the later saves fail too. Saves stored
 * before the failed save succeed with their own responses.
 *
 * @param send - Sends one save and reads the project from its response.
 * @spec C §4 "Overlapping saves are queued"; 0035
 */
export function createProjectSaver(
  send: (save: ProjectSave) => Promise<Project>,
): (save: ProjectSave) => Promise<Project> {
  const lines = new Map<string, SaveLine>();

  async function sendAll(id: string, line: SaveLine): Promise<void> {
    for (let next = nextSave(line.queue); next !== undefined; next = nextSave(line.queue)) {
      line.queue = saveSent(line.queue);
      try {
        line.latest = await send(next.save);
        line.answered.push(next);
        const { queue, rebuilds } = saveAnswered(line.queue);
        line.queue = queue;
        if (rebuilds) settleAnswered(line);
      } catch (error) {
        const { queue, unsaved } = saveFailed(line.queue);
        line.queue = queue;
        settleAnswered(line);
        for (const { reject } of unsaved) reject(error);
      }
    }
    if (line.queue.inFlight === undefined) lines.delete(id);
  }

  return (save) =>
    new Promise((resolve, reject) => {
      const { id } = save;
      const line = lines.get(id) ?? { queue: EMPTY_SAVE_QUEUE, answered: [], latest: undefined };
      lines.set(id, line);
      line.queue = enqueueSave(line.queue, { save, resolve, reject });
      void sendAll(id, line);
    });
}

/** Gives the project of the latest response to those whose saves it contains. */
function settleAnswered(line: SaveLine): void {
  const { answered, latest } = line;
  line.answered = [];
  for (const { resolve } of answered) if (latest !== undefined) resolve(latest);
}
