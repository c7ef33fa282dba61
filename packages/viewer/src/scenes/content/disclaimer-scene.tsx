import type { ReactElement } from "react";
import { Card } from "../../components/card.js";
import { Page } from "../../components/page.js";
import { TermsSections } from "../../components/terms-sections.js";
import { useSite } from "../../site/site-context.js";
import { TERMS_TEXTS } from "../../texts/terms-texts.js";
import { DISCLAIMER_TEXTS as TEXTS } from "./disclaimer-texts.js";

/** @spec P §1 "Disclaimer and terms page content" */
export function DisclaimerScene(): ReactElement {
  const { supportEmail } = useSite();
  return (
    <Page title={TEXTS.title} lead={TEXTS.lead}>
      <div className="content prose">
        {Object.values(TERMS_TEXTS).map((terms) => (
          <Card key={terms.title} title={terms.title}>
            <p>{terms.lead}</p>
            <TermsSections terms={terms} level={3} />
          </Card>
        ))}
        <Card title={TEXTS.figuresTitle}>
          {TEXTS.figures.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Card>
        <Card title={TEXTS.contactTitle}>
          <p>
            {TEXTS.contact} <a href={`mailto:${supportEmail}`}>{supportEmail}</a>.
          </p>
        </Card>
      </div>
    </Page>
  );
}
