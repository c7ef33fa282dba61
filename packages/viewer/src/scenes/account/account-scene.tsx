import { LIST_ORGANIZATIONS, USER_GROUP_LABELS } from "@epb/contract";
import { Button } from "@trussworks/react-uswds";
import { type ReactElement, useState } from "react";
import { Link } from "react-router-dom";
import { useCall } from "../../calls/use-call.js";
import { Card } from "../../components/card.js";
import { type Fact, Facts } from "../../components/facts.js";
import { Page } from "../../components/page.js";
import { UpdatePasswordDialog } from "../../features/passwords/update-password-dialog.js";
import { useCurrentUser } from "../../session/session-context.js";
import { useSite } from "../../site/site-context.js";
import { SESSION_TEXTS } from "../../texts/session-texts.js";
import { OwnDetailsDialog } from "./own-details-dialog.js";
import { SecondFactorCard } from "./second-factor/second-factor-card.js";
import { TestControls } from "./test-controls.js";

const TEXTS = SESSION_TEXTS.account;

/** Account page: personal details and sign-in settings. */
export function AccountScene(): ReactElement {
  const { isTestSite } = useSite();
  const [isUpdating, setUpdating] = useState(false);
  return (
    <Page title={TEXTS.title}>
      <div className="columns">
        <AccountDetails />
        <div className="stack">
          <OwnOrganizations />
          <Card title={TEXTS.passwordTitle}>
            <p>{TEXTS.passwordText}</p>
            <Button type="button" outline onClick={() => setUpdating(true)}>
              {TEXTS.passwordButton}
            </Button>
          </Card>
          <SecondFactorCard />
          {isTestSite && <TestControls />}
        </div>
      </div>
      {isUpdating && <UpdatePasswordDialog onClose={() => setUpdating(false)} />}
    </Page>
  );
}

/** Editions by the number of the project type. */
const EDITIONS = { 1: "ePB", 2: "ePX" } as const;

/** Details of the current user. Administrators change the address, the group, and the editions. */
function AccountDetails(): ReactElement | null {
  const user = useCurrentUser();
  const { supportEmail } = useSite();
  const [isEditing, setEditing] = useState(false);
  if (user === undefined) return null;
  const facts: readonly Fact[] = [
    [TEXTS.name, `${user.firstName} ${user.lastName}`],
    [TEXTS.email, user.email],
    [TEXTS.jobTitle, user.title],
    [TEXTS.organization, user.organization],
    [TEXTS.phone, user.phone],
    [TEXTS.group, USER_GROUP_LABELS[user.userGroupId]],
    [TEXTS.editions, user.projectTypes.map((type) => EDITIONS[type]).join(", ")],
  ];
  return (
    <Card title={TEXTS.detailsTitle}>
      <Facts facts={facts} isNarrow />
      <Button type="button" outline onClick={() => setEditing(true)}>
        {TEXTS.editDetails}
      </Button>
      <p>
        {TEXTS.change} <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
      </p>
      {isEditing && <OwnDetailsDialog user={user} onClose={() => setEditing(false)} />}
    </Card>
  );
}

/** Organizations of the current user; nothing without any. */
function OwnOrganizations(): ReactElement | null {
  const own = useCall(LIST_ORGANIZATIONS, {}).data?.items.filter(({ isMember }) => isMember) ?? [];
  if (own.length === 0) return null;
  return (
    <Card title={TEXTS.organizationsTitle}>
      <p>{TEXTS.organizationsText}</p>
      <ul>
        {own.map(({ id, name }) => (
          <li key={id}>
            <Link to={`/organizations/${id}`}>{name}</Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
