import { DOWNLOAD_PROJECT_FILE, type PresentedMeasurementYear } from "@epb/contract";
import type { ReactElement } from "react";
import { useDownload } from "../../calls/use-download.js";
import { useOpenProject } from "../../components/project/open-project.js";
import { saveFile } from "../../components/save-file.js";
import { Spinner } from "../../components/spinner.js";
import { RowAction } from "../../components/table/row-action.js";
import { calendarDay } from "../../format/dates.js";
import { FILES_TEXTS } from "./project-records-texts.js";

interface YearReportProps {
  readonly written: PresentedMeasurementYear;
}

/** The report of a year: its file, which a button downloads, and its date. */
export function YearReport({ written }: YearReportProps): ReactElement {
  const { id } = useOpenProject();
  const download = useDownload(DOWNLOAD_PROJECT_FILE, saveFile);
  const { reportDate, reportFileId: fileId, reportFileName: fileName } = written;
  return (
    <>
      {fileId !== undefined && fileName !== undefined && (
        <div>
          <RowAction
            text={fileName}
            label={FILES_TEXTS.download(fileName)}
            isLong
            onAct={() => download.mutate({ params: { id, fileId } })}
          />{" "}
          {download.isPending && <Spinner />}
        </div>
      )}
      {reportDate !== undefined && <div>{calendarDay(reportDate)}</div>}
    </>
  );
}
