import { GET_HISTORY, type HistoryEntry, ProjectAction, RESTORE_REVISION } from "@epb/contract";
import { Button } from "@trussworks/react-uswds";
import { type ReactElement, useState } from "react";
import { Link } from "react-router-dom";
import { usePages } from "../../calls/use-pages.js";
import { EmptyState } from "../../components/empty-state.js";
import { Paged } from "../../components/paged.js";
import { useOpenProject } from "../../components/project/open-project.js";
import { ReasonDialog } from "../../components/project/reason-dialog.js";
import { FramedTable } from "../../components/table/framed-table.js";
import { instant } from "../../format/dates.js";
import {
  HISTORY_TEXTS,
  RESTORE_TEXTS,
  SECTION_NAMES,
  RESTORE_TEXTS as TEXTS,
} from "../../texts/project-history-texts.js";

/** Revisions of a page. */
const PAGE = 25;

interface HistoryTableProps {
  readonly projectId: string;
  /** Revisions that are being compared. */
  readonly compared?: { readonly from: number; readonly to: number } | undefined;
}

/**
 * Revisions with person, change, and time, or with the engine that recalculated. Newest first, each with a link to its
 * explanation.
 */
export function HistoryTable({ projectId, compared }: HistoryTableProps): ReactElement {
  const { state } = useOpenProject();
  const [asked, setAsked] = useState<number>();
  const mayRestore = state.allowedActions.includes(ProjectAction.Edit);
  const pages = usePages<{ readonly limit?: number }, HistoryEntry>(GET_HISTORY, { limit: PAGE }, { id: projectId });
  return (
    <>
      <Paged pages={pages} empty={<EmptyState title={HISTORY_TEXTS.none} />}>
        {(items) => (
          <>
            <FramedTable caption={HISTORY_TEXTS.caption} isCaptionHidden>
              <thead>
                <tr>
                  <th scope="col" className="is-number is-key">
                    {HISTORY_TEXTS.revision}
                  </th>
                  <th scope="col">{HISTORY_TEXTS.at}</th>
                  <th scope="col">{HISTORY_TEXTS.by}</th>
                  <th scope="col">{HISTORY_TEXTS.sections}</th>
                  <th scope="col">{HISTORY_TEXTS.compare}</th>
                  {mayRestore && <th scope="col">{RESTORE_TEXTS.column}</th>}
                </tr>
              </thead>
              <tbody>
                {items.map((entry) => (
                  <Row
                    key={entry.revision}
                    entry={entry}
                    isCompared={compared?.to === entry.revision}
                    restore={mayRestore ? { isPresent: entry.revision === state.revision, onAsk: setAsked } : undefined}
                  />
                ))}
              </tbody>
            </FramedTable>
            {mayRestore && items.some(({ isRestorable }) => !isRestorable) && <p>{RESTORE_TEXTS.notRestorableNote}</p>}
          </>
        )}
      </Paged>
      {asked !== undefined && <RestoreDialog revision={asked} onClose={() => setAsked(undefined)} />}
    </>
  );
}

interface RowProps {
  readonly entry: HistoryEntry;
  readonly isCompared: boolean;
  /** Present for users who may restore a revision. */
  readonly restore: { readonly isPresent: boolean; readonly onAsk: (revision: number) => void } | undefined;
}

function Row({ entry, isCompared, restore }: RowProps): ReactElement {
  const { revision, at, by, engine, sections, restored, isRestorable } = entry;
  return (
    <tr className={isCompared ? "is-chosen" : undefined}>
      <th scope="row" className="is-number">
        {revision}
      </th>
      <td className="is-whole">{instant(at)}</td>
      <td className="is-whole">{by?.name ?? HISTORY_TEXTS.server}</td>
      <td>
        {sections.length > 0 && (
          <ul className="section-list">
            {sections.map((section) => (
              <li key={section}>{SECTION_NAMES[section] ?? section}</li>
            ))}
          </ul>
        )}
        {restored !== undefined && (
          <div className="long-word">{RESTORE_TEXTS.restored(restored.revision, restored.reason)}</div>
        )}
        {engine !== undefined && <div>{HISTORY_TEXTS.engine(engine.from, engine.to)}</div>}
      </td>
      <td className="is-whole">
        {revision === 1 ? (
          HISTORY_TEXTS.first
        ) : (
          <Link
            to={{ search: `?from=${revision - 1}&to=${revision}` }}
            aria-label={HISTORY_TEXTS.showChanges(revision)}
            aria-current={isCompared || undefined}
            preventScrollReset
          >
            {HISTORY_TEXTS.whatChanged}
          </Link>
        )}
      </td>
      {restore !== undefined && (
        <td>
          {!restore.isPresent && !isRestorable && RESTORE_TEXTS.notRestorable}
          {!restore.isPresent && isRestorable && (
            <Button
              type="button"
              unstyled
              aria-label={RESTORE_TEXTS.openLabel(revision)}
              onClick={() => restore.onAsk(revision)}
            >
              {RESTORE_TEXTS.open}
            </Button>
          )}
        </td>
      )}
    </tr>
  );
}

interface RestoreDialogProps {
  readonly revision: number;
  readonly onClose: () => void;
}

/** Restores an earlier revision of the project, with a reason. What others save meanwhile is not restored over unasked. */
function RestoreDialog({ revision, onClose }: RestoreDialogProps): ReactElement {
  const { id, state } = useOpenProject();
  const texts = {
    title: TEXTS.title(revision),
    text: TEXTS.text(revision),
    reason: TEXTS.reason,
    hint: TEXTS.reasonHint,
    button: TEXTS.button,
    done: TEXTS.done(revision),
  };
  return (
    <ReasonDialog
      call={RESTORE_REVISION}
      params={{ id, revision }}
      revision={state.revision}
      texts={texts}
      onClose={onClose}
    />
  );
}
