import type { AskedField, ListOption, NewProjectForm } from "@epb/contract";
import { ProjectType } from "@epb/engine";
import type { ReactElement } from "react";
import { useFormContext } from "react-hook-form";
import { RadioField, SelectField } from "../../../components/form/choice-fields.js";
import { TextField } from "../../../components/form/text-field.js";
import { useCurrentUser } from "../../../session/session-context.js";
import { useList, useSite } from "../../../site/site-context.js";
import { isAsked } from "./new-project-answers.js";
import { NEW_PROJECT_TEXTS as TEXTS } from "./new-project-texts.js";

interface NewProjectFieldsProps {
  readonly isEmbedded: boolean;
  readonly isOwnBuilder: boolean;
  readonly asksCustomer: boolean;
}

/**
 * The questions; some are asked because of the answers before. @spec P §2 "project name, market segment, project type"
 */
export function NewProjectFields({ isEmbedded, isOwnBuilder, asksCustomer }: NewProjectFieldsProps): ReactElement {
  const { watch } = useFormContext<NewProjectForm>();
  const answers = watch();
  const { sendsMail } = useSite();
  const asks = (field: AskedField): boolean => isAsked(field, answers);
  const types = useProjectTypes(isEmbedded);
  const segments = useList("marketSegments");
  const federal = useList("federalContractTypes");
  const submarkets = useList("stateLocalSubmarkets");
  const uesc = useList("uescContractTypes");
  const yesNo = useList("yesNo");
  return (
    <>
      <TextField name="_name" label={TEXTS.name} hint={TEXTS.nameHint} isRequired />
      <div className="form__row">
        <SelectField name="_marketSegmentId" label={TEXTS.marketSegment} options={segments} isRequired />
        <SelectField name="_type" label={TEXTS.projectType} options={types} isRequired />
        {asks("_federalContractType") && (
          <SelectField name="_federalContractType" label={TEXTS.federalContractType} options={federal} isRequired />
        )}
        {asks("_stateLocalSubmarket") && (
          <SelectField name="_stateLocalSubmarket" label={TEXTS.submarket} options={submarkets} isRequired />
        )}
        {asks("_uescContractType") && (
          <SelectField name="_uescContractType" label={TEXTS.uescContractType} options={uesc} isRequired />
        )}
      </div>
      {asks("_ESPCCampaignParticipant") && (
        <RadioField name="_ESPCCampaignParticipant" label={TEXTS.campaign} options={yesNo} isRequired />
      )}
      <div className="form__row">
        <TextField name="_zip" label={TEXTS.zip} hint={TEXTS.zipHint} autoComplete="off" isRequired />
        <TextField
          name="_email"
          type="email"
          label={TEXTS.email}
          hint={isOwnBuilder ? TEXTS.ownEmailHint : sendsMail ? TEXTS.emailHint : TEXTS.emailHintWithoutMail}
          autoComplete="off"
          isDisabled={isOwnBuilder}
          isRequired
        />
      </div>
      {asksCustomer && (
        <TextField
          name="_customerEmail"
          type="email"
          label={TEXTS.customerEmail}
          hint={sendsMail ? TEXTS.customerEmailHint : TEXTS.customerEmailHintWithoutMail}
          autoComplete="off"
        />
      )}
    </>
  );
}

/** Those of the account; what a project can be of both is a choice of lists alone. */
function useProjectTypes(isEmbedded: boolean): readonly ListOption[] {
  const own: readonly number[] = useCurrentUser()?.projectTypes ?? [];
  const types = useList("projectTypes");
  return types.filter(({ id }) => (isEmbedded ? id === ProjectType.Epb : own.includes(Number(id))));
}
