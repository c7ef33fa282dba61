import type { ReactElement, ReactNode } from "react";
import { Link } from "react-router-dom";
import { Page } from "../../components/page.js";
import { useSite } from "../../site/site-context.js";
import { ContentTable } from "./content-table.js";
import { Contact, Requirements } from "./help-facts.js";
import { HELP_TEXTS as TEXTS } from "./help-texts.js";
import { TrainingList } from "./training-list.js";
import { TRAININGS } from "./training-texts.js";
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

const { documents: DOCUMENT_TEXTS } = TEXTS;

/** Documents to read and print. */
function DocumentList(): ReactElement {
  return (
    <ul className="content__ways">
      {TRAININGS.map(({ id, title }) => (
        <li key={id}>
          <Link to={`/help/${id}`}>{title}</Link>
        </li>
      ))}
      {DOCUMENT_TEXTS.others.map(({ text, path }) => (
        <li key={path}>
          <Link to={path}>{text}</Link>
        </li>
      ))}
      <li>
        {/* A page of the server and not of the viewer. */}
        <a href="/api">{DOCUMENT_TEXTS.api}</a>
      </li>
    </ul>
  );
}

const { templates: TEMPLATE_TEXTS } = TEXTS;

/** Every blank workbook that the site has. @spec P §9 "Template files currently offered" */
function TemplateTable(): ReactElement {
  const { templates } = useSite();
  return (
    <ContentTable caption={TEMPLATE_TEXTS.caption} columns={Object.values(TEMPLATE_TEXTS.columns)}>
      {templates.map(({ kind, title, version, url }) => (
        <tr key={kind}>
          <th scope="row">{title}</th>
          <td>{TEMPLATE_TEXTS.uses[kind]}</td>
          <td>{version}</td>
          <td>
            <a href={url} download aria-label={TEMPLATE_TEXTS.downloadTitle(title)}>
              {TEMPLATE_TEXTS.download}
            </a>
          </td>
        </tr>
      ))}
    </ContentTable>
  );
}
