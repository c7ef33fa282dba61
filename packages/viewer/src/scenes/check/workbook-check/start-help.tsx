import type { ReactElement, ReactNode } from "react";
import { Card } from "../../../components/card.js";
import { useSite } from "../../../site/site-context.js";
import { CHECK_TEXTS } from "../check-texts.js";

/** Commands, letter for letter. */
const COMMAND = 'npm install --global @epb/cli\nepb check "submissions/**/*.xlsx"';

/**
 * Start page without checked files: the benefits, and the first steps.
 * @param example - Button that checks the example.
 */
export function StartHelp({ example }: { readonly example: ReactNode }): ReactElement {
  const { templates } = useSite();
  return (
    <div className="start-help">
      <h2 className="start-help__title">{CHECK_TEXTS.howTitle}</h2>
      <ul className="start-help__gains">
        {CHECK_TEXTS.how.map(({ title, text }) => (
          <li key={title}>
            <strong>{title}</strong>
            {text}
          </li>
        ))}
      </ul>
      <div className="start-help__cards">
        <Card title={CHECK_TEXTS.exampleTitle}>
          <p>{CHECK_TEXTS.exampleText}</p>
          {example}
        </Card>
        {templates.length > 0 && (
          <Card title={CHECK_TEXTS.templatesTitle}>
            <p>{CHECK_TEXTS.templatesText}</p>
            <ul className="start-help__templates">
              {templates.map(({ url, title, version, fileName }) => (
                <li key={fileName}>
                  <a href={url} download={fileName}>
                    {title}
                  </a>{" "}
                  <small>{CHECK_TEXTS.templateVersion(version)}</small>
                </li>
              ))}
            </ul>
          </Card>
        )}
        <Card title={CHECK_TEXTS.commandTitle}>
          <p>{CHECK_TEXTS.commandText}</p>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls on narrow screens */}
          <pre className="start-help__command" tabIndex={0}>
            <code>{COMMAND}</code>
          </pre>
          <p>{CHECK_TEXTS.commandHint}</p>
        </Card>
      </div>
    </div>
  );
}
