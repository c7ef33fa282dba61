import { COUNTRIES, DEFAULT_COUNTRY } from "@epb/contract";
import type { ReactElement } from "react";
import { Card } from "../../../components/card.js";
import { SelectField } from "../../../components/form/choice-fields.js";
import { TextField } from "../../../components/form/text-field.js";
import { ACCOUNT_REQUEST_TEXTS } from "./account-request-texts.js";
import type { CardProps } from "./card-props.js";
import { shownFields } from "./request-values.js";

const TEXTS = ACCOUNT_REQUEST_TEXTS.contact;

const COUNTRY_OPTIONS = COUNTRIES.map(({ code, name }) => ({ id: code, name }));

/**
 * Name and address of the person who requests the account.
 * @spec P §5 "for country US the label", "For other countries the label"
 */
export function ContactCard({ values }: CardProps): ReactElement {
  const isUs = values.country === DEFAULT_COUNTRY;
  return (
    <Card title={TEXTS.title}>
      <div className="form__row">
        <TextField name="firstName" label={TEXTS.firstName} autoComplete="given-name" isRequired />
        <TextField name="lastName" label={TEXTS.lastName} autoComplete="family-name" isRequired />
        <TextField name="title" label={TEXTS.jobTitle} autoComplete="organization-title" isRequired />
        <TextField name="organization" label={TEXTS.organization} autoComplete="organization" isRequired />
      </div>
      <div className="form__row">
        <TextField
          name="officeEmailAddress"
          label={TEXTS.officeEmailAddress}
          hint={TEXTS.officeEmailHint}
          type="email"
          autoComplete="email"
          isRequired
        />
        <TextField name="phone" label={TEXTS.phone} hint={TEXTS.phoneHint} type="tel" autoComplete="tel" isRequired />
      </div>
      <TextField name="address" label={TEXTS.address} autoComplete="address-line1" isRequired />
      <div className="form__row">
        <SelectField name="country" label={TEXTS.country} options={COUNTRY_OPTIONS} isNumber={false} isRequired />
        {shownFields(values).region && <TextField name="region" label={TEXTS.region} autoComplete="address-level1" />}
        <TextField name="city" label={TEXTS.city} autoComplete="address-level2" isRequired />
        <TextField
          name="zip"
          label={isUs ? TEXTS.zip : TEXTS.postalCode}
          autoComplete="postal-code"
          {...(isUs && { inputMode: "numeric" as const })}
          isRequired={isUs}
        />
      </div>
    </Card>
  );
}
