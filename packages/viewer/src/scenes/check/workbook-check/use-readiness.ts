import { useCallback, useEffect, useState } from "react";
import { trustedScript } from "../../../components/trusted-script.js";
import { loadChecker } from "./load-checker.js";

/** Loading state of everything that the page needs without a network. */
export type Readiness = "loading" | "ready" | "failed";

/** Loads the checking code and its display when the page opens. @param others - Loads further parts of the page. */
export function useReadiness(others: () => Promise<unknown>): {
  readonly readiness: Readiness;
  /** True if this browser has stored the page, which then works after a reload without a network. */
  readonly isStored: boolean;
  readonly retry: () => void;
} {
  const [readiness, setReadiness] = useState<Readiness>("loading");
  const [isStored, setStored] = useState(false);
  const load = useCallback(() => {
    setReadiness("loading");
    Promise.all([loadChecker(), others()]).then(
      () => setReadiness("ready"),
      () => setReadiness("failed"),
    );
  }, [others]);
  useEffect(load, [load]);
  useEffect(() => {
    if (readiness === "ready") void storePage().then(setStored);
  }, [readiness]);
  return { readiness, isStored, retry: load };
}

const { BASE_URL, MODE, PROD } = import.meta.env;
const WORKER = `${BASE_URL}check-worker.js`;
/** A static site has only this page. On a server, the worker never runs on other pages. */
const SCOPE = MODE === "site" ? BASE_URL : `${BASE_URL}check`;

/**
 * Stores the page in the browser, and replaces the files of an older version. Call it after everything has been loaded:
 * the older files are deleted.
 *
 * @returns True if the page works after a reload without a network. False without HTTPS, in private windows of some
 * browsers, and if the storage is blocked.
 */
async function storePage(): Promise<boolean> {
  if (!PROD) return false;
  try {
    const registration = await navigator.serviceWorker.register(trustedScript("epb-check-worker", WORKER), {
      scope: SCOPE,
      updateViaCache: "none",
    });
    // A new version waits until it gets a message.
    const replaceOlder = (): void => (registration.installing ?? registration.waiting)?.postMessage("replace");
    registration.addEventListener("updatefound", replaceOlder);
    replaceOlder();
    // With an older version, the page is stored already.
    const worker = registration.active ?? registration.waiting ?? registration.installing;
    return worker !== null && (await becomesActive(worker));
  } catch {
    return false;
  }
}

const becomesActive = (worker: ServiceWorker): Promise<boolean> =>
  new Promise((resolve) => {
    const look = (): void => {
      if (worker.state === "activated" || worker.state === "redundant") resolve(worker.state === "activated");
    };
    worker.addEventListener("statechange", look);
    look();
  });
