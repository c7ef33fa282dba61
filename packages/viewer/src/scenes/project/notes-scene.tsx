import { LIST_PROJECT_NOTES, ProjectAction } from "@epb/contract";
import { NOTE_TYPE_LABELS, NoteType } from "@epb/engine";
import type { ReactElement } from "react";
import { useCall } from "../../calls/use-call.js";
import { CallState } from "../../components/call-state.js";
import { useOpenProject } from "../../components/project/open-project.js";
import { ProjectPart } from "../../components/project/project-part.js";
import { PROJECT_TABS } from "../../texts/project-texts.js";
import { NoteCard } from "./note-card.js";
import { NOTES_TEXTS } from "./project-records-texts.js";

/** A note for each topic. @spec C §3 "project notes" */
export function NotesScene(): ReactElement {
  const { id, state } = useOpenProject();
  const query = useCall(LIST_PROJECT_NOTES, { params: { id } });
  const mayWrite = state.allowedActions.includes(ProjectAction.KeepRecords);
  return (
    <ProjectPart title={PROJECT_TABS.notes} lead={NOTES_TEXTS.lead}>
      <CallState query={query}>
        {(notes) => (
          <div className="project-columns">
            {Object.values(NoteType).map((type) => (
              <NoteCard
                key={type}
                noteType={type}
                topic={NOTE_TYPE_LABELS[type]}
                note={notes.find(({ noteType }) => noteType === type)}
                mayWrite={mayWrite}
              />
            ))}
          </div>
        )}
      </CallState>
    </ProjectPart>
  );
}
