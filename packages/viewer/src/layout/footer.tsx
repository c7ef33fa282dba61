import type { ReactElement } from "react";
import { Link } from "react-router-dom";
import { versionText } from "../format/version-text.js";
import { useSite } from "../site/site-context.js";
import { FOOTER_LINKS, LAYOUT_TEXTS, RELATED_SITES } from "./layout-texts.js";

/** The foot of every screen. @spec P §2 "The footer holds logo links" */
export function Footer(): ReactElement {
  const { supportEmail, supportPhone } = useSite();
  return (
    <footer className="footer no-print">
      <div className="footer__inner">
        <nav aria-label={LAYOUT_TEXTS.footerNavigation}>
          <ul>
            {FOOTER_LINKS.map(({ text, path }) => (
              <li key={path}>
                <Link to={path}>{text}</Link>
              </li>
            ))}
            <li>
              {/* A page of the server and not of the viewer. */}
              <a href="/api">{LAYOUT_TEXTS.api}</a>
            </li>
          </ul>
        </nav>
        <ul>
          <li>
            <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
          </li>
          {supportPhone !== "" && (
            <li>
              <a href={`tel:${supportPhone.replace(/[^\d+]/g, "")}`}>{supportPhone}</a>
            </li>
          )}
        </ul>
      </div>
      <FooterEnd />
    </footer>
  );
}

/** The last line of every page: related sites, version, and licenses. */
export function FooterEnd(): ReactElement {
  const { engineVersion } = useSite();
  return (
    <div className="footer__inner footer__inner--low">
      <ul className="footer__related" aria-label={LAYOUT_TEXTS.related}>
        {RELATED_SITES.map(({ text, url, path }) => (
          <li key={url}>
            <a href={url} rel="noreferrer">
              <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
                <path d={path} />
              </svg>
              {text}
            </a>
          </li>
        ))}
      </ul>
      <small>
        {LAYOUT_TEXTS.copyright(versionText(engineVersion))} · {/* A file that the build writes. */}
        <a href={`${import.meta.env.BASE_URL}THIRD-PARTY-LICENSES.txt`}>{LAYOUT_TEXTS.licenses}</a>
      </small>
    </div>
  );
}
