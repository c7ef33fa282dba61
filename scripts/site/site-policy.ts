/** Content-Security-Policy of the static site: only files of the site itself. Also a header of the guide for operators. */
export const SITE_POLICY: string = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "form-action 'none'",
  "base-uri 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types epb-check-worker epb-format-worker",
].join("; ");
