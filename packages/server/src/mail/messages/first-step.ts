import { type Site, siteName } from "../letter.js";

/** To somebody who is given something to work on before there is an account. */
export function requestAccount(site: Site): string {
  return `You do not have an account with ${siteName(site)} yet. Please request one with the address that this message was sent to: once the account is ready, the project is in your portfolio.`;
}
