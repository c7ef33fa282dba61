import type { Calculation, Project } from "@epb/engine";
import { useEffect, useState } from "react";
import { isChunkFailure } from "../../errors/failure-text.js";
import { countChanges } from "./count-changes.js";

/** Milliseconds without a change before the figures are calculated again. */
const PAUSE_MILLISECONDS = 200;

interface Preview {
  readonly project: Project;
  /** Undefined if the project cannot be calculated. */
  readonly calculation: Calculation | undefined;
}

/**
 * Calculation of the draft, shortly after the last change. After a save it stays until the server sends its issues, so
 * that issues of the previous revision never appear with new entries.
 * @param isChanged - The draft has unsaved changes.
 * @param isAwaited - The issues of the saved revision are still loading.
 * @returns Undefined if there is no change and no pending issues, and until the calculation is ready.
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
        // There is no preview without a connection. The next change tries again.
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
