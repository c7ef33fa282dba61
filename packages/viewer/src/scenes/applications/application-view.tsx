import type { ApplicationDetails, SubmittedProject } from "@epb/contract";
import { ACCREDITATION_CONTACT_TYPE_LABELS, type Accreditation } from "@epb/engine";
import type { ReactElement } from "react";
import { Card } from "../../components/card.js";
import { type Fact, Facts } from "../../components/facts.js";
import { calendarDay } from "../../format/dates.js";
import { dollars } from "../../format/numbers.js";
import { APPLICATION_FORM_TEXTS, APPLICATION_TEXTS, SUBMITTED_PROJECT_TEXTS } from "../../texts/application-texts.js";
import { COMMON_TEXTS } from "../../texts/common-texts.js";
import { Attachments } from "./attachments/attachments.js";

const FORM = APPLICATION_FORM_TEXTS;
const PROJECT = SUBMITTED_PROJECT_TEXTS;

/** An application as it was submitted. */
export function ApplicationView({ application }: { readonly application: ApplicationDetails }): ReactElement {
  const { id, form, files, projects } = application;
  return (
    <div className="stack">
      <Card title={FORM.organizationTitle}>
        <Facts
          facts={[
            [FORM.organization, form.organization],
            [FORM.website, <Website key="website" address={form.website} />],
            [FORM.contactName, form.contactName],
            [FORM.contactTitle, form.contactTitle],
            [FORM.contactEmail, form.contactEmail === "" ? "" : <Mail key="mail" address={form.contactEmail} />],
            [FORM.contactPhone, form.contactPhone],
            [FORM.isCertified, form.isCertified ? COMMON_TEXTS.yes : COMMON_TEXTS.no],
          ]}
        />
      </Card>
      <Card title={FORM.statementTitle}>
        <p className="kept-lines">{form.statement === "" ? COMMON_TEXTS.notKnown : form.statement}</p>
      </Card>
      <Card title={APPLICATION_TEXTS.submittedProjects}>
        <p className="usa-hint">{projects.length === 0 ? APPLICATION_TEXTS.noProjects : APPLICATION_TEXTS.copyHint}</p>
        {projects.map((project) => (
          <ProjectCopy key={project.id} project={project} />
        ))}
      </Card>
      <Card title={FORM.filesTitle}>
        <Attachments id={id} files={files} />
      </Card>
    </div>
  );
}

/** Applicants enter any text: only a certain URL becomes a link. */
function Website({ address }: { readonly address: string }): ReactElement {
  if (!/^https?:\/\//.test(address)) return <>{address === "" ? COMMON_TEXTS.notKnown : address}</>;
  return (
    <a href={address} rel="noreferrer noopener nofollow" target="_blank">
      {address}
    </a>
  );
}

function Mail({ address }: { readonly address: string }): ReactElement {
  return <a href={`mailto:${address}`}>{address}</a>;
}

function ProjectCopy({ project }: { readonly project: SubmittedProject }): ReactElement {
  const { name, status, customerOrganization, marketSegment, awardDate, accreditation } = project;
  return (
    <section className="submitted-project">
      <h3>{name}</h3>
      <Facts
        facts={[
          [PROJECT.status, status],
          [PROJECT.customer, customerOrganization],
          [PROJECT.segment, marketSegment?.name],
          [PROJECT.awardDate, calendarDay(awardDate)],
          [PROJECT.price, dollars(project.totalImplementationPrice)],
          [PROJECT.savings, dollars(project.totalGuaranteedCostSavings)],
        ]}
      />
      {accreditation !== undefined && (
        <>
          <h4>{PROJECT.accreditation}</h4>
          <Facts facts={accreditationFacts(accreditation)} />
        </>
      )}
    </section>
  );
}

/** @spec C §3 "accreditation project info" */
function accreditationFacts(accreditation: Accreditation): readonly Fact[] {
  const { facilityType, monitorPeriod, positiveEnergy, contacts = [] } = accreditation;
  const { generationEquipmentType, commodityType, dsmType, otherIncentiveType } = accreditation;
  return [
    [PROJECT.facilityType, facilityType],
    [PROJECT.monitorPeriod, monitorPeriod],
    [PROJECT.positiveEnergy, positiveEnergy === undefined ? undefined : COMMON_TEXTS[positiveEnergy ? "yes" : "no"]],
    [PROJECT.generationEquipmentType, generationEquipmentType],
    [PROJECT.commodityType, commodityType],
    [PROJECT.dsmType, dsmType],
    [PROJECT.otherIncentiveType, otherIncentiveType],
    ...contacts.map(
      ({ contactType, name, title, email, phone }): Fact => [
        ACCREDITATION_CONTACT_TYPE_LABELS[contactType],
        [name, title, email, phone].filter((part) => part !== undefined && part !== "").join(", "),
      ],
    ),
  ];
}
