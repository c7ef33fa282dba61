import { type CellFinding, type FindingDetails, findingOf } from "../findings/cell-finding.js";
import { MAPPING_FINDINGS, type MappingFindingName } from "../findings/mapping-findings.js";

/** Builds a finding about a profile. Its texts are not part of the catalog, which every reading of a workbook loads. */
export const mappingFinding = (name: MappingFindingName, details: FindingDetails = {}): CellFinding =>
  findingOf(name, MAPPING_FINDINGS[name], details);
