import { type Email, type Site, siteName } from "../email.js";
import type { ProjectLinks } from "../mail.js";

/** Next step and link for a person who gets work on a project. */
export function firstStep(
  { link, requestLink, acceptLink }: ProjectLinks,
  site: Site,
): { readonly words?: string; readonly action: NonNullable<Email["action"]> } {
  if (acceptLink !== undefined) {
    return {
      words: `Sign in and accept the invitation in your portfolio. If you have no account with ${siteName(site)}, request an account with the address of this email.`,
      action: { label: "Open your portfolio", link: acceptLink },
    };
  }
  if (requestLink !== undefined) {
    return {
      words: `You have no account with ${siteName(site)}. Request an account with the address of this email. Once the account is ready, the project is in your portfolio.`,
      action: { label: "Request an account", link: requestLink },
    };
  }
  return { action: { label: "Open the project", link } };
}
