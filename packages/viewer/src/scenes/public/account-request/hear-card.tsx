import { HEAR_ABOUT_OPTIONS } from "@epb/contract";
import type { ReactElement } from "react";
import { Card } from "../../../components/card.js";
import { SelectField } from "../../../components/form/choice-fields.js";
import { TextField } from "../../../components/form/text-field.js";
import { ACCOUNT_REQUEST_TEXTS } from "./account-request-texts.js";
import type { CardProps } from "./card-props.js";
import { shownFields } from "./request-values.js";

const TEXTS = ACCOUNT_REQUEST_TEXTS.hear;

/** @spec P §3 "Hear-about options" */
export function HearCard({ values }: CardProps): ReactElement {
  return (
    <Card title={TEXTS.title}>
      <SelectField name="hearAboutEpbId" label={TEXTS.label} options={HEAR_ABOUT_OPTIONS} isRequired />
      {shownFields(values).hearEpbOtherText && <TextField name="hearEpbOtherText" label={TEXTS.otherText} isRequired />}
    </Card>
  );
}
