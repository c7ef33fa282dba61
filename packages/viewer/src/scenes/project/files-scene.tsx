import { LIST_PROJECT_FILES, ProjectAction } from "@epb/contract";
import type { ReactElement } from "react";
import { useCall } from "../../calls/use-call.js";
import { CallState } from "../../components/call-state.js";
import { EmptyState } from "../../components/empty-state.js";
import { useOpenProject } from "../../components/project/open-project.js";
import { ProjectPart } from "../../components/project/project-part.js";
import { PROJECT_TABS } from "../../texts/project-texts.js";
import { AddFile } from "./add-file.js";
import { FileTable } from "./file-table.js";
import { FILES_TEXTS } from "./project-records-texts.js";

/** Documents of the project. @spec C §3 "files: id" */
export function FilesScene(): ReactElement {
  const { id, state } = useOpenProject();
  const query = useCall(LIST_PROJECT_FILES, { params: { id } });
  const mayKeep = state.allowedActions.includes(ProjectAction.KeepRecords);
  return (
    <ProjectPart title={PROJECT_TABS.files} lead={FILES_TEXTS.lead}>
      <div className="stack">
        <CallState query={query}>
          {(files) =>
            files.length === 0 ? (
              <EmptyState title={FILES_TEXTS.none}>{FILES_TEXTS.noneText}</EmptyState>
            ) : (
              <FileTable files={files} mayRemove={mayKeep} />
            )
          }
        </CallState>
        {mayKeep && <AddFile />}
      </div>
    </ProjectPart>
  );
}
