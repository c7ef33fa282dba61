import { blankInvalidFields, type NewAccountRequest } from "@epb/contract";
import { Button } from "@trussworks/react-uswds";
import type { ReactElement } from "react";
import { ACCOUNT_REQUEST_TEXTS } from "./account-request-texts.js";
import { type ProblemPlace, requestProblems } from "./request-problems.js";
import { type RequestValues, requestOf } from "./request-values.js";

const { contact, accounts, use, hear, segments, missing } = ACCOUNT_REQUEST_TEXTS;

/** Places by their labels, in the order of the form. */
const LABELS: readonly (readonly [place: ProblemPlace, label: string, field?: keyof NewAccountRequest])[] = [
  ["firstName", contact.firstName],
  ["lastName", contact.lastName],
  ["title", contact.jobTitle],
  ["organization", contact.organization],
  ["officeEmailAddress", contact.officeEmailAddress],
  ["phone", contact.phone],
  ["address", contact.address],
  ["country", contact.country],
  ["region", contact.region],
  ["city", contact.city],
  ["zip", contact.zip],
  ["site", accounts.title, "requestSiteMain"],
  ["secondaryEmailAddress", accounts.secondaryEmailAddress],
  ["userTypeId", use.title],
  ["userTypeOtherText", use.otherText],
  ["comment", use.comment],
  ["hearAboutEpbId", hear.title],
  ["hearEpbOtherText", hear.otherText],
  ["segments", segments.title, "marketSegmentIds"],
];

interface MissingPartsProps {
  readonly values: RequestValues;
  readonly taken: ReadonlySet<string>;
  readonly onGoTo: (field: keyof NewAccountRequest) => void;
}

/**
 * Explains why the button is disabled: each missing or unaccepted entry, with a link to its field.
 *
 * @spec P §5 "An invalid office e-mail, phone"
 */
export function MissingParts({ values, taken, onGoTo }: MissingPartsProps): ReactElement | null {
  const kept = blankInvalidFields(requestOf(values));
  const problems = requestProblems({ ...values, ...kept, marketSegmentIds: values.marketSegmentIds }, taken);
  const found = LABELS.filter(([place]) => problems.has(place));
  if (found.length === 0) return null;
  return (
    <div className="missing-parts">
      <p>{missing}</p>
      <ul>
        {found.map(([place, label, field]) => (
          <li key={place}>
            <Button type="button" unstyled onClick={() => onGoTo(field ?? (place as keyof NewAccountRequest))}>
              {label}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
