import { DROP_FAILED_JOB, LIST_FAILED_JOBS, type PresentedFailedJob, RETRY_FAILED_JOB } from "@epb/contract";
import { Button } from "@trussworks/react-uswds";
import { type ReactElement, useMemo, useState } from "react";
import { useChange } from "../../calls/use-call.js";
import { usePages } from "../../calls/use-pages.js";
import { ConfirmChange } from "../../components/confirm-change.js";
import { EmptyState } from "../../components/empty-state.js";
import { useNotices } from "../../components/notices/notice-list.js";
import { Paged } from "../../components/paged.js";
import { SteadyButton } from "../../components/steady-button.js";
import type { DataColumn } from "../../components/table/data-column.js";
import { DataTable } from "../../components/table/data-table.js";
import { instant } from "../../format/dates.js";
import { JOB_TEXTS as TEXTS } from "./job-texts.js";

/** Failed jobs, with buttons to retry or drop each of them. */
export function FailedJobs(): ReactElement {
  const pages = usePages(LIST_FAILED_JOBS, {});
  const notices = useNotices();
  const retry = useChange(RETRY_FAILED_JOB, [LIST_FAILED_JOBS]);
  const [dropped, setDropped] = useState<PresentedFailedJob>();
  const { mutate, isPending } = retry;
  const columns = useMemo(
    () =>
      columnsOf({
        isBusy: isPending,
        onRetry: ({ id }) => mutate({ params: { id } }, { onSuccess: () => void notices.done(TEXTS.retried) }),
        onDrop: setDropped,
      }),
    [mutate, isPending, notices],
  );
  return (
    <>
      <Paged
        pages={pages}
        empty={
          <EmptyState title={TEXTS.noFailed}>
            <p>{TEXTS.noFailedText}</p>
          </EmptyState>
        }
      >
        {(items) => <DataTable caption={TEXTS.failedCaption} rows={items} columns={columns} rowId={({ id }) => id} />}
      </Paged>
      {dropped !== undefined && <DropDialog job={dropped} onClose={() => setDropped(undefined)} />}
    </>
  );
}

interface DropDialogProps {
  readonly job: PresentedFailedJob;
  readonly onClose: () => void;
}

function DropDialog({ job, onClose }: DropDialogProps): ReactElement {
  return (
    <ConfirmChange
      title={TEXTS.dropTitle}
      confirm={TEXTS.drop}
      isDanger
      call={DROP_FAILED_JOB}
      input={{ params: { id: job.id } }}
      changes={[LIST_FAILED_JOBS]}
      done={TEXTS.dropped}
      onClose={onClose}
    >
      <p>
        <strong>{job.kind}</strong>: {job.error}
      </p>
      <p>{TEXTS.dropText}</p>
    </ConfirmChange>
  );
}

interface Steps {
  readonly isBusy: boolean;
  readonly onRetry: (job: PresentedFailedJob) => void;
  readonly onDrop: (job: PresentedFailedJob) => void;
}

const columnsOf = ({ isBusy, onRetry, onDrop }: Steps): readonly DataColumn<PresentedFailedJob>[] => [
  { id: "kind", header: TEXTS.kind, value: ({ kind }) => kind, isSortable: false },
  { id: "failedAt", header: TEXTS.failedAt, value: ({ failedAt }) => instant(failedAt), isSortable: false },
  { id: "tries", header: TEXTS.tries, kind: "number", value: ({ tries }) => tries, isSortable: false },
  { id: "error", header: TEXTS.error, value: ({ error }) => error, isSortable: false },
  {
    id: "steps",
    header: TEXTS.steps,
    value: () => undefined,
    cell: (job) => (
      <span className="row">
        <SteadyButton
          type="button"
          outline
          className="usa-button--small"
          disabled={isBusy}
          aria-label={TEXTS.retryOf(job.kind)}
          onClick={() => onRetry(job)}
        >
          {TEXTS.retry}
        </SteadyButton>
        <Button
          type="button"
          outline
          className="usa-button--small"
          aria-label={TEXTS.dropOf(job.kind)}
          onClick={() => onDrop(job)}
        >
          {TEXTS.drop}
        </Button>
      </span>
    ),
    isSortable: false,
  },
];
