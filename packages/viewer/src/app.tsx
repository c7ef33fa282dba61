import type { SiteSettings } from "@epb/contract";
import { QueryClientProvider } from "@tanstack/react-query";
import { type ReactElement, useState } from "react";
import { type createBrowserRouter, RouterProvider } from "react-router-dom";
import { NoticesProvider } from "./components/notices/notice-list.js";
import { Notices } from "./components/notices/notices.js";
import { createQueryClient } from "./query-client.js";
import type { Session } from "./session/session.js";
import { SessionProvider } from "./session/session-context.js";
import { SiteProvider } from "./site/site-context.js";

interface AppProps {
  readonly site: SiteSettings;
  readonly session: Session;
  readonly router: ReturnType<typeof createBrowserRouter>;
}

/** Everything that screens find around them. */
export function App({ site, session, router }: AppProps): ReactElement {
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
