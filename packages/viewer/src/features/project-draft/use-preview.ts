import type { Calculation, Project } from "@epb/engine";
import { useEffect, useState } from "react";
import { isChunkFailure } from "../../errors/failure-text.js";
import { countChanges } from "./count-changes.js";

/** Milliseconds without a change before the figures are calculated again. */
const PAUSE_MILLISECONDS = 200;

interface Preview {
  readonly project: Project;
  /** Undefined where the project cannot be calculated. */
  readonly calculation: Calculation | undefined;
}

/**
 * The calculation of the draft, a moment after the last change. It stays after a save until the server has told what it
 * found, so that findings of the revision before are never shown with the new entries.
 *
 * @param isChanged - The draft has changes that are not saved.
 * @param isAwaited - The server has not yet told what it found in the saved revision.
 * @returns Undefined where nothing is changed or awaited, and until the calculation is there.
 */
export function usePreview(project: Project, isChanged: boolean, isAwaited: boolean): Calculation | undefined {
  const [preview, setPreview] = useState<Preview>();
  useEffect(() => {
    if (!isChanged) return;
    let isCurrent = true;
    const timer = setTimeout(async () => {
      try {
        const { calculateDraft } = await import("./calculate-draft.js");
        const calculation = await calculateDraft(project);
        if (isCurrent) setPreview({ project, calculation });
      } catch (error) {
        // Without a connection there is no preview. The next change tries again.
        if (!isChunkFailure(error)) throw error;
      }
    }, PAUSE_MILLISECONDS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [project, isChanged]);
  const isOver = !isChanged && !isAwaited;
  useEffect(() => {
    if (isOver) setPreview(undefined);
  }, [isOver]);
  if (preview === undefined || isOver) return undefined;
  return isChanged || countChanges(preview.project, project) === 0 ? preview.calculation : undefined;
}
