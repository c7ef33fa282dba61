import { SELECT_VIEW, ViewSelection } from "@epb/contract";
import { Fieldset, Radio } from "@trussworks/react-uswds";
import { type FormEvent, type ReactElement, useState } from "react";
import { useChange } from "../../calls/use-call.js";
import { Card } from "../../components/card.js";
import { SubmitButton } from "../../components/form/submit-button.js";
import { Page } from "../../components/page.js";
import { useCurrentUser, useSession } from "../../session/session-context.js";
import { SESSION_TEXTS } from "../../texts/session-texts.js";
import { LogOutButton } from "./log-out-button.js";

const TEXTS = SESSION_TEXTS.view;

/**
 * Chooses the menus for the first time. The server skips this step for an account with one edition.
 *
 * @spec P §4 "NeedsViewSelection: /auth/view-selection"
 */
export function ViewSelectionScene(): ReactElement | null {
  const session = useSession();
  const user = useCurrentUser();
  const [view, setView] = useState<ViewSelection>(user?.viewSelection ?? ViewSelection.Epb);
  const [isWaiting, setWaiting] = useState(false);
  const { mutateAsync } = useChange(SELECT_VIEW);
  if (user === undefined) return null;
  const select = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setWaiting(true);
    // A notice above the page shows the failure.
    await mutateAsync({ body: { viewSelection: view } })
      .then(() => session.refresh())
      .catch(() => {});
    setWaiting(false);
  };
  const choice = (value: ViewSelection, description: string): ReactElement => (
    <Radio
      id={`view-${value}`}
      name="view"
      tile
      value={value}
      label={TEXTS[value]}
      labelDescription={description}
      checked={view === value}
      onChange={() => setView(value)}
    />
  );
  return (
    <Page title={TEXTS.title} lead={TEXTS.lead} width="narrow">
      <Card>
        <form className="form" onSubmit={(event) => void select(event)}>
          <Fieldset legend={TEXTS.legend}>
            {choice(ViewSelection.Epb, TEXTS.ePBText)}
            {choice(ViewSelection.Epx, TEXTS.ePXText)}
          </Fieldset>
          <div className="form__actions">
            <SubmitButton text={TEXTS.button} isWaiting={isWaiting} />
          </div>
        </form>
      </Card>
      <LogOutButton text={SESSION_TEXTS.verify.signOut} />
    </Page>
  );
}
