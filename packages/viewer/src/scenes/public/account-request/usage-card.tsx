import { USER_TYPE_OPTIONS } from "@epb/contract";
import type { ReactElement } from "react";
import { Card } from "../../../components/card.js";
import { SelectField } from "../../../components/form/choice-fields.js";
import { TextAreaField, TextField } from "../../../components/form/text-field.js";
import { ACCOUNT_REQUEST_TEXTS } from "./account-request-texts.js";
import type { CardProps } from "./card-props.js";
import { shownFields } from "./request-values.js";

const TEXTS = ACCOUNT_REQUEST_TEXTS.use;

/** Planned use of the site. @spec P §1 "Account request roles" */
export function UsageCard({ values }: CardProps): ReactElement {
  const { userTypeId } = values;
  return (
    <Card title={TEXTS.title}>
      <SelectField name="userTypeId" label={TEXTS.label} options={USER_TYPE_OPTIONS} isRequired />
      <p className="usa-hint" role="status">
        {userTypeId !== undefined && TEXTS.explained[userTypeId]}
      </p>
      {shownFields(values).userTypeOtherText && (
        <TextField name="userTypeOtherText" label={TEXTS.otherText} isRequired />
      )}
      <TextAreaField name="comment" label={TEXTS.comment} rows={3} />
    </Card>
  );
}
