import type { ReactElement } from "react";
import { CheckboxesField, SelectField } from "../../../components/form/choice-fields.js";
import { TextField } from "../../../components/form/text-field.js";
import { EDITION_OPTIONS, USER_GROUP_OPTIONS } from "../../../components/user-group-options.js";
import { USER_TEXTS as TEXTS } from "../../../texts/administration-texts.js";

/** Fields of an account. @param emailHint - Consequence of a changed address. */
export function UserFields({ emailHint }: { readonly emailHint?: string }): ReactElement {
  return (
    <>
      <div className="form__row">
        <TextField name="firstName" label={TEXTS.firstName} autoComplete="off" isRequired />
        <TextField name="lastName" label={TEXTS.lastName} autoComplete="off" isRequired />
      </div>
      <TextField name="email" label={TEXTS.email} hint={emailHint} type="email" autoComplete="off" isRequired />
      <div className="form__row">
        <TextField name="organization" label={TEXTS.organization} autoComplete="off" isRequired />
        <TextField name="title" label={TEXTS.title} autoComplete="off" />
      </div>
      <div className="form__row">
        <TextField name="phone" label={TEXTS.phone} type="tel" autoComplete="off" />
        <SelectField name="userGroupId" label={TEXTS.group} options={USER_GROUP_OPTIONS} isRequired />
      </div>
      <CheckboxesField name="projectTypes" label={TEXTS.editions} options={EDITION_OPTIONS} isRequired />
    </>
  );
}
