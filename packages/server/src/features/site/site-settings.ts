import { LIMITS, PASSWORD_POLICIES, type SiteSettings } from "@epb/contract";
import { ENGINE_VERSION } from "@epb/engine/replay";
import type { ServerConfig } from "../../base/server-config.js";
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
  };
}
