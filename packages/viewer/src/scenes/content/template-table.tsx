import type { ReactElement } from "react";
import { useSite } from "../../site/site-context.js";
import { ContentTable } from "./content-table.js";
import { HELP_TEXTS } from "./help-texts.js";

const { templates: TEXTS } = HELP_TEXTS;

/** Every blank workbook that the site has. @spec P §9 "Template files currently offered" */
export function TemplateTable(): ReactElement {
  const { templates } = useSite();
  return (
    <ContentTable caption={TEXTS.caption} columns={Object.values(TEXTS.columns)}>
      {templates.map(({ kind, title, version, url }) => (
        <tr key={kind}>
          <th scope="row">{title}</th>
          <td>{TEXTS.uses[kind]}</td>
          <td>{version}</td>
          <td>
            <a href={url} download aria-label={TEXTS.downloadTitle(title)}>
              {TEXTS.download}
            </a>
          </td>
        </tr>
      ))}
    </ContentTable>
  );
}
