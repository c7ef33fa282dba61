/// <reference types="vite/client" />

declare const __VIEWER_VERSION__: string;
/** Version of the engine in the bundle. */
declare const __ENGINE_VERSION__: string;
/** Blank workbooks of a static site; on a server, the settings of the site list them. */
declare const __SITE_TEMPLATES__: import("@epb/contract").SiteSettings["templates"];
