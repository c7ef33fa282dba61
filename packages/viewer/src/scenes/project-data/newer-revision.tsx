import { GET_HISTORY, type HistoryEntry } from "@epb/contract";
import { Decimal, inputLabel, type Project } from "@epb/engine";
import { type ReactElement, useEffect, useId, useMemo, useState } from "react";
import { useCall } from "../../calls/use-call.js";
import { AlertBox } from "../../components/alert-box.js";
import { FocusOnMount } from "../../components/focus-on-mount.js";
import { useNotices } from "../../components/notices/notice-list.js";
import { SteadyButton } from "../../components/steady-button.js";
import { FramedTable } from "../../components/table/framed-table.js";
import { inputText } from "../../features/history/attribution-parts.js";
import { type Clash, mergeProjects } from "../../features/project-draft/merge.js";
import type { StoredProject } from "../../features/project-draft/stored-project.js";
import type { ProjectDraft } from "../../features/project-draft/use-project-draft.js";
import { instant } from "../../format/dates.js";
import type { PlainValue } from "../../format/figures.js";
import { useCurrentUser } from "../../session/session-context.js";
import { PROJECT_DATA_TEXTS as TEXTS } from "../../texts/project-data-texts.js";

interface NewerRevisionProps {
  readonly projectId: string;
  readonly draft: ProjectDraft;
  /** Label of the entry or row at a path of a project. */
  readonly nameOf: (path: string, project: Project) => string | undefined;
}

/** Notice that a newer revision was saved, with the ways to continue. */
export function NewerRevision({ projectId, draft, nameOf }: NewerRevisionProps): ReactElement | null {
  const { failure, isSaving, loadNewer } = draft;
  const newer = useNewerRevision(projectId, draft.draft.revision);
  const you = useCurrentUser()?.id;
  if (failure?.kind === "conflict") return <Conflict draft={draft} newer={failure.newer} nameOf={nameOf} />;
  if (newer === undefined || isSaving) return null;
  const { by, revision, at } = newer;
  const who = by === undefined ? TEXTS.someone : by.id === you ? TEXTS.newerByYou : by.name;
  return (
    <AlertBox kind="info">
      {TEXTS.newerRevision(who, revision, instant(at))}{" "}
      <SteadyButton type="button" unstyled onClick={() => void loadNewer()}>
        {TEXTS.loadNewer}
      </SteadyButton>
    </AlertBox>
  );
}

interface ConflictProps extends Pick<NewerRevisionProps, "draft" | "nameOf"> {
  readonly newer: StoredProject;
}

function Conflict({ draft, newer, nameOf }: ConflictProps): ReactElement {
  const notices = useNotices();
  const [theirsAt, setTheirsAt] = useState<ReadonlySet<string>>(new Set());
  const { stored, state } = draft.draft;
  const { clashes } = useMemo(
    () => mergeProjects(stored, state.project, newer.project),
    [stored, state.project, newer.project],
  );
  const choose = (path: string, isTheirs: boolean): void =>
    setTheirsAt(new Set(isTheirs ? [...theirsAt, path] : [...theirsAt].filter((each) => each !== path)));
  return (
    <FocusOnMount>
      <AlertBox kind="warning" title={TEXTS.conflictTitle(newer.revision)}>
        <div className="stack">
          <p>{clashes.length === 0 ? TEXTS.conflictNone : TEXTS.conflictEntries}</p>
          {clashes.length > 0 && (
            <FramedTable caption={TEXTS.conflictCaption}>
              <thead>
                <tr>
                  <th scope="col">{TEXTS.conflictEntry}</th>
                  <th scope="col">{TEXTS.conflictMine}</th>
                  <th scope="col">{TEXTS.conflictTheirs}</th>
                </tr>
              </thead>
              <tbody>
                {clashes.map((clash) => (
                  <ClashRow
                    key={clash.path}
                    clash={clash}
                    name={
                      nameOf(clash.path, clash.mine === undefined ? newer.project : state.project) ??
                      inputLabel(pathInData(clash.path)).label
                    }
                    isTheirs={theirsAt.has(clash.path)}
                    onChoose={choose}
                  />
                ))}
              </tbody>
            </FramedTable>
          )}
          <div className="row">
            <SteadyButton
              type="button"
              disabled={draft.isSaving}
              onClick={() => {
                draft.takeNewer(newer, theirsAt);
                notices.show(TEXTS.merged, { kind: "success" });
              }}
            >
              {clashes.length === 0 ? TEXTS.conflictKeep : TEXTS.conflictChosen}
            </SteadyButton>
            <SteadyButton type="button" outline disabled={draft.isSaving} onClick={() => draft.takeNewer(newer)}>
              {TEXTS.conflictDiscard}
            </SteadyButton>
          </div>
        </div>
      </AlertBox>
    </FocusOnMount>
  );
}

interface ClashRowProps {
  readonly clash: Clash;
  readonly name: string;
  readonly isTheirs: boolean;
  readonly onChoose: (path: string, isTheirs: boolean) => void;
}

function ClashRow({ clash, name, isTheirs, onChoose }: ClashRowProps): ReactElement {
  const { path, mine, theirs } = clash;
  const id = useId();
  const isRow = [mine, theirs].some((value) => isItem(value));
  const choice = (value: unknown, isOther: boolean): ReactElement => (
    <td>
      <label>
        <input
          type="radio"
          name={id}
          checked={isTheirs === isOther}
          aria-labelledby={`${id}-name ${id}-${isOther}`}
          onChange={() => onChoose(path, isOther)}
        />{" "}
        <span id={`${id}-${isOther}`}>{isRow ? rowText(value) : valueText(path, value)}</span>
      </label>
    </td>
  );
  return (
    <tr>
      <th scope="row" id={`${id}-name`}>
        {name}
      </th>
      {choice(mine, false)}
      {choice(theirs, true)}
    </tr>
  );
}

const pathInData = (path: string): string => path.replace(/^data\./, "");

const isItem = (value: unknown): boolean => typeof value === "object" && !Decimal.isDecimal(value);

const rowText = (value: unknown): string => (value === undefined ? TEXTS.conflictRemoved : TEXTS.conflictChanged);

function valueText(path: string, value: unknown): string {
  if (value === undefined) return TEXTS.conflictBlank;
  const input = pathInData(path);
  const plain = Decimal.isDecimal(value) ? value.toFixed() : (value as PlainValue);
  return inputText({ path: input, unit: inputLabel(input).unit }, plain);
}

/** Minimum interval between requests during editing. */
const ASKED_EVERY_MILLISECONDS = 15_000;

const ACTIVITIES = ["focus", "pointerdown", "keydown"] as const;

/**
 * Revision that was saved after the one being edited. Requests follow user activity instead of a timer, which would
 * keep an unused session alive.
 */
function useNewerRevision(projectId: string, revision: number): HistoryEntry | undefined {
  const { data, dataUpdatedAt, refetch } = useCall(GET_HISTORY, { params: { id: projectId }, query: { limit: 1 } });
  useEffect(() => {
    const ask = (): void => {
      if (Date.now() - dataUpdatedAt > ASKED_EVERY_MILLISECONDS) void refetch({ cancelRefetch: false });
    };
    // The focus of the window alone: that of its elements moves when a dialog opens by itself.
    for (const activity of ACTIVITIES) window.addEventListener(activity, ask, { passive: true });
    return () => {
      for (const activity of ACTIVITIES) window.removeEventListener(activity, ask);
    };
  }, [dataUpdatedAt, refetch]);
  const latest = data?.items[0];
  return latest !== undefined && latest.revision > revision ? latest : undefined;
}
