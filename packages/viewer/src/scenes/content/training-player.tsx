import { Button } from "@trussworks/react-uswds";
import { type ReactElement, useEffect, useState } from "react";
import { Dialog } from "../../components/dialog.js";
import { useMediaQuery } from "../../components/use-media-query.js";
import { COMMON_TEXTS } from "../../texts/common-texts.js";
import { Drawing } from "./drawing.js";
import { HELP_TEXTS } from "./help-texts.js";
import type { Training } from "./training-texts.js";

/** Duration of a step during playback, in milliseconds. The value is our choice. */
const STEP_MILLISECONDS = 10_000;

const { training: TEXTS } = HELP_TEXTS;

interface TrainingPlayerProps {
  readonly training: Training;
  readonly onClose: () => void;
}

/**
 * Plays a training step by step. It starts automatically and can be stopped; with reduced motion, the person moves to
 * each step.
 *
 * @spec P §2 "videos that open in a dialog"
 */
export function TrainingPlayer({ training: { title, steps }, onClose }: TrainingPlayerProps): ReactElement {
  const wantsNoMotion = useMediaQuery("(prefers-reduced-motion: reduce)");
  const [at, setAt] = useState(0);
  const [isPlaying, setPlaying] = useState(!wantsNoMotion);
  const count = steps.length;
  const last = count - 1;
  const plays = isPlaying && at < last;
  useEffect(() => {
    if (!plays) return;
    const timer = setTimeout(() => setAt(at + 1), STEP_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [plays, at]);
  const step = steps[at];
  const goBy = (steps: 1 | -1): void => {
    setPlaying(false);
    setAt((at + steps + count) % count);
  };
  const playOrPause = (): void => {
    setPlaying(!plays);
    if (at === last) setAt(0);
  };
  return (
    <Dialog title={title} isVideo onClose={onClose}>
      <div className="player">
        {/* What plays by itself is not read out over what somebody listens to. */}
        <div className="player__step" aria-live={plays ? "off" : "polite"}>
          {step !== undefined && (
            <>
              <Drawing name={step.drawing} />
              <p className="player__count">{TEXTS.step(at + 1, count)}</p>
              <h3 className="player__title">{step.title}</h3>
              <p>{step.text}</p>
            </>
          )}
        </div>
        <div className="dialog__actions player__actions">
          <Button type="button" outline onClick={() => goBy(-1)}>
            {TEXTS.previous}
          </Button>
          <Button type="button" onClick={() => goBy(1)}>
            {TEXTS.next}
          </Button>
          <Button type="button" outline onClick={playOrPause}>
            {plays ? TEXTS.pause : TEXTS.play}
          </Button>
          <Button type="button" outline onClick={onClose}>
            {COMMON_TEXTS.close}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
