import type { SiteSettings } from "@epb/contract";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render } from "@testing-library/react";
import type { ReactElement } from "react";
import { MemoryRouter, Route, Routes } from "react-router-dom";
import { NoticesProvider } from "../src/components/notices/notice-list.js";
import { Notices } from "../src/components/notices/notices.js";
import type { Session } from "../src/session/session.js";
import { SessionProvider } from "../src/session/session-context.js";
import { SiteProvider } from "../src/site/site-context.js";

interface Shown {
  /** URL of the route, with its parameters. */
  readonly path: string;
  /** Opened address; the path itself where the route has no parameters. */
  readonly address?: string;
  readonly user?: object;
}

/** Shows a scene about passwords at its address; every call succeeds. */
export function showPasswordScene(scene: ReactElement, { path, address = path, user = {} }: Shown): void {
  const session = {
    user,
    subscribe: () => () => {},
    devices: { keep: () => {} },
    api: { call: async () => ({ success: true }) },
  };
  render(
    <SiteProvider site={{ passwordPolicy: { minLength: 14, maxLength: 30 } } as SiteSettings}>
      <SessionProvider session={session as unknown as Session}>
        <NoticesProvider notices={new Notices()}>
          <QueryClientProvider client={new QueryClient()}>
            <MemoryRouter initialEntries={[address]}>
              <Routes>
                <Route path={path} element={scene} />
              </Routes>
            </MemoryRouter>
          </QueryClientProvider>
        </NoticesProvider>
      </SessionProvider>
    </SiteProvider>,
  );
}
