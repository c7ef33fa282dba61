import { CLI_VERSION } from "../../../versions.js";

/** The pages that explain the codes come with the published package, so every version has its own. */
const DOCUMENTATION = `https://unpkg.com/@epb/cli@${CLI_VERSION}/dist/`;

/** The address of a page, from its place in the documentation. */
export const pageAddress = (page: string): string => new URL(page, DOCUMENTATION).href;
