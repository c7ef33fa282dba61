/**
 * URL of the published documentation. Every link in results, reports, and explanations begins with this URL. Until
 * there is a site, the URL leads to the folder that comes with the published command line.
 */
export const DOCUMENTATION_ADDRESS = "https://unpkg.com/@epb/cli/dist/docs";

/**
 * Returns the URL of the page that explains the code of a finding.
 *
 * @example
 * import { issuePage } from "@epb/engine";
 *
 * issuePage("EPB-CAP-001"); // "https://unpkg.com/@epb/cli/dist/docs/issues/EPB-CAP-001.md"
 */
export const issuePage = (code: string): string => `${DOCUMENTATION_ADDRESS}/issues/${code}.md`;
