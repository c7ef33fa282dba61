import {
  LIST_KEPT_FIGURES,
  LIST_RECALCULATIONS,
  type PresentedRecalculation,
  START_RECALCULATION,
} from "@epb/contract";
import { useQuery } from "@tanstack/react-query";
import { Button } from "@trussworks/react-uswds";
import { type ReactElement, useState } from "react";
import type { ApiFailure } from "../../api/api-failure.js";
import { CallState } from "../../components/call-state.js";
import { ConfirmChange } from "../../components/confirm-change.js";
import { EmptyState } from "../../components/empty-state.js";
import type { DataColumn } from "../../components/table/data-column.js";
import { DataTable } from "../../components/table/data-table.js";
import { instant } from "../../format/dates.js";
import { wholeNumber } from "../../format/numbers.js";
import { versionText } from "../../format/version-text.js";
import { useSession } from "../../session/session-context.js";
import { JOB_TEXTS as TEXTS } from "./job-texts.js";

/** Polling interval during a run, in milliseconds. */
const LOOK_AGAIN_MILLISECONDS = 1500;

/** Recalculation of all projects: starts a run, shows its progress and the results of earlier runs. */
export function Recalculations(): ReactElement {
  const { api } = useSession();
  const query = useQuery<readonly PresentedRecalculation[], ApiFailure>({
    queryKey: [LIST_RECALCULATIONS.name, {}],
    queryFn: () => api.call(LIST_RECALCULATIONS, {}),
    refetchInterval: ({ state }) => (isRunning(state.data) ? LOOK_AGAIN_MILLISECONDS : false),
  });
  const [isAsking, setAsking] = useState(false);
  return (
    <div className="stack">
      <Button type="button" outline onClick={() => setAsking(true)}>
        {TEXTS.start}
      </Button>
      <CallState query={query}>
        {(runs) =>
          runs.length === 0 ? (
            <EmptyState title={TEXTS.noRuns} />
          ) : (
            <>
              {isRunning(runs) && runs[0] !== undefined && <Progress run={runs[0]} />}
              <DataTable caption={TEXTS.runsCaption} rows={runs} columns={COLUMNS} rowId={({ id }) => id} />
            </>
          )
        }
      </CallState>
      {isAsking && <StartDialog onClose={() => setAsking(false)} />}
    </div>
  );
}

const isRunning = (runs: readonly PresentedRecalculation[] | undefined): boolean =>
  runs?.[0] !== undefined && runs[0].finishedAt === undefined;

function Progress({ run: { looked, total } }: { readonly run: PresentedRecalculation }): ReactElement {
  return (
    <div className="administration__progress">
      <progress value={looked} max={total} aria-label={TEXTS.progressLabel} />
      <span role="status">{TEXTS.progress(wholeNumber(looked), wholeNumber(total))}</span>
    </div>
  );
}

function StartDialog({ onClose }: { readonly onClose: () => void }): ReactElement {
  return (
    <ConfirmChange
      title={TEXTS.startTitle}
      confirm={TEXTS.start}
      call={START_RECALCULATION}
      input={{}}
      changes={[LIST_RECALCULATIONS, LIST_KEPT_FIGURES]}
      done={TEXTS.started}
      onClose={onClose}
    >
      <p>{TEXTS.startText}</p>
    </ConfirmChange>
  );
}

type CountName = "current" | "same" | "changed" | "kept" | "failed";

const countOf = (name: CountName, header: string): DataColumn<PresentedRecalculation> => ({
  id: name,
  header,
  kind: "number",
  value: (run) => run[name],
  cell: (run) => wholeNumber(run[name]),
  isSortable: false,
});

const COLUMNS: readonly DataColumn<PresentedRecalculation>[] = [
  { id: "begun", header: TEXTS.begun, value: ({ startedAt }) => instant(startedAt), isSortable: false },
  {
    id: "finished",
    header: TEXTS.finished,
    value: ({ finishedAt }) => (finishedAt === undefined ? TEXTS.underWay : instant(finishedAt)),
    isSortable: false,
  },
  { id: "engine", header: TEXTS.engine, value: ({ engineVersion }) => versionText(engineVersion), isSortable: false },
  {
    id: "progress",
    header: TEXTS.progressLabel,
    value: ({ looked, total }) => TEXTS.progress(wholeNumber(looked), wholeNumber(total)),
    isSortable: false,
  },
  countOf("current", TEXTS.current),
  countOf("same", TEXTS.same),
  countOf("changed", TEXTS.changed),
  countOf("kept", TEXTS.kept),
  countOf("failed", TEXTS.refused),
];
