import "./project.scss";
import { GET_OVERVIEW, GET_PROJECT_STATE, MESSAGES } from "@epb/contract";
import { type ReactElement, useEffect, useMemo } from "react";
import { Link, Outlet, useParams } from "react-router-dom";
import { isFailure } from "../../api/api-failure.js";
import { useCall } from "../../calls/use-call.js";
import { FailureBox } from "../../components/failure-box.js";
import { Page } from "../../components/page.js";
import { HeaderPreviewProvider } from "../../components/project/header-figures.js";
import { type OpenProject, OpenProjectProvider } from "../../components/project/open-project.js";
import { Waiting } from "../../components/spinner.js";
import { useCurrentUser, useSession } from "../../session/session-context.js";
import { PROJECT_TEXTS } from "../../texts/project-texts.js";
import { ReturnComment } from "./approval/next-step.js";
import { ProjectHeader, ProjectTabs } from "./project-header/project-header.js";

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
  const query = useCall(GET_PROJECT_STATE, { params: { id } });
  // Loaded at the same time, for the header and the dashboard.
  useCall(GET_OVERVIEW, { params: { id } });
  const open = useMemo<OpenProject | undefined>(
    () => query.data && { id, name: query.data.name, state: query.data },
    [id, query.data],
  );
  useRecent(open?.id);
  if (open === undefined) {
    if (isFailure(query.error, 404)) return <InvalidProject />;
    return (
      <div className="page">
        {query.error === null ? <Waiting /> : <FailureBox error={query.error} onRetry={() => void query.refetch()} />}
      </div>
    );
  }
  return (
    <OpenProjectProvider project={open}>
      <HeaderPreviewProvider>
        <div className="page page--wide project">
          <ProjectHeader />
          <ProjectTabs />
          <ReturnComment />
          <Outlet />
        </div>
      </HeaderPreviewProvider>
    </OpenProjectProvider>
  );
}

/** Keeps the project for home, once the server has shown it. */
function useRecent(id: string | undefined): void {
  const { recent } = useSession();
  const userId = useCurrentUser()?.id;
  useEffect(() => {
    if (id !== undefined && userId !== undefined) recent.opened(userId, id);
  }, [id, userId, recent]);
}

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
