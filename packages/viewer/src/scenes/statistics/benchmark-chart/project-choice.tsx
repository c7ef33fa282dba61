import { LIMITS, LIST_PROJECTS } from "@epb/contract";
import { type ReactElement, useDeferredValue, useId, useState } from "react";
import { useCall } from "../../../calls/use-call.js";
import { STATISTICS_TEXTS } from "../statistics-texts.js";

/** The selected project. */
export interface ChosenProject {
  readonly id: string;
  readonly name: string;
}

interface ProjectChoiceProps {
  readonly onChoose: (project: ChosenProject) => void;
}

/** Maximum number of suggestions. */
const SUGGESTIONS = 20;

/** Selects one of the visible projects by a part of its name. */
export function ProjectChoice({ onChoose }: ProjectChoiceProps): ReactElement {
  const id = useId();
  const [typed, setTyped] = useState("");
  const search = useDeferredValue(typed.trim());
  const { data = [], isFetching } = useCall(
    LIST_PROJECTS,
    { query: { limit: SUGGESTIONS, ...(search !== "" && { search }) } },
    { keepsPrevious: true },
  );
  const named = (name: string): ChosenProject | undefined =>
    data.find((project) => project.name.toLowerCase() === name.trim().toLowerCase());
  const type = (text: string): void => {
    setTyped(text);
    const project = named(text);
    if (project !== undefined) onChoose(project);
  };
  const isUnknown = search !== "" && !isFetching && data.length === 0;
  return (
    <div className="choice-select">
      <label className="usa-label" htmlFor={id}>
        {STATISTICS_TEXTS.yourProject}
      </label>
      <input
        className="usa-input"
        id={id}
        list={`${id}-list`}
        value={typed}
        maxLength={LIMITS.textLength}
        autoComplete="off"
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => type(target.value)}
      />
      <datalist id={`${id}-list`}>
        {data.map((project) => (
          <option key={project.id} value={project.name} />
        ))}
      </datalist>
      <span className="usa-hint" id={`${id}-hint`} role="status">
        {isUnknown ? STATISTICS_TEXTS.projectUnknown : STATISTICS_TEXTS.yourProjectHint}
      </span>
    </div>
  );
}
