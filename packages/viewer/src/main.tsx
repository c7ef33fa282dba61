import "./styles/main.scss";
import { SITE_SETTINGS, type SiteSettings } from "@epb/contract";
import { MutationCache, QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ReactElement, StrictMode, useState } from "react";
import { createRoot } from "react-dom/client";
import { type createBrowserRouter, RouterProvider } from "react-router-dom";
import { isFailure } from "./api/api-failure.js";
import { NoticesProvider } from "./components/notices/notice-list.js";
import { Notices } from "./components/notices/notices.js";
import { failureText } from "./errors/failure-text.js";
import { keepPrintMargins } from "./layout/print-margins.js";
import { StartFailure } from "./layout/start-failure.js";
import { createRouter } from "./routes/all-routes.js";
import { Session } from "./session/session.js";
import { SessionProvider } from "./session/session-context.js";
import { SiteProvider } from "./site/site-context.js";

/** Milliseconds for which an answer is not asked for again. */
const FRESH_MILLISECONDS = 10_000;

/**
 * Caches replies and refetches them; shows failed changes as a notice, unless the page sets `meta: { tells: true }`.
 */
function createQueryClient(notices: Notices, supportEmail: string): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH_MILLISECONDS,
        // A retry does not help if the server refused the request.
        retry: (count, error) => count < 2 && isFailure(error) && (error.status === 0 || error.status === 503),
      },
      mutations: { retry: false },
    },
    mutationCache: new MutationCache({
      onError: (error, _, __, mutation) => {
        const text = failureText(error, supportEmail);
        if (text !== undefined && mutation.meta?.["handlesErrors"] !== true) notices.show(text, { kind: "danger" });
      },
    }),
  });
}

const root = createRoot(document.getElementById("root") as HTMLElement);

/** @spec P §4 "On start-up the login status" */
async function start(): Promise<void> {
  const session = new Session({ local: localStorage, window: sessionStorage, now: Date.now });
  session.followOtherWindows(globalThis);
  const [site] = await Promise.all([session.api.call(SITE_SETTINGS, {}), session.start()]);
  root.render(
    <StrictMode>
      <App site={site} session={session} router={createRouter()} />
    </StrictMode>,
  );
}

keepPrintMargins();
start().catch(() => root.render(<StartFailure />));

interface AppProps {
  readonly site: SiteSettings;
  readonly session: Session;
  readonly router: ReturnType<typeof createBrowserRouter>;
}

/** Providers around all pages. */
function App({ site, session, router }: AppProps): ReactElement {
  const [notices] = useState(() => new Notices());
  const [queries] = useState(() => createQueryClient(notices, site.supportEmail));
  return (
    <SiteProvider site={site}>
      <SessionProvider session={session}>
        <NoticesProvider notices={notices}>
          <QueryClientProvider client={queries}>
            <RouterProvider router={router} />
          </QueryClientProvider>
        </NoticesProvider>
      </SessionProvider>
    </SiteProvider>
  );
}
