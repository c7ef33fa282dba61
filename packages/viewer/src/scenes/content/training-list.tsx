import { Button } from "@trussworks/react-uswds";
import { type ReactElement, useState } from "react";
import { Drawing } from "./drawing.js";
import { HELP_TEXTS } from "./help-texts.js";
import { TrainingPlayer } from "./training-player.js";
import { TRAININGS, type Training } from "./training-texts.js";

const { videos: TEXTS } = HELP_TEXTS;
const EDITIONS = [1, 2] as const;

/** Trainings by edition. */
export function TrainingList(): ReactElement {
  const [played, setPlayed] = useState<Training>();
  return (
    <>
      {EDITIONS.map((edition) => (
        <div key={edition} id={TEXTS.ofEdition[edition].id} className="trainings">
          <h3>{TEXTS.ofEdition[edition].title}</h3>
          <ul>
            {TRAININGS.filter((training) => training.edition === edition).map((training) => (
              <li key={training.id} className="training">
                <Drawing name={training.cover} />
                <div>
                  <strong>{training.title}</strong>
                  <span>{training.lead}</span>
                  <span className="training__steps">{TEXTS.steps(training.steps.length)}</span>
                  <Button
                    type="button"
                    outline
                    aria-label={TEXTS.watchTitle(training.title)}
                    onClick={() => setPlayed(training)}
                  >
                    {TEXTS.watch}
                  </Button>
                </div>
              </li>
            ))}
          </ul>
        </div>
      ))}
      {played !== undefined && <TrainingPlayer training={played} onClose={() => setPlayed(undefined)} />}
    </>
  );
}
