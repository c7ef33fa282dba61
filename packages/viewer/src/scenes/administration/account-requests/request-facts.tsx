import { HEAR_ABOUT_OPTIONS, type ManagedAccountRequest, USER_TYPE_OPTIONS } from "@epb/contract";
import { MARKET_SEGMENT_LABELS } from "@epb/engine";
import type { ReactElement } from "react";
import { Card } from "../../../components/card.js";
import { Facts } from "../../../components/facts.js";
import { instant } from "../../../format/dates.js";
import { useList } from "../../../site/site-context.js";
import { EDITION_TEXTS, ACCOUNT_REQUEST_TEXTS as TEXTS } from "../../../texts/administration-texts.js";
import { COMMON_TEXTS } from "../../../texts/common-texts.js";

/** Everything that a request says. @spec P §3 "Account request" */
export function RequestFacts({ request }: { readonly request: ManagedAccountRequest }): ReactElement {
  const countries = useList("countries");
  const sites = [request.requestSiteMain && TEXTS.mainSite, request.requestSiteTest && TEXTS.testSite];
  const editions = [request.selectEPB && EDITION_TEXTS[1], request.selectEPX && EDITION_TEXTS[2]];
  return (
    <div className="stack">
      <Card title={TEXTS.person}>
        <Facts
          facts={[
            [TEXTS.name, `${request.firstName} ${request.lastName}`],
            [TEXTS.title, request.title],
            [TEXTS.organization, request.organization],
            [TEXTS.phone, request.phone],
            [TEXTS.officeEmail, <Address key="office" request={request} address={request.officeEmailAddress} />],
            [
              TEXTS.secondaryEmail,
              <Address key="secondary" request={request} address={request.secondaryEmailAddress} />,
            ],
            [TEXTS.address, request.address],
            [TEXTS.city, request.city],
            [TEXTS.region, request.region],
            [TEXTS.zip, request.zip],
            [TEXTS.country, countries.find(({ id }) => id === request.country)?.name ?? request.country],
            [TEXTS.submitted, instant(request.submitDate)],
          ]}
        />
      </Card>
      <Card title={TEXTS.use}>
        <Facts
          facts={[
            [TEXTS.site, listed(sites)],
            [TEXTS.editions, listed(editions)],
            [TEXTS.userType, withOther(nameIn(USER_TYPE_OPTIONS, request.userTypeId), request.userTypeOtherText)],
            [TEXTS.hearAbout, withOther(nameIn(HEAR_ABOUT_OPTIONS, request.hearAboutEpbId), request.hearEpbOtherText)],
            [TEXTS.segments, listed(request.marketSegmentIds.map((id) => MARKET_SEGMENT_LABELS[id]))],
            [TEXTS.training, request.inviteToTraining ? COMMON_TEXTS.yes : COMMON_TEXTS.no],
          ]}
        />
        {request.comment !== "" && (
          <div className="request-comment">
            <Facts
              facts={[
                [
                  TEXTS.comment,
                  <span key="comment" className="kept-lines">
                    {request.comment}
                  </span>,
                ],
              ]}
              isNarrow
            />
          </div>
        )}
      </Card>
    </div>
  );
}

interface AddressProps {
  readonly request: ManagedAccountRequest;
  readonly address: string;
}

/** An address, and whether it has an account. */
function Address({ request, address }: AddressProps): ReactElement {
  if (address === "") return <>{COMMON_TEXTS.notKnown}</>;
  return (
    <>
      <a href={`mailto:${address}`}>{address}</a>
      {request.takenEmailAddresses.includes(address) && <> ({TEXTS.hasAccount})</>}
    </>
  );
}

const listed = (names: readonly (string | false)[]): string => names.filter((name) => name !== false).join(", ");

const nameIn = (options: readonly { readonly id: number; readonly name: string }[], id: number): string =>
  options.find((option) => option.id === id)?.name ?? "";

const withOther = (name: string, other: string): string => (other === "" ? name : `${name}: ${other}`);
