import { ACCOUNT_REQUEST_STATUS_LABELS, GET_ACCOUNT_REQUEST, type ManagedAccountRequest } from "@epb/contract";
import type { ReactElement } from "react";
import { useParams } from "react-router-dom";
import { useCall } from "../../calls/use-call.js";
import { Breadcrumb } from "../../components/breadcrumb.js";
import { CallState } from "../../components/call-state.js";
import { isId } from "../../components/is-id.js";
import { NotFound } from "../../components/not-permitted.js";
import { Page } from "../../components/page.js";
import { ADMINISTRATION_PARTS } from "../../texts/administration-texts.js";
import { CreateAccounts } from "./account-requests/create-accounts.js";
import { RequestFacts } from "./account-requests/request-facts.js";
import { RequestProgress } from "./account-requests/request-progress.js";

const LIST = { title: ADMINISTRATION_PARTS.requests, path: "/administration/account-requests" };

/** One request for an account: what it says, and what is done with it. */
export function AccountRequestScene(): ReactElement {
  const { requestId = "" } = useParams();
  return isId(requestId) ? <OpenedRequest key={requestId} id={requestId} /> : <NotFound />;
}

function OpenedRequest({ id }: { readonly id: string }): ReactElement {
  const query = useCall(GET_ACCOUNT_REQUEST, { params: { id } });
  return (
    <CallState query={query} isPage>
      {(request) => <Request request={request} />}
    </CallState>
  );
}

function Request({ request }: { readonly request: ManagedAccountRequest }): ReactElement {
  const { firstName, lastName, organization, statusId } = request;
  const name = `${firstName} ${lastName}`;
  return (
    <Page
      title={name}
      lead={
        <span className="row">
          <span className={statusId === 3 ? "badge badge--quiet" : "badge badge--warning"}>
            {ACCOUNT_REQUEST_STATUS_LABELS[statusId]}
          </span>
          {organization}
        </span>
      }
      breadcrumb={<Breadcrumb to={[LIST]} here={name} />}
    >
      <div className="administration__columns">
        <RequestFacts request={request} />
        <div className="stack">
          <RequestProgress request={request} />
          <CreateAccounts key={request.revision} request={request} />
        </div>
      </div>
    </Page>
  );
}
