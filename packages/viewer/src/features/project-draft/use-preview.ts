import type { Calculation, Project } from "@epb/engine";
import { useEffect, useState } from "react";

/** Milliseconds without a change before the figures are calculated again. */
const PAUSE_MILLISECONDS = 200;

/** The calculation of the draft, a moment after the last change; undefined where nothing is changed, and until it is there. */
export function usePreview(project: Project, isChanged: boolean): Calculation | undefined {
  const [preview, setPreview] = useState<Calculation>();
  useEffect(() => {
    if (!isChanged) {
      setPreview(undefined);
      return;
    }
    let isCurrent = true;
    const timer = setTimeout(async () => {
      const { calculateDraft } = await import("./calculate-draft.js");
      const calculation = await calculateDraft(project);
      if (isCurrent) setPreview(calculation);
    }, PAUSE_MILLISECONDS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [project, isChanged]);
  return isChanged ? preview : undefined;
}
