import { GET_USER, type ManagedUser, USER_GROUP_LABELS } from "@epb/contract";
import type { ReactElement } from "react";
import { useParams } from "react-router-dom";
import { useCall } from "../../calls/use-call.js";
import { Breadcrumb } from "../../components/breadcrumb.js";
import { CallState } from "../../components/call-state.js";
import { Card } from "../../components/card.js";
import { isId } from "../../components/is-id.js";
import { NotFound } from "../../components/not-permitted.js";
import { Page } from "../../components/page.js";
import { ADMINISTRATION_PARTS, USER_TEXTS as TEXTS } from "../../texts/administration-texts.js";
import { UserAccess } from "./users/user-access.js";
import { UserForm } from "./users/user-form.js";
import { UserState } from "./users/user-state.js";

const LIST = { title: ADMINISTRATION_PARTS.users, path: "/administration/users" };

/** One account. */
export function UserScene(): ReactElement {
  const { userId = "" } = useParams();
  return isId(userId) ? <OpenedUser key={userId} id={userId} /> : <NotFound />;
}

function OpenedUser({ id }: { readonly id: string }): ReactElement {
  const query = useCall(GET_USER, { params: { id } });
  return (
    <CallState query={query} isPage>
      {(user) => <User user={user} />}
    </CallState>
  );
}

function User({ user }: { readonly user: ManagedUser }): ReactElement {
  const name = `${user.firstName} ${user.lastName}`;
  return (
    <Page
      title={name}
      lead={
        <span className="row">
          <UserState user={user} />
          {USER_GROUP_LABELS[user.userGroupId]} · {user.organization}
        </span>
      }
      breadcrumb={<Breadcrumb to={[LIST]} here={name} />}
    >
      <div className="administration__columns">
        <Card title={TEXTS.details}>
          <UserForm user={user} />
        </Card>
        <UserAccess user={user} />
      </div>
    </Page>
  );
}
