import { Button } from "@trussworks/react-uswds";
import type { ReactElement } from "react";
import { AlertBox } from "../../components/alert-box.js";
import { FailureBox } from "../../components/failure-box.js";
import { useNotices } from "../../components/notices/notice-list.js";
import type { ProjectDraft } from "../../features/project-draft/use-project-draft.js";
import { PROJECT_DATA_TEXTS as TEXTS } from "../../texts/project-data-texts.js";

/** More of them are not listed. */
const MOST_LISTED = 5;

interface SaveProblemsProps {
  readonly draft: ProjectDraft;
  /** Goes to the entry at a path of the project. */
  readonly onGo: (path: string) => void;
}

/** Why what is entered is not saved, and the ways out of it. */
export function SaveProblems({ draft, onGo }: SaveProblemsProps): ReactElement {
  return (
    <>
      <Conflict draft={draft} />
      {draft.failure?.kind === "refused" && <AlertBox kind="danger">{TEXTS.refusedByServer}</AlertBox>}
      {draft.failure?.kind === "other" && <FailureBox error={draft.failure.error} />}
      <RefusedEntries draft={draft} onGo={onGo} />
    </>
  );
}

function Conflict({ draft }: { readonly draft: ProjectDraft }): ReactElement | null {
  const { failure, loadNewer, isSaving } = draft;
  const notices = useNotices();
  if (failure?.kind !== "conflict" && failure?.kind !== "misfit") return null;
  const load = async (keepsChanges: boolean): Promise<void> => {
    if ((await loadNewer(keepsChanges)) && keepsChanges) notices.show(TEXTS.merged, { kind: "success" });
  };
  return (
    <AlertBox kind="danger" title={TEXTS.conflictTitle}>
      <p>{failure.kind === "misfit" ? TEXTS.cannotMerge : TEXTS.conflictText}</p>
      <div className="row">
        {failure.kind === "conflict" && (
          <Button type="button" disabled={isSaving} onClick={() => void load(true)}>
            {TEXTS.conflictMerge}
          </Button>
        )}
        <Button type="button" outline disabled={isSaving} onClick={() => void load(false)}>
          {TEXTS.conflictDiscard}
        </Button>
      </div>
    </AlertBox>
  );
}

function RefusedEntries({ draft, onGo }: SaveProblemsProps): ReactElement | null {
  const refused = [...draft.refusals];
  if (refused.length === 0) return null;
  return (
    <AlertBox kind="warning">
      {TEXTS.refusedEntries(refused.length)}
      <ul className="refused-entries">
        {refused.slice(0, MOST_LISTED).map(([path, { message }]) => (
          <li key={path}>
            <Button type="button" unstyled onClick={() => onGo(path)}>
              {message}
            </Button>
          </li>
        ))}
        {refused.length > MOST_LISTED && <li>{TEXTS.refusedMore(refused.length - MOST_LISTED)}</li>}
      </ul>
    </AlertBox>
  );
}
