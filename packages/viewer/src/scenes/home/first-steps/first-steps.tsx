import {
  type CurrentUser,
  GroupPermission,
  hasPermission,
  LIST_USERS,
  SEND_TEST_MESSAGE,
  SITE_SETUP,
} from "@epb/contract";
import { Button } from "@trussworks/react-uswds";
import { type ReactElement, type ReactNode, useState } from "react";
import { Link } from "react-router-dom";
import { useCall, useChange } from "../../../calls/use-call.js";
import { Card } from "../../../components/card.js";
import { useSite } from "../../../site/site-context.js";
import { FIRST_STEPS_TEXTS as TEXTS } from "./first-steps-texts.js";
import { InviteDialog } from "./invite-dialog.js";

/** Steps of an administrator of a new site, until all are done or the administrator hides them. */
export function FirstSteps({ user }: { readonly user: CurrentUser }): ReactElement | null {
  const isAdministrator = hasPermission(user.userGroupId, GroupPermission.Administer);
  const [isHidden, setHidden] = useState(() => isDismissed(user.id));
  return !isAdministrator || isHidden ? null : (
    <OpenSteps
      user={user}
      onHide={() => {
        keepDismissed(user.id);
        setHidden(true);
      }}
    />
  );
}

interface OpenStepsProps {
  readonly user: CurrentUser;
  readonly onHide: () => void;
}

function OpenSteps({ user, onHide }: OpenStepsProps): ReactElement | null {
  const { supportEmail, demonstration } = useSite();
  const { data: setup } = useCall(SITE_SETUP, {});
  const { data: users } = useCall(LIST_USERS, { query: { limit: 2 } });
  if (setup === undefined || users === undefined) return null;
  const { outboxFolder, hasOwnSupportEmail } = setup;
  const isNamed = !(user.firstName === "First" && user.lastName === "Administrator");
  const sendsMail = outboxFolder === undefined;
  const hasOthers = users.items.length > 1;
  if (isNamed && sendsMail && hasOthers && hasOwnSupportEmail) return null;
  return (
    <Card
      title={TEXTS.title}
      actions={
        <Button type="button" unstyled onClick={onHide}>
          {TEXTS.hide}
        </Button>
      }
    >
      <ul className="plain-list first-steps">
        <Step title={TEXTS.name} isDone={isNamed}>
          <Link to="/account">{TEXTS.nameLink}</Link>
        </Step>
        <Step title={TEXTS.mail} isDone={sendsMail}>
          {!sendsMail && <p>{TEXTS.outbox(outboxFolder)}</p>}
          <TestMessageButton />
        </Step>
        <InviteStep isDone={hasOthers} />
        <Step title={TEXTS.support} isDone={hasOwnSupportEmail}>
          {!hasOwnSupportEmail && <p>{TEXTS.defaultSupport(supportEmail)}</p>}
        </Step>
        {demonstration === undefined && (
          <li>
            <p>{TEXTS.demonstration}</p>
          </li>
        )}
      </ul>
    </Card>
  );
}

interface StepProps {
  readonly title: string;
  readonly isDone: boolean;
  readonly children: ReactNode;
}

function Step({ title, isDone, children }: StepProps): ReactElement {
  return (
    <li>
      <strong>{title}</strong> <span className="first-steps__state">{isDone ? TEXTS.done : TEXTS.open}</span> {children}
    </li>
  );
}

function InviteStep({ isDone }: { readonly isDone: boolean }): ReactElement {
  const [isInviting, setInviting] = useState(false);
  return (
    <Step title={TEXTS.people} isDone={isDone}>
      <div>
        <Button type="button" unstyled onClick={() => setInviting(true)}>
          {TEXTS.invite}
        </Button>
      </div>
      {isInviting && <InviteDialog onClose={() => setInviting(false)} />}
    </Step>
  );
}

/** Sends a message to the administrator, and shows the result beside the button. */
function TestMessageButton(): ReactElement {
  const send = useChange(SEND_TEST_MESSAGE);
  return (
    <div>
      <Button type="button" unstyled disabled={send.isPending} onClick={() => send.mutate({})}>
        {TEXTS.sendTest}
      </Button>
      <p role="status">
        {send.data === undefined
          ? ""
          : send.data.failure === undefined
            ? TEXTS.testSent(send.data.to)
            : TEXTS.testFailed(send.data.failure)}
      </p>
    </div>
  );
}

/** Browser storage for the choice; some browsers block it. */
type Keeper = Pick<Storage, "getItem" | "setItem">;

const keyOf = (userId: string): string => `epb.first-steps-hidden/${userId}`;

/** True if this person has hidden the first steps in this browser. */
const isDismissed = (userId: string, keeper: Keeper = localStorage): boolean => keeper.getItem(keyOf(userId)) !== null;

function keepDismissed(userId: string, keeper: Keeper = localStorage): void {
  try {
    keeper.setItem(keyOf(userId), "");
  } catch {
    // Storage is full or blocked: the steps stay hidden until the page is loaded again.
  }
}
