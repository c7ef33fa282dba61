import { EXPORT_PROJECT_LIST } from "@epb/contract";
import { useMutation } from "@tanstack/react-query";
import { type ReactElement, useEffect, useState } from "react";
import type { ApiFailure } from "../../../api/api-failure.js";
import { useNotices } from "../../../components/notices/notice-list.js";
import { saveFile } from "../../../components/save-file.js";
import { Spinner } from "../../../components/spinner.js";
import { SteadyButton } from "../../../components/steady-button.js";
import { useSession } from "../../../session/session-context.js";
import { PORTFOLIO_TEXTS } from "../portfolio-texts.js";
import type { ListChoice } from "./list-choice.js";
import type { useProjectPages } from "./use-project-pages.js";

const FORMATS = [
  { format: "csv", name: PORTFOLIO_TEXTS.exportCsv },
  { format: "xlsx", name: PORTFOLIO_TEXTS.exportXlsx },
] as const;
type Format = (typeof FORMATS)[number]["format"];

/** The whole list as a file, with the filters and in the order of the screen. */
export function ExportButtons({ choice }: { readonly choice: ListChoice }): ReactElement {
  const { api } = useSession();
  const notices = useNotices();
  const file = useMutation<string, ApiFailure, Format>({
    mutationFn: async (format) => {
      const download = await api.download(EXPORT_PROJECT_LIST, { query: { ...choice, format } });
      saveFile(download);
      return download.fileName;
    },
    onSuccess: (name) => notices.done(PORTFOLIO_TEXTS.exported(name)),
  });
  return (
    <fieldset className="button-row plain-fieldset export-buttons">
      <legend className="visually-hidden">{PORTFOLIO_TEXTS.exportLabel}</legend>
      {FORMATS.map(({ format, name }) => (
        <SteadyButton
          key={format}
          type="button"
          outline
          disabled={file.isPending}
          aria-label={PORTFOLIO_TEXTS.exportHint(name)}
          onClick={() => file.mutate(format)}
        >
          {PORTFOLIO_TEXTS.exportAs(name)}
          {file.isPending && file.variables === format && <Spinner />}
        </SteadyButton>
      ))}
      <span className="visually-hidden" role="status">
        {file.isPending ? PORTFOLIO_TEXTS.exporting : ""}
      </span>
    </fieldset>
  );
}

/** Loads the rest of the list and prints it. */
export function PrintButton({ query }: Pick<ReturnType<typeof useProjectPages>, "query">): ReactElement {
  const [isWanted, setWanted] = useState(false);
  const { hasNextPage, isFetchingNextPage, isError, fetchNextPage } = query;
  useEffect(() => {
    if (!isWanted || isFetchingNextPage) return;
    if (hasNextPage && !isError) {
      void fetchNextPage({ cancelRefetch: false });
      return;
    }
    setWanted(false);
    // The list reports if further pages could not be loaded.
    window.print();
  }, [isWanted, isFetchingNextPage, hasNextPage, isError, fetchNextPage]);
  return (
    <SteadyButton type="button" outline disabled={isWanted} onClick={() => setWanted(true)}>
      {PORTFOLIO_TEXTS.print} {isWanted && <Spinner />}
    </SteadyButton>
  );
}
