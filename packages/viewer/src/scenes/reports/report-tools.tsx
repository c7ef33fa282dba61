import { DOWNLOAD_REPORT, type ReportDescription, ReportFormat, type ReportQuery } from "@epb/contract";
import { Button } from "@trussworks/react-uswds";
import type { ReactElement } from "react";
import { useDownload } from "../../calls/use-download.js";
import { saveFile } from "../../components/save-file.js";
import { Spinner } from "../../components/spinner.js";
import { SteadyButton } from "../../components/steady-button.js";
import { REPORT_TEXTS } from "./report-texts.js";

interface ReportToolsProps {
  readonly description: ReportDescription;
  readonly query: ReportQuery;
}

/** Prints a report, and takes it along as a file. */
export function ReportTools({ description: { id, formats }, query }: ReportToolsProps): ReactElement {
  const download = useDownload(DOWNLOAD_REPORT, saveFile);
  const take = (format: "csv" | "xlsx"): void => download.mutate({ params: { id }, query: { ...query, format } });
  return (
    <div className="row no-print">
      <Button type="button" onClick={() => window.print()}>
        {REPORT_TEXTS.print}
      </Button>
      {formats.includes(ReportFormat.Xlsx) && (
        <SteadyButton type="button" outline disabled={download.isPending} onClick={() => take(ReportFormat.Xlsx)}>
          {REPORT_TEXTS.workbook}
        </SteadyButton>
      )}
      {formats.includes(ReportFormat.Csv) && (
        <SteadyButton type="button" outline disabled={download.isPending} onClick={() => take(ReportFormat.Csv)}>
          {REPORT_TEXTS.csv}
        </SteadyButton>
      )}
      <span role="status">
        {download.isPending && (
          <>
            <Spinner /> {REPORT_TEXTS.downloading}
          </>
        )}
      </span>
    </div>
  );
}
