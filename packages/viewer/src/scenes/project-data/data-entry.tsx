import { GET_ISSUES } from "@epb/contract";
import type { Calculation, Issue } from "@epb/engine";
import { Fragment, type ReactElement, useEffect, useMemo, useRef } from "react";
import { Link, Navigate, useNavigate, useParams } from "react-router-dom";
import { useCall } from "../../calls/use-call.js";
import { AlertBox } from "../../components/alert-box.js";
import { LeaveGuard } from "../../components/leave-guard.js";
import { NotFound } from "../../components/not-permitted.js";
import { entryAddress } from "../../components/project/entry-address.js";
import { useShowInHeader } from "../../components/project/header-figures.js";
import { useOpenProject } from "../../components/project/open-project.js";
import { usePartTitle } from "../../components/project/use-part-title.js";
import { useKeptFocus } from "../../components/use-kept-focus.js";
import { ProjectWithheld } from "../../components/withheld/project-withheld.js";
import { useWithheld } from "../../components/withheld/withheld-context.js";
import type { StoredProject } from "../../features/project-draft/stored-project.js";
import { hasSuppliedFigures } from "../../features/project-draft/supplied-figures.js";
import { usePreview } from "../../features/project-draft/use-preview.js";
import { type ProjectDraft, useProjectDraft } from "../../features/project-draft/use-project-draft.js";
import { instant } from "../../format/dates.js";
import { PROJECT_DATA_TEXTS as TEXTS } from "../../texts/project-data-texts.js";
import { sectionsOf } from "./data-sections.js";
import type { EntryView } from "./entry-view.js";
import { FormPart } from "./form-part.js";
import { FoundIssues } from "./found-issues.js";
import { MessageMark } from "./grid/cell-marks.js";
import { GridPart } from "./grid-part.js";
import { type MissingEntry, missingEntries } from "./missing-entries.js";
import { NewerRevision } from "./newer-revision.js";
import { placedIssues } from "./placed-issues.js";
import { SaveBar } from "./save-bar.js";
import { SaveProblems } from "./save-problems.js";
import { SectionNavigation } from "./section-navigation.js";
import { type EntryPlace, knownNames, placeOfPath } from "./section-places.js";
import { type EntryTarget, useEntryTarget } from "./use-entry-target.js";

interface DataEntryProps {
  readonly id: string;
  readonly stored: StoredProject;
  readonly isReadOnly: boolean;
}

const NO_ISSUES: readonly Issue[] = [];

/** The sections of a project, the entries of one of them, and the changes that are not saved. */
export function DataEntry({ id, stored, isReadOnly }: DataEntryProps): ReactElement {
  const draft = useProjectDraft(id, stored, isReadOnly);
  const { project } = draft.draft.state;
  const saved = useCall(GET_ISSUES, { params: { id } }, { version: draft.draft.revision }).data?.items;
  const preview = usePreview(project, draft.changes > 0, saved === undefined);
  const figures = preview?.calculatedValues ?? draft.draft.stored.calculatedValues;
  return (
    <ProjectWithheld projectId={id} project={project} withheld={figures?.withheld}>
      <DataEntryParts id={id} draft={draft} preview={preview} saved={saved} isReadOnly={isReadOnly} />
    </ProjectWithheld>
  );
}

interface DataEntryPartsProps {
  readonly id: string;
  readonly draft: ProjectDraft;
  readonly preview: Calculation | undefined;
  /** Issues of the saved revision, as the server found them; undefined until they are loaded. */
  readonly saved: readonly Issue[] | undefined;
  readonly isReadOnly: boolean;
}

function DataEntryParts({ id, draft, preview, saved, isReadOnly }: DataEntryPartsProps): ReactElement {
  const frame = useRef<HTMLDivElement>(null);
  // Issues of the preview appear and disappear during editing.
  useKeptFocus(frame);
  const { stage } = useOpenProject().state;
  const isClosed = stage === "submitted" || stage === "approved";
  const { project } = draft.draft.state;
  const before = draft.draft.stored;
  const unsaved = draft.changes > 0 ? preview : undefined;
  const loaded = preview?.issues ?? saved;
  const issues = loaded ?? NO_ISSUES;
  const areSupplied = hasSuppliedFigures(project);
  // Supplied figures are available immediately, even if they cannot be checked yet.
  const figures = areSupplied ? project.calculatedValues : (preview?.calculatedValues ?? before.calculatedValues);
  const sections = sectionsOf(project);
  const data = useMemo(() => ({ project, stored: before, figures }), [project, before, figures]);
  const known = useMemo(
    () => knownNames(sections, { project: before, stored: before, figures: undefined }),
    [sections, before],
  );
  const placed = useMemo(() => placedIssues(issues, known), [issues, known]);
  const { refusals } = draft;
  const { figures: withheldPaths } = useWithheld();
  const withheld = useMemo(() => new Set(withheldPaths), [withheldPaths]);
  const view = useMemo<EntryView>(
    () => ({ ...data, refusals, issues: placed, isReadOnly, withheld }),
    [data, refusals, placed, isReadOnly, withheld],
  );
  const places = useMemo(
    () => new Map(issues.map(({ at }) => [at, placeOfPath(at, sections, data)])),
    [issues, sections, data],
  );
  const counts = useMemo(() => countBySection(places, issues), [places, issues]);

  const errors = issues.filter(({ severity }) => severity === "error").length;
  useShowInHeader(unsaved?.calculatedValues, { errors, warnings: issues.length - errors });

  const missing = useMemo(() => (isReadOnly ? [] : missingEntries(sections, view)), [sections, view, isReadOnly]);
  const missingBySection = useMemo(() => countOf(missing.map(({ section }) => section)), [missing]);
  const nextMissing = useNextMissing(missing);

  const base = `/portfolio/${id}/data`;
  const { section: wanted } = useParams();
  const placeOf = (path: string): EntryPlace | undefined => placeOfPath(path, sections, data);
  const target = useEntryTarget(wanted ?? "", placeOf);
  const navigate = useNavigate();
  const goTo = (path: string): void => void navigate(entryAddress(id, path));
  const { failure } = draft;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer of the server
  useEffect(() => {
    const paths = failure?.kind === "refused" ? [...failure.refusals.keys()].map(pathInData) : [];
    const first = paths.find((path) => placeOf(path) !== undefined);
    if (first !== undefined) goTo(first);
  }, [failure]);
  const section = sections.find((each, index) => (wanted === undefined ? index === 0 : each.id === wanted));
  usePartTitle(section?.title);
  if (target?.place !== undefined && target.place.section !== wanted)
    return <Navigate to={entryAddress(id, target.path, target.place.section)} replace />;
  if (section === undefined) return <NotFound />;
  const reason = target !== undefined && (
    <EntryReason projectId={id} target={target} issues={issues} saved={saved ?? NO_ISSUES} />
  );
  return (
    <div className="data-entry" ref={frame}>
      <LeaveGuard
        isDirty={draft.isDirty}
        // Navigation between sections loses no entries.
        isLeaving={({ pathname }) => !`${pathname}/`.startsWith(`${base}/`)}
        title={TEXTS.leaveTitle}
        text={TEXTS.leaveText(Math.max(1, draft.changes))}
        stay={TEXTS.leaveStay}
        leave={TEXTS.leaveGo}
        onLeave={draft.discard}
      />
      <KeptChanges draft={draft} />
      {isReadOnly && <AlertBox kind="info">{isClosed ? TEXTS.notEditableNow : TEXTS.notEditable}</AlertBox>}
      {areSupplied && <AlertBox kind="info">{TEXTS.suppliedFigures}</AlertBox>}
      <NewerRevision
        projectId={id}
        draft={draft}
        nameOf={(path, project_) => placeOfPath(pathInData(path), sections, { ...data, project: project_ })?.name}
      />
      <SaveProblems
        draft={draft}
        placeOf={(path) => placeOf(pathInData(path))}
        onGo={(path) => goTo(pathInData(path))}
      />
      {target?.place === undefined && reason}
      <div className="data-entry__columns">
        <SectionNavigation
          sections={sections}
          current={section.id}
          counts={counts}
          missing={missingBySection}
          pathOf={(each) => `${base}/${each}`}
          onGo={(each) => void navigate(`${base}/${each}`)}
        />
        <div className="data-entry__parts" key={section.id}>
          {/* The sections beside it say the same. */}
          <h2 className="visually-hidden">{section.title}</h2>
          {section.parts.map((part, index) => (
            <Fragment key={part.kind === "form" ? part.form.id : part.table.id}>
              {target?.place?.part === index && reason}
              {part.kind === "form" ? (
                <FormPart form={part.form} view={view} onEdit={draft.edit} />
              ) : (
                <GridPart
                  part={part}
                  view={view}
                  draft={draft}
                  target={target?.place?.part === index ? target.place.cell : undefined}
                />
              )}
            </Fragment>
          ))}
        </div>
      </div>
      <FoundIssues projectId={id} issues={loaded} isPreview={unsaved !== undefined} />
      {!isReadOnly && (
        <SaveBar
          draft={draft}
          missing={missing.length}
          onNextMissing={() => {
            const next = nextMissing(section.id);
            if (next !== undefined) goTo(next.path);
          }}
        />
      )}
    </div>
  );
}

/** The server names the parts of what it was sent. */
const pathInData = (path: string): string => path.replace(/^data\./, "");

/** Number of issues that link to each section. */
const countBySection = (
  places: ReadonlyMap<string, EntryPlace | undefined>,
  issues: readonly Issue[],
): ReadonlyMap<string, number> => countOf(issues.flatMap(({ at }) => places.get(at)?.section ?? []));

function countOf(names: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

/** Finds the missing entry after the last one that it found; in another section, the first one of that section. */
function useNextMissing(missing: readonly MissingEntry[]): (section: string) => MissingEntry | undefined {
  const last = useRef<MissingEntry & { readonly index: number }>(undefined);
  return (section) => {
    const before = last.current?.section === section ? last.current : undefined;
    // An entry that was made since is no longer in the list: the next one has its index.
    const isStillMissing = before !== undefined && missing[before.index]?.path === before.path;
    const wanted = before === undefined ? firstIn(section, missing) : before.index + (isStillMissing ? 1 : 0);
    const index = wanted < missing.length ? wanted : 0;
    const next = missing[index];
    last.current = next && { ...next, index };
    return next;
  };
}

/** Index of the first missing entry of a section; 0 if the section has none. */
const firstIn = (wanted: string, missing: readonly MissingEntry[]): number =>
  Math.max(
    0,
    missing.findIndex(({ section }) => section === wanted),
  );

interface EntryReasonProps {
  readonly projectId: string;
  readonly target: EntryTarget;
  /** Issues of the project with its unsaved changes. */
  readonly issues: readonly Issue[];
  /** Issues of the saved revision. */
  readonly saved: readonly Issue[];
}

/** Reason for the jump to an entry: its issues, or a note that they are fixed. */
function EntryReason({ projectId, target, issues, saved }: EntryReasonProps): ReactElement {
  const isOfTarget = ({ at }: Issue): boolean => at === target.path;
  const found = issues.filter(isOfTarget);
  const isMended = found.length === 0 && saved.some(isOfTarget);
  return (
    <div role="status">
      {(found.length > 0 || isMended || target.place === undefined) && (
        <div className="entry-reason">
          {target.place === undefined && <p>{TEXTS.noEntry}</p>}
          {found.map(({ code, severity, message, advice }) => (
            <p key={`${code} ${message}`} className="entry-reason__issue">
              <MessageMark isError={severity === "error"} />
              <span>
                <strong>{message}</strong> {advice}
              </span>
            </p>
          ))}
          {isMended && <p>{TEXTS.mended}</p>}
          <Link to={`/portfolio/${projectId}`}>{TEXTS.toDashboard}</Link>
        </div>
      )}
    </div>
  );
}

/** Notice that earlier unsaved changes were restored, or that the browser cannot keep unsaved changes. */
function KeptChanges({ draft }: { readonly draft: ProjectDraft }): ReactElement | null {
  const { restoredFrom, isFull } = draft.kept;
  if (isFull) return <AlertBox kind="warning">{TEXTS.notKept}</AlertBox>;
  if (restoredFrom === undefined) return null;
  const at = instant(new Date(restoredFrom).toISOString());
  const unreadable = [...draft.refusals.values()].filter(({ isFromServer }) => !isFromServer).length;
  const text = TEXTS.changesAreBack(draft.changes + unreadable, at);
  return <AlertBox kind="info">{draft.isOfEarlierRevision ? `${text} ${TEXTS.savedSince}` : text}</AlertBox>;
}
