import { Button } from "@trussworks/react-uswds";
import { type ReactElement, useState } from "react";
import { Card } from "../../components/card.js";
import { Page } from "../../components/page.js";
import { UpdatePasswordDialog } from "../../features/passwords/update-password-dialog.js";
import { useSite } from "../../site/site-context.js";
import { SESSION_TEXTS } from "../../texts/session-texts.js";
import { AccountDetails } from "./account-details.js";
import { OwnOrganizations } from "./own-organizations.js";
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
