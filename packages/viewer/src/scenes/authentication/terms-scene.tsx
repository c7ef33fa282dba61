import { AGREE_TO_TERMS, TermsOfService } from "@epb/contract";
import { type FormEvent, type ReactElement, useState } from "react";
import { useChange } from "../../calls/use-call.js";
import { Card } from "../../components/card.js";
import { SubmitButton } from "../../components/form/submit-button.js";
import { Page } from "../../components/page.js";
import { TermsSections } from "../../components/terms-sections.js";
import { useSession } from "../../session/session-context.js";
import { SESSION_TEXTS } from "../../texts/session-texts.js";
import { TERMS_TEXTS } from "../../texts/terms-texts.js";
import { LogOutButton } from "./log-out-button.js";

const TEXTS = SESSION_TEXTS.terms;

/** @spec P §4 "NeedsTOSPrivacy: /auth/terms-of-service/privacy" */
export const PrivacyTermsScene = (): ReactElement => <TermsScene of={TermsOfService.Privacy} step={1} />;

/** @spec P §4 "NeedsTOSData: /auth/terms-of-service/data" */
export const DataTermsScene = (): ReactElement => <TermsScene of={TermsOfService.Data} step={2} />;

/** An agreement, read before it is agreed to. @spec P §7 "POST api/tos", "agrees to terms" */
function TermsScene({ of, step }: { readonly of: TermsOfService; readonly step: number }): ReactElement {
  const session = useSession();
  const terms = TERMS_TEXTS[of];
  const { mutateAsync } = useChange(AGREE_TO_TERMS);
  const [isWaiting, setWaiting] = useState(false);
  const agree = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setWaiting(true);
    // A notice above the page shows the failure.
    await mutateAsync({ body: { tos: of } })
      .then(() => session.refresh())
      .catch(() => {});
    setWaiting(false);
  };
  return (
    <Page
      title={terms.title}
      lead={terms.lead}
      breadcrumb={<p className="step-of-two">{TEXTS.step(step)}</p>}
      width="narrow"
    >
      <Card>
        <TermsSections terms={terms} />
        <form onSubmit={(event) => void agree(event)}>
          <div className="form__actions">
            <SubmitButton text={TEXTS.agree} isWaiting={isWaiting} />
          </div>
        </form>
      </Card>
      <LogOutButton text={TEXTS.disagree} />
    </Page>
  );
}
