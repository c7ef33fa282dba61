// Service worker of the page that checks workbooks: the page works after a reload without a network. It answers only
// that page and its files; all other requests of the site go to the network without it. The build adds `STORED`.

declare const self: ServiceWorkerGlobalScope;

/** Files of the page, relative to this script. */
declare const STORED: {
  /** Changes with every change of a file. */
  readonly version: string;
  /** The page without calls of a server, and the hash of its content. */
  readonly page: string;
  readonly integrity: string;
  /** Files with a hash in their names, which never change. */
  readonly hashed: readonly string[];
  /** Other files. */
  readonly unhashed: readonly string[];
};

/** Time after which a slow network counts as no network. */
const NETWORK_PATIENCE_MS = 3000;

const { scope } = self.registration;
/** Sites in several folders of a host share its caches. */
const CACHES = `epb-check ${scope} `;
const CACHE = CACHES + STORED.version;

const urlOf = (file: string): string => new URL(file, self.location.href).href;
const PAGE = urlOf(STORED.page);
const HASHED = new Set(STORED.hashed.map(urlOf));
const UNHASHED = new Set(STORED.unhashed.map(urlOf));

self.addEventListener("install", (event) => event.waitUntil(store()));

/** Stores all files, or none. The hash of the page prevents that a release under way mixes a page and files of two versions. */
async function store(): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.addAll([
    ...HASHED,
    ...[...UNHASHED].map((url) => new Request(url, { cache: "no-cache" })),
    new Request(PAGE, { cache: "no-cache", integrity: STORED.integrity }),
  ]);
}

// A new version replaces the old one, and its files, when a page has loaded everything that it needs, or when no page is open.
self.addEventListener("message", () => self.skipWaiting());

self.addEventListener("activate", (event) => event.waitUntil(deleteOthers()));

async function deleteOthers(): Promise<void> {
  const old = (await caches.keys()).filter((name) => name.startsWith(CACHES) && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET") return;
  if (request.mode === "navigate") {
    if (isPage(request.url)) event.respondWith(networkFirst(request, PAGE));
  } else if (HASHED.has(request.url)) event.respondWith(cacheFirst(request));
  else if (UNHASHED.has(request.url)) event.respondWith(networkFirst(request, request.url));
});

/** URLs of the page. The scope also contains URLs that only begin like them. */
const PAGES = [scope, scope.endsWith("/") ? `${scope}index.html` : `${scope}/`];

function isPage(url: string): boolean {
  const { origin, pathname } = new URL(url);
  return PAGES.includes(origin + pathname);
}

const cacheFirst = async (request: Request): Promise<Response> => (await stored(request.url)) ?? fetch(request);

/** Reply of the network; the stored file if the network or the server does not answer. */
async function networkFirst(request: Request, url: string): Promise<Response> {
  const reply = fetch(request);
  const timeout = new Promise<undefined>((resolve) => setTimeout(resolve, NETWORK_PATIENCE_MS));
  const answer = await Promise.race([reply, timeout]).catch(() => undefined);
  // The status of a redirect, which the browser follows itself, is 0.
  if (answer !== undefined && answer.status < 500) return answer;
  return (await stored(url)) ?? answer ?? reply;
}

/** The cache can be blocked later. */
const stored = (url: string): Promise<Response | undefined> =>
  caches.match(url, { cacheName: CACHE, ignoreVary: true }).catch(() => undefined);
