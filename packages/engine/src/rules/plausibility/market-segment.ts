import { MarketSegment } from "../../enumerations/market-segment.js";
import type { Report } from "../../issues/issue.js";
import type { Characteristics } from "../../model/characteristics.js";
import type { Identification } from "../../model/identification.js";
import { inputPath } from "../../path-text/input-path.js";

/** Names that no federal agency has. */
const NOT_FEDERAL =
  /\b(school district|public schools|unified schools|community college|state university|county of|city of|town of|village of)\b/i;

/** A market segment that the rest of the entries contradict. */
export function checkMarketSegment(
  characteristics: Characteristics | undefined,
  { agencyName = "" }: Identification,
  report: Report,
): void {
  const { marketSegmentId: segment, federalContractType, stateLocalSubmarketId } = characteristics ?? {};
  if (segment === undefined) return;
  const at = inputPath("characteristics", "marketSegmentId");
  const isFederal = segment === MarketSegment.FederalGovernment;
  if (isFederal && federalContractType === undefined && NOT_FEDERAL.test(agencyName)) {
    report({ name: "plausibility/market-segment", at, details: { segment, agencyName } });
  } else if (!isFederal && federalContractType !== undefined) {
    report({ name: "plausibility/market-segment", at, details: { segment, federalContractType } });
  } else if (isFederal && stateLocalSubmarketId !== undefined) {
    report({ name: "plausibility/market-segment", at, details: { segment, stateLocalSubmarketId } });
  }
}
