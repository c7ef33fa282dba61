import type { SubmissionProblem } from "@epb/contract";
import { Checkbox, ErrorMessage, Fieldset, Label, TextInput } from "@trussworks/react-uswds";
import { type ReactElement, useState } from "react";
import { useFormContext } from "react-hook-form";
import { Link } from "react-router-dom";
import { EmptyState } from "../../../components/empty-state.js";
import { FailureBox } from "../../../components/failure-box.js";
import { useField } from "../../../components/form/field.js";
import { Waiting } from "../../../components/spinner.js";
import { APPLICATION_FORM_TEXTS as TEXTS } from "../../../texts/application-texts.js";
import type { DraftValues } from "./draft-values.js";
import type { OwnProject, useOwnProjects } from "./use-linked-projects.js";

/** Projects of which all are in view without a filter. */
const FEW = 8;

interface ProjectsFieldProps {
  readonly own: ReturnType<typeof useOwnProjects>;
  /** Problems of the linked project at an index; undefined while it loads. */
  readonly problemsOf: (index: number) => readonly SubmissionProblem[] | undefined;
  readonly asksForProjectInfo: boolean;
}

/** Links projects to the application, and lists the problems that prevent submission of each. */
export function ProjectsField({ own, problemsOf, asksForProjectInfo }: ProjectsFieldProps): ReactElement {
  const { watch, setValue } = useFormContext<DraftValues>();
  const { error } = useField("form.projectIds");
  const [words, setWords] = useState("");
  const ids = watch("form.projectIds");
  // Projects that were already linked come first; the order does not change when another one is linked.
  const [first] = useState(ids);
  const { projects } = own;
  if (projects === undefined) {
    return own.error === null ? <Waiting /> : <FailureBox error={own.error} onRetry={() => own.refetch()} />;
  }
  const gone = ids.filter((id) => !projects.some((project) => project.id === id));
  const all = [
    ...gone.map((id): OwnProject => ({ id, name: TEXTS.gone, about: "" })),
    ...projects.filter(({ id }) => first.includes(id)),
    ...projects.filter(({ id }) => !first.includes(id)),
  ];
  if (all.length === 0) {
    return (
      <div id="form.projectIds" tabIndex={-1}>
        <EmptyState title={TEXTS.noProjects}>
          <p>{TEXTS.noProjectsText}</p>
        </EmptyState>
      </div>
    );
  }
  const sought = words.trim().toLowerCase();
  const shown = all.filter(
    ({ id, name, about }) => ids.includes(id) || `${name} ${about}`.toLowerCase().includes(sought),
  );
  const toggle = (id: string): void =>
    setValue("form.projectIds", ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id], {
      shouldDirty: true,
      shouldValidate: true,
    });
  return (
    <Fieldset legend={TEXTS.projects} id="form.projectIds" tabIndex={-1}>
      <span className="usa-hint">{TEXTS.projectsHint}</span>
      {error !== undefined && <ErrorMessage>{error}</ErrorMessage>}
      {all.length > FEW && (
        <>
          <Label htmlFor="project-filter">{TEXTS.projectFilter}</Label>
          <TextInput
            id="project-filter"
            name="project-filter"
            type="search"
            value={words}
            onChange={(event) => setWords(event.target.value)}
          />
        </>
      )}
      <p className="usa-hint" role="status">
        {TEXTS.chosen(ids.length)}
      </p>
      <ul className="plain-list project-choices">
        {shown.map(({ id, name, about }) => {
          const index = ids.indexOf(id);
          const isLinked = index >= 0;
          return (
            <li key={id} className={isLinked ? "project-choice project-choice--linked" : "project-choice"}>
              <Checkbox
                id={isLinked ? `linked-${index}` : `project-${id}`}
                name={`project-${id}`}
                label={name}
                labelDescription={about}
                checked={isLinked}
                onChange={() => toggle(id)}
              />
              {isLinked && asksForProjectInfo && <ProjectState id={id} problems={problemsOf(index)} />}
            </li>
          );
        })}
      </ul>
    </Fieldset>
  );
}

interface ProjectStateProps {
  readonly id: string;
  /** Undefined while it is looked for. */
  readonly problems: readonly SubmissionProblem[] | undefined;
}

/** Status of a linked project: complete, or its problems with a link to fix them. */
function ProjectState({ id, problems }: ProjectStateProps): ReactElement {
  if (problems === undefined) return <p className="project-choice__state">{TEXTS.checking}</p>;
  if (problems.length === 0)
    return <p className="project-choice__state project-choice__state--complete">{TEXTS.complete}</p>;
  return (
    <div className="project-choice__state">
      <p>{TEXTS.missingOfProject}</p>
      <ul className="usa-list">
        {problems.map(({ at, message }) => (
          <li key={at}>{message}</li>
        ))}
      </ul>
      <Link to={`/portfolio/${id}/data`}>{TEXTS.toData}</Link>
    </div>
  );
}
