import type { ErrorLogEntry } from "@epb/contract";
import { Button } from "@trussworks/react-uswds";
import type { ReactElement } from "react";
import { Link } from "react-router-dom";
import { Dialog } from "../../../components/dialog.js";
import { Facts } from "../../../components/facts.js";
import { instant } from "../../../format/dates.js";
import { COMMON_TEXTS } from "../../../texts/common-texts.js";
import { LOG_TEXTS as TEXTS } from "./log-texts.js";

interface ErrorDialogProps {
  readonly entry: ErrorLogEntry;
  readonly nameOf: (id: string) => string;
  readonly onClose: () => void;
}

/** Everything that was reported of an error. @spec P §3 "Error log entry" */
export function ErrorDialog({ entry, nameOf, onClose }: ErrorDialogProps): ReactElement {
  const { name, message, stack, url, status, userId, clientId, receivedAt, time } = entry;
  return (
    <Dialog title={name} isWide onClose={onClose}>
      <Facts
        facts={[
          [TEXTS.received, instant(receivedAt)],
          [TEXTS.clientTime, instant(new Date(time).toISOString())],
          [
            TEXTS.user,
            <Link key="user" to={`/administration/users/${userId}`}>
              {nameOf(userId)}
            </Link>,
          ],
          [TEXTS.screen, url],
          [TEXTS.status, status === null || status === undefined ? undefined : String(status)],
          [TEXTS.reference, clientId],
        ]}
      />
      <h3>{TEXTS.message}</h3>
      <p className="kept-lines">{message}</p>
      {stack !== undefined && (
        <>
          <h3>{TEXTS.stack}</h3>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard */}
          <pre className="error-stack" tabIndex={0}>
            {stack}
          </pre>
        </>
      )}
      <div className="dialog__actions">
        <Button type="button" onClick={onClose}>
          {COMMON_TEXTS.close}
        </Button>
      </div>
    </Dialog>
  );
}
