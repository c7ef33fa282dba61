import { SITE_SETTINGS } from "@epb/contract";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app.js";
import { keepPrintMargins } from "./layout/print-margins.js";
import { createRouter } from "./routes/all-routes.js";
import { Session } from "./session/session.js";
import { StartFailure } from "./start-failure.js";
import "./styles/main.scss";

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
