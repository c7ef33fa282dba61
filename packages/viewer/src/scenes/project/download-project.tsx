import { EXPORT_PROJECT, ExportTarget, GET_OVERVIEW } from "@epb/contract";
import { ProjectType } from "@epb/engine";
import type { ReactElement } from "react";
import { Link } from "react-router-dom";
import { useCall } from "../../calls/use-call.js";
import { useDownload } from "../../calls/use-download.js";
import { Card } from "../../components/card.js";
import { useOpenProject } from "../../components/project/open-project.js";
import { saveFile } from "../../components/save-file.js";
import { Spinner } from "../../components/spinner.js";
import { SteadyButton } from "../../components/steady-button.js";
import { UPLOAD_TEXTS } from "./upload-texts.js";

const TARGETS = [
  { to: ExportTarget.XlsxFormulas, text: UPLOAD_TEXTS.formulas, hint: UPLOAD_TEXTS.formulasHint },
  { to: ExportTarget.Xlsx, text: UPLOAD_TEXTS.results, hint: UPLOAD_TEXTS.resultsHint },
  { to: ExportTarget.Csv, text: UPLOAD_TEXTS.csv, hint: UPLOAD_TEXTS.csvHint },
  { to: ExportTarget.Json, text: UPLOAD_TEXTS.json, hint: UPLOAD_TEXTS.jsonHint },
] as const;

/** The project as a file, and the templates to fill in. */
export function DownloadProject(): ReactElement {
  const { id } = useOpenProject();
  const overview = useCall(GET_OVERVIEW, { params: { id } });
  const download = useDownload(EXPORT_PROJECT, saveFile);
  const isExpress = overview.data?.record.projectType === ProjectType.Epx;
  return (
    <Card title={UPLOAD_TEXTS.download} level={3}>
      <p>
        {UPLOAD_TEXTS.downloadLead}{" "}
        <Link to={isExpress ? "/portfolio/download-epx-template" : "/portfolio/download-template"}>
          {UPLOAD_TEXTS.templates}
        </Link>
      </p>
      <ul className="download-list">
        {TARGETS.map(({ to, text, hint }) => {
          const isWaiting = download.isPending && download.variables.query.to === to;
          return (
            <li key={to}>
              <SteadyButton
                type="button"
                outline
                disabled={isWaiting}
                onClick={() => download.mutate({ params: { id }, query: { to } })}
              >
                {text} {isWaiting && <Spinner />}
              </SteadyButton>
              <span>{hint}</span>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
