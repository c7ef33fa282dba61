import type { ReactElement } from "react";
import { DiscardButton } from "../../components/discard-button.js";
import { SubmitButton } from "../../components/form/submit-button.js";
import { useNotices } from "../../components/notices/notice-list.js";
import { SteadyButton } from "../../components/steady-button.js";
import type { ProjectDraft } from "../../features/project-draft/use-project-draft.js";
import { PROJECT_DATA_TEXTS as TEXTS } from "../../texts/project-data-texts.js";

interface SaveBarProps {
  readonly draft: ProjectDraft;
  /** Number of required entries that are blank. */
  readonly missing: number;
  /** Goes to the next of them. */
  readonly onNextMissing: () => void;
}

/** Bar at the bottom of the window: number of unsaved changes, and the save and undo buttons. */
export function SaveBar({ draft, missing, onNextMissing }: SaveBarProps): ReactElement {
  const { changes, isDirty, isSaving, isUnreadable, undo, redo, discard, save } = draft;
  const { past, future, state } = draft.draft;
  // An entry that the server refused is already counted as a change.
  const unreadable = [...state.refusals.values()].filter(({ isFromServer }) => !isFromServer).length;
  const notices = useNotices();
  return (
    <form
      className={isDirty ? "save-bar save-bar--dirty no-print" : "save-bar no-print"}
      aria-label={TEXTS.save}
      onSubmit={async (event) => {
        event.preventDefault();
        if (await save()) notices.done(TEXTS.saved);
      }}
    >
      <p className="save-bar__state" role="status">
        {isDirty ? TEXTS.unsaved(changes + unreadable) : TEXTS.allSaved}
      </p>
      <div className="save-bar__actions">
        {missing > 0 && (
          <button type="button" className="usa-button usa-button--unstyled" onClick={onNextMissing}>
            {TEXTS.nextMissing(missing)}
          </button>
        )}
        <SteadyButton type="button" unstyled disabled={past.length === 0} onClick={undo}>
          {TEXTS.undo}
        </SteadyButton>
        <SteadyButton type="button" unstyled disabled={future.length === 0} onClick={redo}>
          {TEXTS.redo}
        </SteadyButton>
        <DiscardButton texts={TEXTS} unstyled disabled={!isDirty || isSaving} onDiscard={discard} />
        <SubmitButton text={TEXTS.save} isWaiting={isSaving} isDisabled={!isDirty || isUnreadable} />
      </div>
    </form>
  );
}
