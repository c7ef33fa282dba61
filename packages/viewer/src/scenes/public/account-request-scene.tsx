import { MESSAGES, type NewAccountRequest, REQUEST_ACCOUNT } from "@epb/contract";
import type { ReactElement } from "react";
import { Link } from "react-router-dom";
import { useChange } from "../../calls/use-call.js";
import { FocusedMessage } from "../../components/focused-message.js";
import { Form } from "../../components/form/form.js";
import { FormFailure, putFailure } from "../../components/form/form-failure.js";
import { SubmitButton } from "../../components/form/submit-button.js";
import { useKeptForm } from "../../components/form/use-kept-form.js";
import { Page } from "../../components/page.js";
import { useSite } from "../../site/site-context.js";
import { COMMON_TEXTS } from "../../texts/common-texts.js";
import { SESSION_TEXTS } from "../../texts/session-texts.js";
import { ACCOUNT_REQUEST_TEXTS } from "./account-request/account-request-texts.js";
import { AccountsCard } from "./account-request/accounts-card.js";
import { ContactCard } from "./account-request/contact-card.js";
import { MissingParts } from "./account-request/missing-parts.js";
import { type RequestValues, requestOf } from "./account-request/request-values.js";
import { HearCard, SegmentsCard, UsageCard } from "./account-request/usage-cards.js";
import { useRequestForm } from "./account-request/use-request-form.js";

/** Asks for an account. @spec P §4 "Ok, then Waiting on submit, then"; P §5 "Submit enabled only when the request" */
export function AccountRequestScene(): ReactElement {
  const { supportEmail } = useSite();
  const { form, values, taken } = useRequestForm();
  const kept = useKeptForm(form, "account-request");
  const { mutateAsync, isSuccess } = useChange(REQUEST_ACCOUNT, [], { handlesErrors: true });
  const { isValid, isSubmitting } = form.formState;
  const send = (entered: RequestValues): Promise<unknown> =>
    // The form is checked with the schema of the request: what was not chosen does not get here.
    mutateAsync({ body: requestOf(entered) as NewAccountRequest }).then(kept.forget, (error: unknown) =>
      putFailure(form, error, supportEmail),
    );
  if (isSuccess) {
    return (
      <Page title={ACCOUNT_REQUEST_TEXTS.title} width="narrow">
        <FocusedMessage kind="success">{MESSAGES.accountRequested}</FocusedMessage>
        <BackToLogin />
      </Page>
    );
  }
  return (
    <Page title={ACCOUNT_REQUEST_TEXTS.title} lead={ACCOUNT_REQUEST_TEXTS.lead}>
      <Form form={form} kept={kept} onSubmit={send}>
        <p>{COMMON_TEXTS.requiredHint}</p>
        <div className="stack">
          <ContactCard values={values} />
          <div className="columns">
            <AccountsCard values={values} />
            <div className="stack">
              <UsageCard values={values} />
              <HearCard values={values} />
            </div>
          </div>
          <SegmentsCard values={values} />
        </div>
        <FormFailure />
        <div className="form__actions">
          <SubmitButton text={ACCOUNT_REQUEST_TEXTS.submit} isWaiting={isSubmitting} isDisabled={!isValid} />
          <BackToLogin />
        </div>
        <MissingParts values={values} taken={taken} onGoTo={(field) => form.setFocus(field)} />
      </Form>
    </Page>
  );
}

function BackToLogin(): ReactElement {
  return (
    <Link className="usa-button usa-button--outline" to="/login">
      {SESSION_TEXTS.backToLogin}
    </Link>
  );
}
