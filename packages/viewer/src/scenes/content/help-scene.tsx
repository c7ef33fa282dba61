import type { ReactElement, ReactNode } from "react";
import { Link } from "react-router-dom";
import { Page } from "../../components/page.js";
import { DocumentList } from "./document-list.js";
import { Contact, Requirements } from "./help-facts.js";
import { HELP_TEXTS as TEXTS } from "./help-texts.js";
import { TemplateTable } from "./template-table.js";
import { TrainingList } from "./training-list.js";
import { useAnchorOfAddress } from "./use-anchor-of-address.js";
import { Webinars } from "./webinars.js";

const PARTS: readonly HelpPart[] = [
  { ...TEXTS.webinars, children: <Webinars /> },
  { ...TEXTS.videos, children: <TrainingList /> },
  { ...TEXTS.templates, children: <TemplateTable /> },
  { ...TEXTS.documents, children: <DocumentList /> },
  { ...TEXTS.requirements, children: <Requirements /> },
  { ...TEXTS.contact, children: <Contact /> },
];

interface HelpPart {
  /** Its anchor. */
  readonly id: string;
  readonly title: string;
  readonly lead?: string;
  readonly children: ReactNode;
}

/** @spec P §2 "upcoming webinar lists (by training type)" */
export function HelpScene(): ReactElement {
  useAnchorOfAddress();
  return (
    <Page title={TEXTS.title} lead={TEXTS.lead}>
      <div className="help">
        <nav className="help__parts no-print" aria-label={TEXTS.onThisPage}>
          <ul>
            {PARTS.map(({ id, title }) => (
              <li key={id}>
                <Link to={`#${id}`}>{title}</Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className="content">
          {PARTS.map(({ id, title, lead, children }) => (
            <section key={id} id={id}>
              <h2>{title}</h2>
              {lead !== undefined && <p className="prose">{lead}</p>}
              {children}
            </section>
          ))}
        </div>
      </div>
    </Page>
  );
}
