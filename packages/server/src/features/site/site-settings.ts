import { resolve } from "node:path";
import { LIMITS, PASSWORD_POLICIES, type SiteSettings, type SiteSetup } from "@epb/contract";
import { ENGINE_VERSION } from "@epb/engine/replay";
import type { ServerConfig } from "../../base/server-config.js";
import { DEMO_ROLES, demoEmail } from "../demonstration/demo-people.js";
import { TEMPLATE_FILES } from "./templates.js";

const MILLISECONDS = 1000;

/** Public settings of the site. */
export function siteSettings(config: ServerConfig): SiteSettings {
  const { isTestSite, publicUrl, supportEmail, supportPhone, minimumGroupSize } = config;
  return {
    isTestSite,
    publicUrl,
    supportEmail,
    supportPhone,
    passwordPolicy: { ...PASSWORD_POLICIES[config.passwordPolicy] },
    tellsEmailExists: config.emailExists === "reveal",
    sendsMail: config.mail.kind === "smtp",
    minimumGroupSize,
    idleSeconds: config.session.idleLimit / MILLISECONDS,
    uploadBytes: LIMITS.uploadBytes,
    engineVersion: ENGINE_VERSION,
    templates: TEMPLATE_FILES,
    ...(config.isDemonstration && {
      demonstration: DEMO_ROLES.map(({ name, firstName, lastName, role, work }) => ({
        email: demoEmail(name),
        person: `${firstName} ${lastName}`,
        role,
        work,
      })),
    }),
  };
}

/** Settings that a new site needs, for administrators. */
export function siteSetup({ mail, hasOwnSupportEmail }: ServerConfig): SiteSetup {
  return { ...(mail.kind === "outbox" && { outboxFolder: resolve(mail.folder) }), hasOwnSupportEmail };
}
