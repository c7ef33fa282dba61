import { type ReactElement, useId, useState } from "react";
import { Link } from "react-router-dom";
import type { HomePanel } from "./home-panels.js";

interface ExpandablePanelProps {
  readonly panel: HomePanel;
  readonly isOpenAtFirst: boolean;
}

/** One of the things to do: its title unfolds what it is, and the way there. */
export function ExpandablePanel({ panel, isOpenAtFirst }: ExpandablePanelProps): ReactElement {
  const id = useId();
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  return (
    <li className="home-panel">
      <h2 className="home-panel__title">
        <button type="button" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
          {panel.title}
          <span className="home-panel__sign" aria-hidden="true" />
        </button>
      </h2>
      <div className="home-panel__body" id={id} hidden={!isOpen}>
        <p>{panel.text}</p>
        <Link className="usa-button" to={panel.path}>
          {panel.action}
        </Link>
      </div>
    </li>
  );
}
