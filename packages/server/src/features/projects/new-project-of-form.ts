import { ASKED_WHEN, type AskedField, NEW_PROJECT_VERSIONS, type NewProjectForm } from "@epb/contract";
import { CalculationType, type Project, ProjectStatus, ProjectType } from "@epb/engine";

/**
 * Creates the project of the new-project form. Ignores answers to questions that the form does not ask for this
 * segment: they are left over from another segment.
 *
 * @spec P §5 "New Project form"; C §7 "for an express creation"
 */
export function newProjectOfForm(form: NewProjectForm): Project {
  const asked = <Field extends AskedField>(field: Field): NewProjectForm[Field] | undefined =>
    ASKED_WHEN[field](form) ? form[field] : undefined;
  const federalContractType = asked("_federalContractType");
  const stateLocalSubmarketId = asked("_stateLocalSubmarket");
  const uescContractType = asked("_uescContractType");
  const espcCampaignParticipant = asked("_ESPCCampaignParticipant");
  return {
    record: {
      name: form._name,
      status: ProjectStatus.Pending,
      calculationType: form._type === ProjectType.Epx ? CalculationType.Epx : CalculationType.Standard,
      version: NEW_PROJECT_VERSIONS[form._type],
      projectType: form._type,
    },
    data: {
      location: { zip: form._zip, country: "US" },
      characteristics: {
        marketSegmentId: form._marketSegmentId,
        ...(federalContractType !== undefined && { federalContractType }),
        ...(stateLocalSubmarketId !== undefined && { stateLocalSubmarketId }),
        ...(uescContractType !== undefined && { uescContractType }),
        ...(espcCampaignParticipant !== undefined && { espcCampaignParticipant }),
      },
    },
  };
}
