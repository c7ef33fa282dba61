import type { ProjectStep } from "@epb/contract";
import type { ReactElement } from "react";
import { Link } from "react-router-dom";
import { instant } from "../../../format/dates.js";
import { figureValue } from "../../../format/figures.js";
import { stepText, ACTIVITY_TEXTS as TEXTS } from "./activity-texts.js";
import "./activity.scss";

interface ActivityListProps {
  readonly projectId: string;
  /** Newest first. */
  readonly steps: readonly ProjectStep[];
}

/** Steps of a project: person, action, time, and comment. */
export function ActivityList({ projectId, steps }: ActivityListProps): ReactElement {
  if (steps.length === 0) return <p>{TEXTS.none}</p>;
  return (
    <ol className="activity">
      {steps.map((step) => (
        <Step key={step.id} projectId={projectId} step={step} />
      ))}
    </ol>
  );
}

function Step({ projectId, step }: { readonly projectId: string; readonly step: ProjectStep }): ReactElement {
  const { at, by, text, effect = [], revision = 0, inputs } = step;
  return (
    <li className="activity__step">
      <p className="activity__head">
        <span>
          <strong>{by?.name ?? TEXTS.server}</strong> {stepText(step)}
        </span>
        <time dateTime={at}>{instant(at)}</time>
      </p>
      {text !== undefined && text !== "" && <blockquote className="kept-lines">{text}</blockquote>}
      {effect.length > 0 && (
        <ul className="activity__effect" aria-label={TEXTS.effect}>
          {effect.map(({ path, label, unit, before, after }) => (
            <li key={path}>
              {after === undefined
                ? TEXTS.noLonger(label, figureValue(before, unit))
                : TEXTS.fromTo(label, figureValue(before, unit), figureValue(after, unit))}
            </li>
          ))}
        </ul>
      )}
      {inputs !== undefined && revision > 1 && (
        <Link to={`/portfolio/${projectId}/history?from=${revision - 1}&to=${revision}`}>
          {TEXTS.whatChanged(revision)}
        </Link>
      )}
    </li>
  );
}
