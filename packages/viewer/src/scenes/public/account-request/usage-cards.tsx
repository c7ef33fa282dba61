import { ACCOUNT_REQUEST_MESSAGES, HEAR_ABOUT_OPTIONS, LISTS, USER_TYPE_OPTIONS } from "@epb/contract";
import type { ReactElement } from "react";
import { useCall } from "../../../calls/use-call.js";
import { AlertBox } from "../../../components/alert-box.js";
import { CallState } from "../../../components/call-state.js";
import { Card } from "../../../components/card.js";
import { CheckboxesField, SelectField } from "../../../components/form/choice-fields.js";
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

const SEGMENT_TEXTS = ACCOUNT_REQUEST_TEXTS.segments;

/** @spec P §5 "Market segments" */
export function SegmentsCard({ values }: CardProps): ReactElement {
  const lists = useCall(LISTS, {}, { staleTime: Number.POSITIVE_INFINITY });
  return (
    <Card title={SEGMENT_TEXTS.title}>
      <AlertBox kind="warning">
        {values.marketSegmentIds.length === 0 ? ACCOUNT_REQUEST_MESSAGES.marketSegments : undefined}
      </AlertBox>
      <CallState query={lists}>
        {({ marketSegments = [] }) => (
          <div className="market-segments">
            <CheckboxesField name="marketSegmentIds" label={SEGMENT_TEXTS.label} options={marketSegments} isRequired />
          </div>
        )}
      </CallState>
    </Card>
  );
}

const HEAR_TEXTS = ACCOUNT_REQUEST_TEXTS.hear;

/** @spec P §3 "Hear-about options" */
export function HearCard({ values }: CardProps): ReactElement {
  return (
    <Card title={HEAR_TEXTS.title}>
      <SelectField name="hearAboutEpbId" label={HEAR_TEXTS.label} options={HEAR_ABOUT_OPTIONS} isRequired />
      {shownFields(values).hearEpbOtherText && (
        <TextField name="hearEpbOtherText" label={HEAR_TEXTS.otherText} isRequired />
      )}
    </Card>
  );
}
