import type { FederalContractType } from "../enumerations/federal-contract-type.js";
import type { MarketSegment } from "../enumerations/market-segment.js";
import type { StateLocalSubmarket } from "../enumerations/state-local-submarket.js";
import type { UescContractType } from "../enumerations/uesc-contract-type.js";
import type { YesNo } from "../enumerations/yes-no.js";

/** @spec C §3 "characteristics"; the submarket, UESC contract type and campaign answer come from the new-project form */
export interface Characteristics {
  readonly marketSegmentId?: MarketSegment;
  readonly federalContractType?: FederalContractType;
  readonly stateLocalSubmarketId?: StateLocalSubmarket;
  readonly uescContractType?: UescContractType;
  readonly espcCampaignParticipant?: YesNo;
}
