import { type ListedFigure, PROJECT_STAGE_LABELS } from "@epb/contract";
import { type Contact, figureDefinition, PARTY_ROLE_LABELS, type PartyRole } from "@epb/engine";
import type { ReactElement } from "react";
import { Facts } from "../../components/facts.js";
import { useOpenProject } from "../../components/project/open-project.js";
import { useWholeProject } from "../../components/project/whole-project.js";
import { FramedTable } from "../../components/table/framed-table.js";
import { useWithheld } from "../../components/withheld/withheld-context.js";
import { WithheldNote } from "../../components/withheld/withheld-note.js";
import { Approvals } from "../../features/approval/approvals.js";
import { instant } from "../../format/dates.js";
import { figureValue } from "../../format/figures.js";
import { versionText } from "../../format/version-text.js";
import { useSite } from "../../site/site-context.js";
import { COMMON_TEXTS } from "../../texts/common-texts.js";
import { WITHHELD_TEXTS } from "../../texts/withheld-texts.js";
import { PackageSection } from "./package-section.js";
import { PACKAGE_TEXTS as TEXTS } from "./package-texts.js";

/** Parts of the stored project that identify it; the server has checked them. */
interface Identified {
  readonly record: { readonly displayId?: number; readonly modifiedDate?: string };
  readonly data: {
    readonly location?: { readonly city?: string; readonly state?: string; readonly zip?: string };
    readonly identification?: { readonly agencyName?: string };
    readonly contacts?: readonly Contact[];
  };
}

const useIdentified = (): Identified => useWholeProject() as unknown as Identified;

export function PackageProject(): ReactElement {
  const { name, state } = useOpenProject();
  const { record, data } = useIdentified();
  const { location = {}, identification } = data;
  return (
    <PackageSection title={TEXTS.project}>
      <Facts
        facts={[
          [TEXTS.name, name],
          [TEXTS.number, record.displayId],
          [TEXTS.agency, identification?.agencyName],
          [TEXTS.place, [location.city, location.state, location.zip].filter(Boolean).join(", ")],
          [TEXTS.state, PROJECT_STAGE_LABELS[state.stage]],
          [TEXTS.revision, state.revision],
          [TEXTS.changed, instant(record.modifiedDate)],
        ]}
      />
    </PackageSection>
  );
}

/** @param approvedWith - Version of the engine of the approved figures, if it is not the present one. */
export function PackageApproval({ approvedWith }: { readonly approvedWith: string | undefined }): ReactElement {
  const { state } = useOpenProject();
  const { engineVersion } = useSite();
  return (
    <PackageSection title={TEXTS.approval}>
      <Facts
        facts={[
          [TEXTS.state, PROJECT_STAGE_LABELS[state.stage]],
          [TEXTS.approvedBefore, state.hasBeenApproved ? COMMON_TEXTS.yes : COMMON_TEXTS.no],
          [TEXTS.engine, versionText(approvedWith ?? engineVersion)],
          [TEXTS.nextStep, state.nextStep.text],
        ]}
      />
      {state.returnReason !== undefined && (
        <p>
          <strong>{TEXTS.comment}</strong> <span className="kept-lines">{state.returnReason}</span>
        </p>
      )}
      <Approvals />
    </PackageSection>
  );
}

export function PackageParties(): ReactElement {
  const { contacts = [] } = useIdentified().data;
  return (
    <PackageSection title={TEXTS.parties}>
      {contacts.length === 0 ? (
        <p>{TEXTS.noParties}</p>
      ) : (
        <FramedTable caption={TEXTS.partiesCaption} isCaptionHidden>
          <thead>
            <tr>
              {[TEXTS.role, TEXTS.organization, TEXTS.person, TEXTS.personTitle, TEXTS.contact].map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {contacts.map(({ id, role, institution, name, title, email, phone }, index) => (
              <tr key={id ?? index}>
                <th scope="row">{PARTY_ROLE_LABELS[role as PartyRole] ?? COMMON_TEXTS.notKnown}</th>
                {[institution, name, title, [email, phone].filter(Boolean).join(", ")].map((text, column) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the columns are always the same
                  <td key={column}>{text || COMMON_TEXTS.notKnown}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </FramedTable>
      )}
    </PackageSection>
  );
}

const SUMMARY = "projectSummary.financialSummary.";

export function PackageFigures({ items }: { readonly items: readonly ListedFigure[] }): ReactElement | null {
  const withheld = useWithheld().figures.filter((path) => path.startsWith(SUMMARY));
  const figures = items.filter(({ path }) => path.startsWith(SUMMARY));
  if (figures.length === 0 && withheld.length === 0) return null;
  return (
    <PackageSection title={TEXTS.figures}>
      <Facts
        facts={[
          ...figures.map(({ label, value, unit }) => [label, figureValue(value, unit)] as const),
          ...withheld.map((path) => [figureDefinition(path).label, undefined] as const),
        ]}
      />
      {withheld.length > 0 && <WithheldNote lead={WITHHELD_TEXTS.ofDashes} />}
    </PackageSection>
  );
}
