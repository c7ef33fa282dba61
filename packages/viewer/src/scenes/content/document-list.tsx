import type { ReactElement } from "react";
import { Link } from "react-router-dom";
import { HELP_TEXTS } from "./help-texts.js";
import { TRAININGS } from "./training-texts.js";

const { documents: TEXTS } = HELP_TEXTS;

/** Documents to read and print. */
export function DocumentList(): ReactElement {
  return (
    <ul className="content__ways">
      {TRAININGS.map(({ id, title }) => (
        <li key={id}>
          <Link to={`/help/${id}`}>{title}</Link>
        </li>
      ))}
      {TEXTS.others.map(({ text, path }) => (
        <li key={path}>
          <Link to={path}>{text}</Link>
        </li>
      ))}
      <li>
        {/* A page of the server and not of the viewer. */}
        <a href="/api">{TEXTS.api}</a>
      </li>
    </ul>
  );
}
