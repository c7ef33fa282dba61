import { ACCOUNT_REQUEST_MESSAGES } from "@epb/contract";
import { Fieldset } from "@trussworks/react-uswds";
import { type ReactElement, useId } from "react";
import { Card } from "../../../components/card.js";
import { CheckboxField } from "../../../components/form/choice-fields.js";
import { RequiredMark } from "../../../components/form/field.js";
import { TextField } from "../../../components/form/text-field.js";
import { ACCOUNT_REQUEST_TEXTS } from "./account-request-texts.js";
import type { CardProps } from "./card-props.js";
import { shownFields } from "./request-values.js";

const TEXTS = ACCOUNT_REQUEST_TEXTS.accounts;

/** The sites that accounts are wanted for. @spec P §5 "Site choice" */
export function AccountsCard({ values }: CardProps): ReactElement {
  const messageId = useId();
  const isMissing = !values.requestSiteMain && !values.requestSiteTest;
  return (
    <Card title={TEXTS.title}>
      <p>{TEXTS.lead}</p>
      <div className={isMissing ? "site-choice site-choice--missing" : "site-choice"}>
        <Fieldset
          legend={
            <>
              {TEXTS.legend}
              <RequiredMark />
            </>
          }
          aria-describedby={messageId}
        >
          <CheckboxField name="requestSiteMain" label={TEXTS.main} />
          <CheckboxField name="requestSiteTest" label={TEXTS.test} />
        </Fieldset>
        <p className="site-choice__message" id={messageId}>
          {isMissing && ACCOUNT_REQUEST_MESSAGES.site}
        </p>
      </div>
      {shownFields(values).secondaryEmailAddress && (
        <TextField
          name="secondaryEmailAddress"
          label={TEXTS.secondaryEmailAddress}
          hint={TEXTS.secondaryEmailHint}
          type="email"
          isRequired
        />
      )}
      <Fieldset legend={TEXTS.editions}>
        <CheckboxField name="selectEPB" label={TEXTS.ePB} />
        <CheckboxField name="selectEPX" label={TEXTS.ePX} />
      </Fieldset>
      <CheckboxField name="inviteToTraining" label={TEXTS.inviteToTraining} />
    </Card>
  );
}
