import "./project.scss";
import { GET_PROJECT, GET_PROJECT_STATE, MESSAGES } from "@epb/contract";
import type { Withheld } from "@epb/engine";
import { type ReactElement, useMemo } from "react";
import { Link, Outlet, useParams } from "react-router-dom";
import { isFailure } from "../../api/api-failure.js";
import { useCall } from "../../calls/use-call.js";
import { FailureBox } from "../../components/failure-box.js";
import { Page } from "../../components/page.js";
import { type OpenProject, OpenProjectProvider } from "../../components/project/open-project.js";
import { Waiting } from "../../components/spinner.js";
import { ProjectWithheld } from "../../components/withheld/project-withheld.js";
import { PROJECT_TEXTS } from "../../texts/project-texts.js";
import { NextStep } from "./approval/next-step.js";
import { ProjectHeader } from "./project-header/project-header.js";
import { ProjectTabs } from "./project-header/project-tabs.js";

/** Format of a project id: the page sends no request for other texts. */
const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * A project: its head and tabs, and below them what the tab leads to. @spec P §2 "/portfolio", "project area"; C §2
 * "Attempt to navigate to an invalid"
 */
export function ProjectLayout(): ReactElement {
  const { projectId = "" } = useParams();
  if (!ID.test(projectId)) return <InvalidProject />;
  return <OpenedProject key={projectId} id={projectId} />;
}

function OpenedProject({ id }: { readonly id: string }): ReactElement {
  const params = { id };
  const project = useCall(GET_PROJECT, { params });
  const state = useCall(GET_PROJECT_STATE, { params });
  const open = useMemo<OpenProject | undefined>(
    () =>
      project.data === undefined || state.data === undefined
        ? undefined
        : { id, name: nameOf(project.data), state: state.data, project: project.data },
    [id, project.data, state.data],
  );
  if (open === undefined) {
    const error = project.error ?? state.error;
    if (isFailure(error, 404)) return <InvalidProject />;
    return (
      <div className="page">
        {error === null ? (
          <Waiting />
        ) : (
          <FailureBox error={error} onRetry={() => void Promise.all([project.refetch(), state.refetch()])} />
        )}
      </div>
    );
  }
  return (
    <OpenProjectProvider project={open}>
      <div className="page page--wide project">
        <ProjectHeader />
        <NextStep />
        <ProjectTabs />
        <ProjectWithheld projectId={id} project={open.project} withheld={withheldOf(open.project)}>
          <Outlet />
        </ProjectWithheld>
      </div>
    </OpenProjectProvider>
  );
}

/** Withheld parts of the saved figures. */
const withheldOf = ({ calculatedValues }: OpenProject["project"]): Withheld | undefined =>
  (calculatedValues as { readonly withheld?: Withheld } | undefined)?.withheld;

const nameOf = ({ record }: OpenProject["project"]): string => String((record as { readonly name: unknown }).name);

/**
 * The URL names no project, or one that this person may not see.
 * @spec P §8 "Attempt to navigate to an invalid"; C §8 "Attempt to navigate to an invalid"
 */
function InvalidProject(): ReactElement {
  return (
    <Page title={MESSAGES.invalidProject} width="narrow">
      <p>{PROJECT_TEXTS.invalidText}</p>
      <Link to="/portfolio/list">{PROJECT_TEXTS.toPortfolio}</Link>
    </Page>
  );
}
