import "./check-scene.scss";
import { lazy, type ReactElement, Suspense, useCallback, useEffect, useState, useSyncExternalStore } from "react";
import type { PickedFile } from "../../components/files/dropped-files.js";
import { FileDrop } from "../../components/files/file-drop.js";
import { NameList } from "../../components/files/name-list.js";
import { IconNote } from "../../components/icon-note.js";
import { useNotices } from "../../components/notices/notice-list.js";
import { Page } from "../../components/page.js";
import { Spinner, Waiting } from "../../components/spinner.js";
import { SteadyButton } from "../../components/steady-button.js";
import { AllFiles } from "./all-files.js";
import { CHECK_TEXTS } from "./check-texts.js";
import { FileReport } from "./file-report.js";
import { loadFigures, loadMapForm } from "./load-figures.js";
import type { KeptMappings } from "./map-form/kept-mappings.js";
import { MapOffer } from "./map-offer.js";
import { useMapAddress } from "./use-map-address.js";
import type { ChosenFile } from "./workbook-check/check-file.js";
import { CheckProgressBar } from "./workbook-check/check-progress.js";
import { type CheckedItem, CheckQueue, type CheckState } from "./workbook-check/check-queue.js";
import { PrivacyNote } from "./workbook-check/privacy-note.js";
import { StartHelp } from "./workbook-check/start-help.js";
import { useReadiness } from "./workbook-check/use-readiness.js";

const MapForm = lazy(async () => ({ default: (await loadMapForm()).MapForm }));

/** Checks dropped workbooks and shows their findings and results. No data leaves the computer. */
export function CheckScene(): ReactElement {
  const { queue, state } = useCheckQueue();
  const { readiness, isStored, retry } = useReadiness(loadFigures);
  const [openId, setOpenId] = useState<number>();
  const [isBack, setBack] = useState(false);
  const [turn, setTurn] = useState(0);
  const { items, left, progress, hasFailed } = state;
  const [first] = items;
  const isAlone = items.length === 1 && left.length === 0 && progress === undefined;
  const open = isAlone ? first : items.find(({ id }) => id === openId);
  const [mappings] = useState<KeptMappings>(() => new Map());
  const { mapId, openMap, leaveMap } = useMapAddress();
  const mapped = items.find(({ id }) => id === mapId);
  const onFiles = (files: readonly ChosenFile[]): void => {
    setOpenId(undefined);
    setBack(false);
    leaveMap();
    void queue.add(files);
  };
  const onOpen = useCallback(({ id }: CheckedItem) => setOpenId(id), []);
  const onBack = useCallback(() => {
    setOpenId(undefined);
    setBack(true);
  }, []);
  const onResume = (): void => {
    // The button disappears, and its replacement may not be rendered yet.
    document.querySelector<HTMLElement>("h1")?.focus();
    void queue.resume();
  };
  const isEmpty = items.length === 0 && left.length === 0 && progress === undefined;
  return (
    <Page title={CHECK_TEXTS.title} lead={CHECK_TEXTS.lead} width={mapped === undefined ? "usual" : "wide"}>
      <div className="check">
        <PrivacyNote readiness={readiness} isStored={isStored} isShort={!isEmpty} onRetry={retry} />
        <FileDrop
          key={turn}
          title={isEmpty ? CHECK_TEXTS.dropTitle : CHECK_TEXTS.dropMore}
          label={CHECK_TEXTS.choose}
          hint={isEmpty ? CHECK_TEXTS.dropHint : undefined}
          accept=".xlsx,.ods,.xls,.csv,.json,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet,application/json"
          isMultiple
          isWholePage
          isCompact={!isEmpty}
          onFiles={(picked) => onFiles(picked.map(asChosen))}
        >
          {(items.length > 0 || left.length > 0) && (
            <button
              type="button"
              className="usa-button usa-button--outline"
              onClick={() => {
                queue.clear();
                mappings.clear();
                leaveMap();
                setOpenId(undefined);
                // Also clears the list of files that the last drop skipped.
                setTurn(turn + 1);
                // The button disappears, and the focus moves to the page heading.
                document.querySelector<HTMLElement>("h1")?.focus();
              }}
            >
              {CHECK_TEXTS.clear}
            </button>
          )}
        </FileDrop>
        {hasFailed && <IconNote kind="danger">{CHECK_TEXTS.notReady}</IconNote>}
        <p className="visually-hidden" role="status">
          {progress === undefined && left.length === 0 && items.length > 0 && CHECK_TEXTS.done(items.length)}
          {progress === undefined && left.length > 0 && CHECK_TEXTS.stopped(items.length, left.length)}
        </p>
        {progress !== undefined && (
          <CheckProgressBar progress={progress} onStop={() => queue.stop()} goesOnAt={whatCameOfIt} />
        )}
        {left.length > 0 && <LeftFiles files={left} onResume={onResume} />}
        {isEmpty && <StartHelp example={<ExampleButton isOutline onFile={(file) => onFiles([file])} />} />}
        {mapped !== undefined && (
          <Suspense fallback={<Waiting />}>
            <MapForm
              key={mapped.id}
              file={mapped.file}
              kept={mappings}
              onBack={leaveMap}
              onUse={(profile) => {
                onFiles([profile]);
                setBack(true);
              }}
            />
          </Suspense>
        )}
        {mapped === undefined && open !== undefined && (
          <FileReport
            key={open.id}
            checked={open.checked}
            offer={<MapOffer item={open} isKept={mappings.has(open.file)} onOpen={openMap} />}
            onBack={isAlone ? undefined : onBack}
          />
        )}
        {mapped === undefined && open === undefined && items.length > 0 && (
          <AllFiles items={items} takesFocus={isBack} onOpen={onOpen} />
        )}
      </div>
    </Page>
  );
}

/** Heading of the result. */
const whatCameOfIt = (): HTMLElement | null =>
  ["#check-left", "#check-all", ".check-report__title", "h1"]
    .map((selector) => document.querySelector<HTMLElement>(selector))
    .find((heading) => heading !== null) ?? null;

/** Under the name of its folder, which tells two of the same name apart. */
const asChosen = ({ path, file }: PickedFile): ChosenFile => ({
  name: path,
  size: file.size,
  arrayBuffer: () => file.arrayBuffer(),
});

interface ExampleButtonProps {
  readonly isOutline?: boolean;
  readonly onFile: (file: File) => void;
}

/** Checks a workbook that the site itself offers. */
function ExampleButton({ isOutline = false, onFile }: ExampleButtonProps): ReactElement {
  const notices = useNotices();
  const [isWaiting, setWaiting] = useState(false);
  const load = async (): Promise<void> => {
    setWaiting(true);
    try {
      const response = await fetch(`${import.meta.env.BASE_URL}examples/${CHECK_TEXTS.exampleFile}`);
      if (!response.ok) throw new Error(`status ${response.status}`);
      onFile(new File([await response.blob()], CHECK_TEXTS.exampleFile));
    } catch {
      notices.show(CHECK_TEXTS.exampleFailed, { kind: "danger" });
    } finally {
      setWaiting(false);
    }
  };
  return (
    <SteadyButton type="button" outline={isOutline} disabled={isWaiting} onClick={() => void load()}>
      {CHECK_TEXTS.tryExample} {isWaiting && <Spinner />}
    </SteadyButton>
  );
}

interface LeftFilesProps {
  readonly files: readonly ChosenFile[];
  readonly onResume: () => void;
}

/** Files that were stopped before their check, with a button to continue. */
function LeftFiles({ files, onResume }: LeftFilesProps): ReactElement {
  return (
    <section aria-labelledby="check-left" className="check-section no-print">
      <div className="check-section__head">
        <h2 id="check-left" tabIndex={-1}>
          {CHECK_TEXTS.leftTitle(files.length)}
        </h2>
        <button type="button" className="usa-button usa-button--outline" onClick={onResume}>
          {CHECK_TEXTS.resume(files.length)}
        </button>
      </div>
      <NameList label={CHECK_TEXTS.leftTitle(files.length)} names={files.map(({ name }) => name)} />
    </section>
  );
}

/** Queue for the lifetime of the page; closing the page discards the files. */
function useCheckQueue(): { readonly queue: CheckQueue; readonly state: CheckState } {
  const [queue] = useState(() => new CheckQueue());
  useEffect(() => () => queue.stop(), [queue]);
  const state = useSyncExternalStore(
    (listener) => queue.subscribe(listener),
    () => queue.state,
  );
  return { queue, state };
}
