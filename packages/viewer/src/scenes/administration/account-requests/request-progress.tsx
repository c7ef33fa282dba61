import {
  ACCOUNT_REQUEST_STATUS_LABELS,
  AccountRequestStatus,
  GET_ACCOUNT_REQUEST,
  LIST_ACCOUNT_REQUESTS,
  type ManagedAccountRequest,
  SET_ACCOUNT_REQUEST_STATUS,
} from "@epb/contract";
import { useQueryClient } from "@tanstack/react-query";
import { Button } from "@trussworks/react-uswds";
import { type ReactElement, useState } from "react";
import { Link } from "react-router-dom";
import { askAgain, useChange } from "../../../calls/use-call.js";
import { Card } from "../../../components/card.js";
import { ConfirmChange } from "../../../components/confirm-change.js";
import { DialogFailure } from "../../../components/confirm-dialog.js";
import { useNotices } from "../../../components/notices/notice-list.js";
import { SteadyButton } from "../../../components/steady-button.js";
import { ACCOUNT_REQUEST_TEXTS as TEXTS } from "../../../texts/administration-texts.js";

const { New, InProgress, Closed } = AccountRequestStatus;
const ANSWERS = [GET_ACCOUNT_REQUEST, LIST_ACCOUNT_REQUESTS];

/** Status of a request, and the possible steps. @spec P §3 "New=1, InProgress=2, Closed=3" */
export function RequestProgress({ request }: { readonly request: ManagedAccountRequest }): ReactElement {
  const { id, revision, statusId, accountIds } = request;
  const notices = useNotices();
  const queries = useQueryClient();
  const change = useChange(SET_ACCOUNT_REQUEST_STATUS, ANSWERS, { handlesErrors: true });
  const [isClosing, setClosing] = useState(false);
  const begin = (): void =>
    change.mutate(
      { params: { id }, body: { statusId: InProgress, revision } },
      {
        onSuccess: () => notices.done(TEXTS.changed(ACCOUNT_REQUEST_STATUS_LABELS[InProgress])),
        // Somebody else works on it.
        onError: () => void askAgain(queries, ANSWERS),
      },
    );
  return (
    <Card title={TEXTS.progress}>
      <p>
        {TEXTS.status}: <strong>{ACCOUNT_REQUEST_STATUS_LABELS[statusId]}</strong>
      </p>
      <DialogFailure error={change.error} />
      {accountIds.length > 0 && (
        <>
          <p>{TEXTS.accountsMade}</p>
          <ul className="usa-list">
            {accountIds.map((accountId) => (
              <li key={accountId}>
                <Link to={`/administration/users/${accountId}`}>{TEXTS.openAccount}</Link>
              </li>
            ))}
          </ul>
        </>
      )}
      <div className="row">
        {statusId === New && (
          <SteadyButton type="button" disabled={change.isPending} onClick={begin}>
            {TEXTS.begin}
          </SteadyButton>
        )}
        {statusId === Closed ? (
          <SteadyButton type="button" outline disabled={change.isPending} onClick={begin}>
            {TEXTS.reopen}
          </SteadyButton>
        ) : (
          <Button type="button" outline onClick={() => setClosing(true)}>
            {TEXTS.close}
          </Button>
        )}
      </div>
      {isClosing && (
        <ConfirmChange
          title={TEXTS.closeTitle}
          confirm={TEXTS.close}
          isDanger
          call={SET_ACCOUNT_REQUEST_STATUS}
          input={{ params: { id }, body: { statusId: Closed, revision } }}
          changes={ANSWERS}
          done={TEXTS.changed(ACCOUNT_REQUEST_STATUS_LABELS[Closed])}
          onClose={() => setClosing(false)}
        >
          <p>{TEXTS.closeText}</p>
        </ConfirmChange>
      )}
    </Card>
  );
}
