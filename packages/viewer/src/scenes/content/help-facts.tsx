import type { ReactElement } from "react";
import { useSite } from "../../site/site-context.js";
import { ContentTable } from "./content-table.js";
import { HELP_TEXTS } from "./help-texts.js";

const { requirements: REQUIREMENTS, contact: CONTACT } = HELP_TEXTS;

/** @spec P §1 "Supported browsers", "Internet Explorer is not supported" */
export function Requirements(): ReactElement {
  return (
    <>
      <ContentTable
        caption={REQUIREMENTS.caption}
        columns={Object.values(REQUIREMENTS.columns)}
        className="content-table--small"
      >
        {REQUIREMENTS.browsers.map(([name, version]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{version}</td>
          </tr>
        ))}
      </ContentTable>
      {REQUIREMENTS.notes.map((note) => (
        <p key={note} className="prose">
          {note}
        </p>
      ))}
    </>
  );
}

/** @spec P §9 "Support contact" */
export function Contact(): ReactElement {
  const { supportEmail, supportPhone } = useSite();
  return (
    <dl className="contact">
      <div>
        <dt>{CONTACT.email}</dt>
        <dd>
          <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
        </dd>
      </div>
      {supportPhone !== "" && (
        <div>
          <dt>{CONTACT.phone}</dt>
          <dd>
            <a href={`tel:${supportPhone.replace(/[^\d+]/g, "")}`}>{supportPhone}</a>
          </dd>
        </div>
      )}
    </dl>
  );
}
