import type { FederalContractType } from "../enumerations/federal-contract-type.js";
import type { MarketSegment } from "../enumerations/market-segment.js";
import { ProjectType } from "../enumerations/project-type.js";
import { ProjectVersion } from "../enumerations/project-version.js";
import type { StateLocalSubmarket } from "../enumerations/state-local-submarket.js";
import type { UescContractType } from "../enumerations/uesc-contract-type.js";
import type { YesNo } from "../enumerations/yes-no.js";
import { definedOnly } from "../objects/defined-only.js";

/** Fields of the new-project form of the express edition. */
export interface NewExpressProject {
  readonly name: string;
  readonly marketSegmentId: MarketSegment;
  readonly zip: string;
  /** Email of the project builder, which is also the id of the builder (P §3 "equals the e-mail"). */
  readonly email: string;
  readonly federalContractType?: FederalContractType;
  readonly stateLocalSubmarket?: StateLocalSubmarket;
  readonly uescContractType?: UescContractType;
  /** Origin of the project, such as the page of the form. */
  readonly createdSource?: string;
  readonly espcCampaignParticipant?: YesNo;
}

/** @spec C §7 "_name, _projectBuilderId, _marketSegmentId, _zip, _email, _federalContractType, …" */
export interface ExpressPayload {
  readonly _name: string;
  readonly _projectBuilderId: string;
  readonly _marketSegmentId: MarketSegment;
  readonly _zip: string;
  readonly _email: string;
  readonly _federalContractType?: FederalContractType;
  readonly _stateLocalSubmarket?: StateLocalSubmarket;
  readonly _uescContractType?: UescContractType;
  readonly _createdSource?: string;
  readonly _version: ProjectVersion;
  readonly _type: ProjectType;
  readonly _ESPCCampaignParticipant?: YesNo;
}

/**
 * The form as the call for an express creation sends it.
 *
 * @spec C §7 "for an express creation"; C §3 "1.0.0 (ePX_v1_0_0) for ePX"
 *
 * @example
 * import { MarketSegment } from "@epb/engine";
 * import { expressPayload } from "@epb/engine/project-client";
 *
 * const form = { name: "Town hall", marketSegmentId: MarketSegment.FederalGovernment, zip: "80202", email: "builder@example.org" };
 * Object.keys(expressPayload(form)).length > 0; // true
 */
export function expressPayload(form: NewExpressProject): ExpressPayload {
  return {
    _name: form.name,
    _projectBuilderId: form.email,
    _marketSegmentId: form.marketSegmentId,
    _zip: form.zip,
    _email: form.email,
    ...definedOnly({
      _federalContractType: form.federalContractType,
      _stateLocalSubmarket: form.stateLocalSubmarket,
      _uescContractType: form.uescContractType,
      _createdSource: form.createdSource,
    }),
    _version: ProjectVersion.EpxV1_0_0,
    _type: ProjectType.Epx,
    ...definedOnly({ _ESPCCampaignParticipant: form.espcCampaignParticipant }),
  };
}
