import type { TemplateFile } from "@epb/contract";
import { ProjectType } from "@epb/engine";
import type { ReactElement } from "react";
import { Link } from "react-router-dom";
import { Breadcrumb } from "../../components/breadcrumb.js";
import { Card } from "../../components/card.js";
import { EmptyState } from "../../components/empty-state.js";
import { Page } from "../../components/page.js";
import { useSite } from "../../site/site-context.js";
import { PORTFOLIO_TEXTS, TEMPLATE_PURPOSES, TEMPLATE_TEXTS } from "./portfolio-texts.js";

interface Edition {
  readonly projectType: TemplateFile["projectType"];
  readonly title: string;
  readonly lead: string;
  readonly steps: readonly string[];
  /** The way to the templates of the other edition. */
  readonly other: { readonly text: string; readonly link: string; readonly path: string };
}

const EPB: Edition = {
  projectType: ProjectType.Epb,
  title: TEMPLATE_TEXTS.epbTitle,
  lead: TEMPLATE_TEXTS.epbLead,
  steps: TEMPLATE_TEXTS.steps,
  other: {
    text: TEMPLATE_TEXTS.otherEpx,
    link: TEMPLATE_TEXTS.otherEpxLink,
    path: "/portfolio/download-epx-template",
  },
};

const EPX: Edition = {
  projectType: ProjectType.Epx,
  title: TEMPLATE_TEXTS.epxTitle,
  lead: TEMPLATE_TEXTS.epxLead,
  steps: TEMPLATE_TEXTS.epxSteps,
  other: { text: TEMPLATE_TEXTS.otherEpb, link: TEMPLATE_TEXTS.otherEpbLink, path: "/portfolio/download-template" },
};

/** Blank workbooks for projects in full detail. @spec P §2 "Download a blank template" */
export function DownloadEpbTemplateScene(): ReactElement {
  return <DownloadTemplate {...EPB} />;
}

/** Blank workbooks of the express edition. */
export function DownloadEpxTemplateScene(): ReactElement {
  return <DownloadTemplate {...EPX} />;
}

const NEXT = [
  { path: "/check", link: TEMPLATE_TEXTS.checkLink, text: TEMPLATE_TEXTS.checkText },
  { path: "/portfolio/list", link: TEMPLATE_TEXTS.listLink, text: TEMPLATE_TEXTS.listText },
  { path: "/help", link: TEMPLATE_TEXTS.helpLink, text: TEMPLATE_TEXTS.helpText },
  { path: "/glossary", link: TEMPLATE_TEXTS.glossaryLink, text: TEMPLATE_TEXTS.glossaryText },
] as const;

function DownloadTemplate({ projectType, title, lead, steps, other }: Edition): ReactElement {
  const templates = useSite().templates.filter((template) => template.projectType === projectType);
  return (
    <Page
      title={title}
      lead={lead}
      breadcrumb={
        <Breadcrumb
          to={[
            { title: PORTFOLIO_TEXTS.home, path: "/home" },
            { title: PORTFOLIO_TEXTS.portfolio, path: "/portfolio/list" },
          ]}
          here={title}
        />
      }
    >
      <div className="stack">
        {templates.length === 0 ? (
          <EmptyState title={TEMPLATE_TEXTS.none} />
        ) : (
          <div className="templates">
            {templates.map((template) => (
              <TemplateCard key={template.fileName} template={template} />
            ))}
          </div>
        )}
        <p>
          {other.text} <Link to={other.path}>{other.link}</Link>
        </p>
        <div className="columns">
          <Card title={TEMPLATE_TEXTS.stepsTitle}>
            <ol className="template-steps">
              {steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </Card>
          <Card title={TEMPLATE_TEXTS.nextTitle}>
            <ul className="template-steps">
              {NEXT.map(({ path, link, text }) => (
                <li key={path}>
                  <Link to={path}>{link}</Link> {text}
                </li>
              ))}
            </ul>
          </Card>
        </div>
      </div>
    </Page>
  );
}

function TemplateCard({ template }: { readonly template: TemplateFile }): ReactElement {
  const { kind, title, version, fileName, url } = template;
  return (
    <Card title={title}>
      <p className="templates__for">{TEMPLATE_PURPOSES[kind]}</p>
      <p className="templates__facts">
        {TEMPLATE_TEXTS.version(version)} · {fileName}
      </p>
      <div>
        <a
          className="usa-button"
          href={url}
          download={fileName}
          aria-label={TEMPLATE_TEXTS.downloadNamed(title, version)}
        >
          {TEMPLATE_TEXTS.download}
        </a>
      </div>
    </Card>
  );
}
