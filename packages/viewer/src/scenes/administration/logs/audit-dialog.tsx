import type { AuditLogEntry } from "@epb/contract";
import { Button } from "@trussworks/react-uswds";
import type { ReactElement } from "react";
import { Link } from "react-router-dom";
import { Dialog } from "../../../components/dialog.js";
import { type Fact, Facts } from "../../../components/facts.js";
import { instant } from "../../../format/dates.js";
import { COMMON_TEXTS } from "../../../texts/common-texts.js";
import { actionText, LOG_TEXTS as TEXTS } from "./log-texts.js";
import { subjectText } from "./subject-text.js";

interface AuditDialogProps {
  readonly entry: AuditLogEntry;
  readonly nameOf: (id: string) => string;
  /** Shows the entries of the account, or about the subject. */
  readonly onFilter: (name: "by" | "about", id: string) => void;
  readonly onClose: () => void;
}

/** Screens of what entries are about, by the name of where it is stored. */
const SCREENS: Readonly<Record<string, (id: string) => string>> = {
  users: (id) => `/administration/users/${id}`,
  accountRequests: (id) => `/administration/account-requests/${id}`,
};

/** A deleted project has no name and no screen. */
const screenOf = ({ kind, id, name }: NonNullable<AuditLogEntry["subject"]>): string | undefined =>
  kind === "projects" && name !== undefined ? `/portfolio/${id}` : SCREENS[kind]?.(id);

/** All details of an entry of the audit log. */
export function AuditDialog({ entry, nameOf, onFilter, onClose }: AuditDialogProps): ReactElement {
  const { sequence, at, action, actorId, subject, details, hash } = entry;
  const screen = subject === undefined ? undefined : screenOf(subject);
  const facts: readonly Fact[] = [
    [TEXTS.at, instant(at)],
    [TEXTS.code, action],
    [TEXTS.by, actorId === undefined ? TEXTS.server : nameOf(actorId)],
    [
      TEXTS.subject,
      subject === undefined ? undefined : (
        <>
          {subjectText(subject, nameOf)}
          <br />
          {screen === undefined ? subject.id : <Link to={screen}>{subject.id}</Link>}
        </>
      ),
    ],
    ...Object.entries(details ?? {}).map(([name, value]): Fact => [name, String(value)]),
    [TEXTS.hash, hash],
  ];
  return (
    <Dialog title={`${sequence}: ${actionText(action)}`} isWide onClose={onClose}>
      <Facts facts={facts} />
      <div className="dialog__actions">
        {actorId !== undefined && (
          <Button type="button" outline onClick={() => onFilter("by", actorId)}>
            {TEXTS.onlyBy}
          </Button>
        )}
        {subject !== undefined && (
          <Button type="button" outline onClick={() => onFilter("about", subject.id)}>
            {TEXTS.onlyAbout}
          </Button>
        )}
        <Button type="button" onClick={onClose}>
          {COMMON_TEXTS.close}
        </Button>
      </div>
    </Dialog>
  );
}
