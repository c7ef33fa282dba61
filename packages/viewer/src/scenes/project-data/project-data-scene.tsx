import { ProjectAction } from "@epb/contract";
import type { ReactElement } from "react";
import { FailureBox } from "../../components/failure-box.js";
import { useOpenProject } from "../../components/project/open-project.js";
import { Waiting } from "../../components/spinner.js";
import { useStoredProject } from "../../features/project-draft/stored-project.js";
import { DataEntry } from "./data-entry.js";
import "./project-data.scss";

/** Data entry of a project, section by section. @spec P §1 "ESCO (enters, submits and edits data)"; C §3 "Project data sections" */
export function ProjectDataScene(): ReactElement {
  const { id, state } = useOpenProject();
  const stored = useStoredProject(id);
  if (stored.data === undefined) {
    return stored.error === null ? (
      <Waiting />
    ) : (
      <FailureBox error={stored.error} onRetry={() => void stored.refetch()} />
    );
  }
  return <DataEntry id={id} stored={stored.data} isReadOnly={!state.allowedActions.includes(ProjectAction.Edit)} />;
}
