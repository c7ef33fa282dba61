/// <reference types="vite/client" />

declare const __VIEWER_VERSION__: string;
