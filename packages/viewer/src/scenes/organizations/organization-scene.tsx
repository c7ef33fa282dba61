import {
  GET_ORGANIZATION,
  GroupPermission,
  LIST_ORGANIZATIONS,
  ORGANIZATION_KIND_LABELS,
  type OrganizationDetails,
  REMOVE_ORGANIZATION,
} from "@epb/contract";
import { Button } from "@trussworks/react-uswds";
import { type ReactElement, useState } from "react";
import { Link, useNavigate, useParams } from "react-router-dom";
import { useCall } from "../../calls/use-call.js";
import { Breadcrumb } from "../../components/breadcrumb.js";
import { CallState } from "../../components/call-state.js";
import { Card } from "../../components/card.js";
import { ConfirmChange } from "../../components/confirm-change.js";
import { Facts } from "../../components/facts.js";
import { isId } from "../../components/is-id.js";
import { NotFound } from "../../components/not-permitted.js";
import { Page } from "../../components/page.js";
import { usePermission } from "../../session/session-context.js";
import { ADMINISTRATION_PARTS } from "../../texts/administration-texts.js";
import { SESSION_TEXTS } from "../../texts/session-texts.js";
import { AddMemberForm } from "./add-member-form.js";
import { MembersTable } from "./members-table.js";
import { OrganizationDialog } from "./organization-dialog.js";
import { ORGANIZATION_TEXTS as TEXTS } from "./organization-texts.js";
import { ProfilesCard } from "./profiles-card.js";

/** An organization, for its members and administrators. */
export function OrganizationScene(): ReactElement {
  const { organizationId = "" } = useParams();
  return isId(organizationId) ? <OpenedOrganization key={organizationId} id={organizationId} /> : <NotFound />;
}

function OpenedOrganization({ id }: { readonly id: string }): ReactElement {
  const query = useCall(GET_ORGANIZATION, { params: { id } });
  return (
    <CallState query={query} isPage>
      {(organization) => <ShownOrganization organization={organization} />}
    </CallState>
  );
}

type Step = "change" | "delete";

function ShownOrganization({ organization }: { readonly organization: OrganizationDetails }): ReactElement {
  const isAdmin = usePermission(GroupPermission.Administer);
  const [step, setStep] = useState<Step>();
  const { name, kind, states, agencies, projects } = organization;
  const area = [...states, ...agencies].join(", ");
  const above = isAdmin
    ? { title: ADMINISTRATION_PARTS.organizations, path: "/administration/organizations" }
    : { title: SESSION_TEXTS.account.title, path: "/account" };
  return (
    <Page
      title={name}
      lead={ORGANIZATION_KIND_LABELS[kind]}
      breadcrumb={<Breadcrumb to={[above]} here={name} />}
      actions={
        isAdmin && (
          <>
            <Button type="button" outline onClick={() => setStep("change")}>
              {TEXTS.change}
            </Button>
            <Button type="button" outline onClick={() => setStep("delete")}>
              {TEXTS.delete}
            </Button>
          </>
        )
      }
    >
      <div className="stack">
        <Card title={TEXTS.details}>
          <Facts facts={[...(area === "" ? [] : [[TEXTS.area, area] as const]), [TEXTS.projects, String(projects)]]} />
          {organization.isMember && <Link to="/portfolio/list">{TEXTS.toProjects}</Link>}
        </Card>
        <MembersTable organization={organization} isAdmin={isAdmin} />
        <ProfilesCard organizationId={organization.id} isAdmin={isAdmin} />
        {isAdmin && (
          <Card title={TEXTS.add}>
            <p>{TEXTS.addText}</p>
            <AddMemberForm organizationId={organization.id} />
          </Card>
        )}
      </div>
      {step === "change" && <OrganizationDialog organization={organization} onClose={() => setStep(undefined)} />}
      {step === "delete" && <DeleteDialog organization={organization} onClose={() => setStep(undefined)} />}
    </Page>
  );
}

interface DeleteDialogProps {
  readonly organization: OrganizationDetails;
  readonly onClose: () => void;
}

function DeleteDialog({ organization: { id, name }, onClose }: DeleteDialogProps): ReactElement {
  const navigate = useNavigate();
  return (
    <ConfirmChange
      title={TEXTS.deleteTitle(name)}
      confirm={TEXTS.delete}
      isDanger
      call={REMOVE_ORGANIZATION}
      input={{ params: { id } }}
      changes={[LIST_ORGANIZATIONS]}
      done={TEXTS.deleted(name)}
      onDone={() => void navigate("/administration/organizations")}
      onClose={onClose}
    >
      <p>{TEXTS.deleteText}</p>
    </ConfirmChange>
  );
}
