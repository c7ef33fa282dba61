import type { ReactElement } from "react";
import { Link } from "react-router-dom";
import { Card } from "../../components/card.js";
import { Page } from "../../components/page.js";
import { useCurrentUser } from "../../session/session-context.js";
import { ABOUT_TEXTS, ABOUT_TEXTS as TEXTS } from "./about-texts.js";
import { ContentTable } from "./content-table.js";

/** @spec P §2 "product description, comparison of the full" */
export function AboutScene(): ReactElement {
  const isStranger = useCurrentUser() === undefined;
  const { account, check, help, disclaimer } = TEXTS.next;
  const ways = [...(isStranger ? [account] : []), check, help, disclaimer];
  return (
    <Page title={TEXTS.title} lead={TEXTS.lead}>
      <div className="content">
        <section className="prose">
          <h2>{TEXTS.whatTitle}</h2>
          {TEXTS.what.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
        <section>
          <h2>{TEXTS.whoTitle}</h2>
          <PointList points={TEXTS.who} isPlain />
        </section>
        <section>
          <h2>{TEXTS.pathsTitle}</h2>
          <p className="prose">{TEXTS.pathsLead}</p>
          <PathsTable />
        </section>
        <section>
          <h2>{TEXTS.benefitsTitle}</h2>
          <PointList points={TEXTS.benefits} />
        </section>
        <section>
          <h2>{TEXTS.securityTitle}</h2>
          <p className="prose">{TEXTS.securityLead}</p>
          <PointList points={TEXTS.security} />
        </section>
        <Card title={TEXTS.nextTitle}>
          <ul className="content__ways">
            {ways.map(([path, text]) => (
              <li key={path}>
                <Link to={path}>{text}</Link>
              </li>
            ))}
          </ul>
        </Card>
      </div>
    </Page>
  );
}

/** The full and the express edition, side by side. @spec P §2 "comparison of the full and express" */
function PathsTable(): ReactElement {
  const { topic, epb, epx } = ABOUT_TEXTS.pathsColumns;
  return (
    <ContentTable caption={ABOUT_TEXTS.pathsCaption} columns={[topic, epb, epx]} className="content-table--paths">
      {ABOUT_TEXTS.paths.map(([name, ...cells]) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          {cells.map((cell) => (
            <td key={cell}>{cell}</td>
          ))}
        </tr>
      ))}
    </ContentTable>
  );
}

interface PointListProps {
  /** Each with its name and what there is to say. */
  readonly points: readonly (readonly [name: string, text: string])[];
  /** Without a frame around each point. */
  readonly isPlain?: boolean;
}

/** Points, side by side on wide screens. */
function PointList({ points, isPlain = false }: PointListProps): ReactElement {
  return (
    <ul className={`plain-list plain-list--cards points${isPlain ? " points--plain" : ""}`}>
      {points.map(([name, text]) => (
        <li key={name}>
          <strong>{name}</strong>
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}
