// The page that checks workbooks, without a server: start page of the static site, and on a server the page that the
// service worker shows without a network.
import "./styles/main.scss";
import type { SiteSettings } from "@epb/contract";
import { type ReactElement, StrictMode, useState } from "react";
import { createRoot } from "react-dom/client";
import { createBrowserRouter, RouterProvider } from "react-router-dom";
import { NoticesProvider } from "./components/notices/notice-list.js";
import { Notices } from "./components/notices/notices.js";
import { Waiting } from "./components/spinner.js";
import { PlainShell } from "./layout/plain-shell.js";
import { keepPrintMargins } from "./layout/print-margins.js";
import { StartFailure } from "./layout/start-failure.js";
import { scene } from "./routes/scene.js";
import { SiteProvider } from "./site/site-context.js";

/** A page without a server has no support contact and no limits of calls. */
const SITE: SiteSettings = {
  isTestSite: false,
  publicUrl: globalThis.location.origin,
  supportEmail: "",
  supportPhone: "",
  passwordPolicy: { minLength: 0, maxLength: 0 },
  tellsEmailExists: false,
  sendsMail: false,
  minimumGroupSize: 0,
  idleSeconds: 0,
  uploadBytes: 0,
  engineVersion: __ENGINE_VERSION__,
  templates: __SITE_TEMPLATES__,
};

/** Every URL shows the page, because a static host can serve the page below any path. */
const router = createBrowserRouter([
  {
    element: <PlainShell />,
    hydrateFallbackElement: <Waiting />,
    errorElement: <StartFailure />,
    children: [{ path: "*", ...scene(async () => (await import("./scenes/check/check-scene.js")).CheckScene) }],
  },
]);

function App(): ReactElement {
  const [notices] = useState(() => new Notices());
  return (
    <SiteProvider site={SITE}>
      <NoticesProvider notices={notices}>
        <RouterProvider router={router} />
      </NoticesProvider>
    </SiteProvider>
  );
}

keepPrintMargins();
createRoot(document.getElementById("root") as HTMLElement).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
