import type { ApplicationDetails } from "@epb/contract";
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router-dom";
import { askAgain } from "../../calls/use-call.js";
import { useNotices } from "../notices/notice-list.js";
import { type ApplicationArea, useApplicationArea } from "./application-area.js";

/** Puts an application as the server answered it in place of the one that is shown. */
export function keepApplication(
  queries: QueryClient,
  { calls }: ApplicationArea,
  application: ApplicationDetails,
): void {
  queries.setQueryData([calls.get.name, { params: { id: application.id } }], application);
  void askAgain(queries, [calls.list]);
}

/** Handlers for the result of a step. */
export function useApplicationStep(): {
  /** Shows the changed application, with a notice. */
  taken(application: ApplicationDetails, done: string): void;
  /** Returns to the list, because this person may no longer see the application. */
  left(done: string): void;
  /** Reloads the application, because another person may have changed it. */
  refused(): void;
} {
  const area = useApplicationArea();
  const queries = useQueryClient();
  const notices = useNotices();
  const navigate = useNavigate();
  const tell = (done: string): void => {
    notices.done(done);
  };
  return {
    taken(application, done) {
      keepApplication(queries, area, application);
      tell(done);
    },
    left(done) {
      tell(done);
      void askAgain(queries, [area.calls.list]);
      void navigate(area.listPath);
    },
    refused() {
      void askAgain(queries, [area.calls.get]);
    },
  };
}
