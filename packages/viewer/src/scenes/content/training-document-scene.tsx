import { Button } from "@trussworks/react-uswds";
import type { ReactElement } from "react";
import { useParams } from "react-router-dom";
import { Breadcrumb } from "../../components/breadcrumb.js";
import { NotFound } from "../../components/not-permitted.js";
import { Page } from "../../components/page.js";
import { Drawing } from "./drawing.js";
import { HELP_TEXTS } from "./help-texts.js";
import { TRAININGS } from "./training-texts.js";

const { training: TEXTS } = HELP_TEXTS;

/** A training to read or to print. @spec P §2 "training documents" */
export function TrainingDocumentScene(): ReactElement {
  const { trainingId } = useParams();
  const training = TRAININGS.find(({ id }) => id === trainingId);
  if (training === undefined) return <NotFound />;
  return (
    <Page
      title={training.title}
      lead={training.lead}
      breadcrumb={<Breadcrumb to={[{ title: TEXTS.backTitle, path: "/help" }]} here={training.title} />}
      actions={
        <Button type="button" outline onClick={() => globalThis.print()}>
          {TEXTS.print}
        </Button>
      }
    >
      <ol className="plain-list training-steps">
        {training.steps.map(({ title, text, drawing }) => (
          <li key={title} className="card">
            <Drawing name={drawing} />
            <div>
              <h2 className="card__title">{title}</h2>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Page>
  );
}
