import { CHANGE_USER, GET_USER, INVITE_USER, LIST_USERS, type ManagedUser, type UserChange } from "@epb/contract";
import { Button } from "@trussworks/react-uswds";
import { type ReactElement, useState } from "react";
import { Card } from "../../../components/card.js";
import { ConfirmChange } from "../../../components/confirm-change.js";
import { Facts } from "../../../components/facts.js";
import { instant } from "../../../format/dates.js";
import { useSite } from "../../../site/site-context.js";
import { USER_TEXTS as TEXTS, USER_STEP_TEXTS } from "../../../texts/administration-texts.js";
import { COMMON_TEXTS } from "../../../texts/common-texts.js";
import { UserState } from "./user-state.js";

type Step = keyof typeof USER_STEP_TEXTS;

/** Account changes of each step; an invitation changes nothing. */
const CHANGES: Readonly<Record<Exclude<Step, "invite">, UserChange>> = {
  close: { isActive: false },
  open: { isActive: true },
  requireReset: { requirePasswordReset: true },
  removeApp: { removeSecondFactor: true },
};

const DANGERS: ReadonlySet<Step> = new Set(["close", "removeApp"]);

/** Sign-in settings of an account, and the steps that change them. */
export function UserAccess({ user }: { readonly user: ManagedUser }): ReactElement {
  const [asked, setAsked] = useState<Step>();
  const yesNo = (is: boolean): string => (is ? COMMON_TEXTS.yes : COMMON_TEXTS.no);
  return (
    <Card title={TEXTS.access}>
      <Facts
        isNarrow
        facts={[
          [TEXTS.state, <UserState key="state" user={user} />],
          [TEXTS.created, instant(user.createdAt)],
          [TEXTS.isVerified, yesNo(user.isVerified)],
          [TEXTS.hasPassword, yesNo(user.hasPassword)],
          [TEXTS.secondFactor, yesNo(user.hasSecondFactor)],
        ]}
      />
      <div className="user-steps">
        {stepsOf(user).map((step) => (
          <Button key={step} type="button" outline onClick={() => setAsked(step)}>
            {TEXTS[step]}
          </Button>
        ))}
      </div>
      {asked !== undefined && <UserStepDialog user={user} step={asked} onClose={() => setAsked(undefined)} />}
    </Card>
  );
}

function stepsOf({ isActive, hasPassword, hasSecondFactor }: ManagedUser): readonly Step[] {
  if (!isActive) return ["open"];
  return [hasPassword ? "requireReset" : "invite", ...(hasSecondFactor ? (["removeApp"] as const) : []), "close"];
}

interface UserStepDialogProps {
  readonly user: ManagedUser;
  readonly step: Step;
  readonly onClose: () => void;
}

function UserStepDialog({ user, step, onClose }: UserStepDialogProps): ReactElement {
  const { title, text, done } = USER_STEP_TEXTS[step];
  const { sendsMail } = useSite();
  const params = { id: user.id };
  const asked = {
    title,
    confirm: TEXTS[step],
    isDanger: DANGERS.has(step),
    changes: [GET_USER, LIST_USERS],
    done,
    onClose,
    children: (
      <>
        <p>
          <strong>{user.email}</strong>
        </p>
        <p>{text}</p>
      </>
    ),
  };
  return step === "invite" ? (
    <ConfirmChange
      call={INVITE_USER}
      input={{ params }}
      {...asked}
      done={sendsMail ? done : USER_STEP_TEXTS.invite.doneWithoutMail}
    />
  ) : (
    <ConfirmChange call={CHANGE_USER} input={{ params, body: CHANGES[step] }} {...asked} />
  );
}
