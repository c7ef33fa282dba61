import { USER_GROUP_LABELS } from "@epb/contract";
import { Button } from "@trussworks/react-uswds";
import { type ReactElement, useState } from "react";
import { Card } from "../../components/card.js";
import { type Fact, Facts } from "../../components/facts.js";
import { useCurrentUser } from "../../session/session-context.js";
import { useSite } from "../../site/site-context.js";
import { SESSION_TEXTS } from "../../texts/session-texts.js";
import { OwnDetailsDialog } from "./own-details-dialog.js";

const TEXTS = SESSION_TEXTS.account;

/** Editions by the number of the project type. */
const EDITIONS = { 1: "ePB", 2: "ePX" } as const;

/** Details of the current user. Administrators change the address, the group, and the editions. */
export function AccountDetails(): ReactElement | null {
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
