import type { ReactElement } from "react";
import { TextField } from "../../../components/form/text-field.js";
import { APPLICATION_FORM_TEXTS as TEXTS } from "../../../texts/application-texts.js";

/** Who applies, and whom the reviewers can ask. */
export function ContactFields(): ReactElement {
  return (
    <>
      <div className="form__row">
        <TextField name="form.organization" label={TEXTS.organization} autoComplete="organization" isRequired />
        <TextField name="form.website" label={TEXTS.website} hint={TEXTS.websiteHint} type="url" autoComplete="url" />
      </div>
      <div className="form__row">
        <TextField
          name="form.contactName"
          label={TEXTS.contactName}
          hint={TEXTS.contactHint}
          autoComplete="name"
          isRequired
        />
        <TextField name="form.contactTitle" label={TEXTS.contactTitle} autoComplete="organization-title" />
      </div>
      <div className="form__row">
        <TextField name="form.contactEmail" label={TEXTS.contactEmail} type="email" autoComplete="email" isRequired />
        <TextField name="form.contactPhone" label={TEXTS.contactPhone} type="tel" autoComplete="tel" isRequired />
      </div>
    </>
  );
}
