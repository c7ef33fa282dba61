import type { ReactElement } from "react";
import { TemporaryFocus } from "../../../components/temporary-focus.js";
import { CHECK_TEXTS } from "../check-texts.js";
import type { CheckProgress } from "./check-queue.js";

interface CheckProgressBarProps {
  readonly progress: CheckProgress;
  readonly onStop: () => void;
  /** Next focus target when the button disappears. */
  readonly goesOnAt: () => HTMLElement | null;
}

export function CheckProgressBar({ progress, onStop, goesOnAt }: CheckProgressBarProps): ReactElement {
  const { at, of, file, step } = progress;
  return (
    <TemporaryFocus className="check-progress no-print" goesOnAt={goesOnAt}>
      <p className="check-progress__text" role="status">
        {CHECK_TEXTS.workingOn(at, of, file)} <span className="muted">{CHECK_TEXTS.steps[step]}</span>
      </p>
      <progress
        className="check-progress__bar"
        value={of === 1 ? undefined : at - 1}
        max={of}
        aria-label={CHECK_TEXTS.working}
      />
      <button type="button" className="usa-button usa-button--unstyled" onClick={onStop}>
        {CHECK_TEXTS.stop}
      </button>
    </TemporaryFocus>
  );
}
