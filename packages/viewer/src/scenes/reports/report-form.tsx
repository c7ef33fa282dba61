import { LIST_PROJECTS, type ReportDescription } from "@epb/contract";
import { ProjectType } from "@epb/engine";
import { Fieldset, Label, Radio, Select } from "@trussworks/react-uswds";
import type { ReactElement } from "react";
import { useCall } from "../../calls/use-call.js";
import { Card } from "../../components/card.js";
import { FailureBox } from "../../components/failure-box.js";
import type { ReportChoice } from "./report-choice.js";
import { REPORT_TEXTS } from "./report-texts.js";

interface ReportFormProps {
  readonly descriptions: readonly ReportDescription[];
  readonly chosen: ReportDescription;
  readonly choice: ReportChoice;
  readonly onChange: (changes: Partial<ReportChoice>) => void;
}

const EDITIONS = [
  { id: "all", type: undefined, text: REPORT_TEXTS.editions.all },
  { id: "epb", type: ProjectType.Epb, text: REPORT_TEXTS.editions.epb },
  { id: "epx", type: ProjectType.Epx, text: REPORT_TEXTS.editions.epx },
] as const;

/** Which report, of which projects. */
export function ReportForm({ descriptions, chosen, choice, onChange }: ReportFormProps): ReactElement {
  return (
    <div className="no-print report-form">
      <Card title={REPORT_TEXTS.choose}>
        <div className="report-form__columns">
          <Fieldset legend={REPORT_TEXTS.report}>
            {descriptions.map(({ id, title, description }) => (
              <Radio
                key={id}
                id={`report-${id}`}
                name="report"
                value={id}
                label={title}
                labelDescription={description}
                checked={id === chosen.id}
                onChange={() => onChange({ report: id })}
              />
            ))}
          </Fieldset>
          <div>
            <Fieldset legend={REPORT_TEXTS.edition}>
              {EDITIONS.map(({ id, type, text }) => (
                <Radio
                  key={id}
                  id={`edition-${id}`}
                  name="edition"
                  value={id}
                  label={text}
                  checked={choice.projectType === type}
                  // A project of the other edition would not be among those that can be chosen.
                  onChange={() => onChange({ projectType: type, projectId: undefined })}
                />
              ))}
            </Fieldset>
            {chosen.needsProject && <ProjectChoice choice={choice} onChange={onChange} />}
          </div>
        </div>
      </Card>
    </div>
  );
}

/** Maximum number of projects in the drop-down list. */
const MOST_PROJECTS = 200;

function ProjectChoice({ choice, onChange }: Pick<ReportFormProps, "choice" | "onChange">): ReactElement {
  const projects = useCall(LIST_PROJECTS, {
    query: {
      limit: MOST_PROJECTS,
      ...(choice.projectType !== undefined && { projectType: [choice.projectType] }),
    },
  });
  if (projects.isError) return <FailureBox error={projects.error} onRetry={() => void projects.refetch()} />;
  const rows = projects.data ?? [];
  return (
    <>
      <Label htmlFor="report-project">{REPORT_TEXTS.project}</Label>
      <Select
        id="report-project"
        name="project"
        value={rows.some(({ id }) => id === choice.projectId) ? choice.projectId : ""}
        onChange={(event) => onChange({ projectId: event.target.value === "" ? undefined : event.target.value })}
      >
        <option value="">{REPORT_TEXTS.chooseProject}</option>
        {rows.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
      {projects.isSuccess && rows.length === 0 && <p className="usa-hint">{REPORT_TEXTS.noProjects}</p>}
      {rows.length === MOST_PROJECTS && <p className="usa-hint">{REPORT_TEXTS.moreProjects}</p>}
    </>
  );
}
