import { LIST_ORGANIZATIONS } from "@epb/contract";
import type { ReactElement } from "react";
import { Link } from "react-router-dom";
import { useCall } from "../../calls/use-call.js";
import { Card } from "../../components/card.js";
import { SESSION_TEXTS } from "../../texts/session-texts.js";

const TEXTS = SESSION_TEXTS.account;

/** Organizations of the current user; nothing without any. */
export function OwnOrganizations(): ReactElement | null {
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
