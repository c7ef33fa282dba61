import { GRID_SUBREGION_ACRONYMS, MarketSegment, type Project } from "@epb/engine";
import { OCCUPANCIES } from "./categories.js";
import type { UserDefinedField } from "./rule.js";
import { type XmlElement, xml, xmlLeaf, xmlUnlessEmpty } from "./xml.js";

/** The regions that the schema knows: states and territories of the US, armed forces, and provinces of Canada. */
const REGIONS = new Set(
  (
    "AA AE AL AK AP AS AZ AR CA CO CT DE DC FM FL GA GU HI ID IL IN IA KS KY LA ME MH MD MA MI MN MS MO MT NE NV NH NJ NM " +
    "NY NC ND MP OH OK OR PW PA PR RI SC SD TN TX UT VT VI VA WA WV WI WY AB BC MB NB NL NS ON PE QC SK NT NU YT"
  ).split(" "),
);
const ZIP = /^(\d{5})(?:-(\d{4}))?$/;

export const BUILDING_ID = "building";

/**
 * Site of the project. A project can include many buildings, but its data are the same for all of them, so there is one
 * building.
 */
export function siteElement({ data }: Project, primaryContactId: string | undefined): XmlElement {
  const { location, identification, characteristics, ecms = [] } = data;
  const segment = characteristics?.marketSegmentId;
  const subregions = [...new Set(ecms.flatMap(({ eGridStateRegionId: id }) => id ?? []))];
  const primaryContact =
    primaryContactId === undefined ? undefined : xml("PrimaryContactID", { IDref: primaryContactId });
  return xml(
    "Site",
    { ID: "site" },
    xmlUnlessEmpty(
      "PremisesIdentifiers",
      identifier("Project number", identification?.projectIdNumber),
      identifier("Contract number", identification?.contractNumber),
      identifier("Task order number", identification?.taskOrderNumber),
    ),
    xmlLeaf("OccupancyClassification", segment === undefined ? undefined : OCCUPANCIES[segment]),
    addressElement(location),
    xmlUnlessEmpty(
      "eGRIDSubregionCodes",
      subregions.map((id) => xmlLeaf("eGRIDSubregionCode", GRID_SUBREGION_ACRONYMS[id])),
    ),
    primaryContact,
    xml(
      "Buildings",
      {},
      xml(
        "Building",
        { ID: BUILDING_ID },
        segment === MarketSegment.FederalGovernment
          ? xml(
              "FederalBuilding",
              {},
              xmlLeaf("Agency", identification?.agencyName),
              xmlLeaf("SubAgency", identification?.subAgencyName),
            )
          : undefined,
      ),
    ),
  );
}

/** Parts of the address that the address element does not have. */
export function addressFields({ data: { location } }: Project): readonly UserDefinedField[] {
  const { state, zip } = location ?? {};
  return [
    ...(state === undefined || REGIONS.has(state) ? [] : [{ field: "State", value: state }]),
    ...(zip === undefined || ZIP.test(zip) ? [] : [{ field: "Postal code", value: zip }]),
  ];
}

function addressElement(location: Project["data"]["location"]): XmlElement | undefined {
  const { city, state, zip, country } = location ?? {};
  const [, five, four] = ZIP.exec(zip ?? "") ?? [];
  return xmlUnlessEmpty(
    "Address",
    xmlLeaf("City", city),
    xmlLeaf("State", state !== undefined && REGIONS.has(state) ? state : undefined),
    xmlLeaf("PostalCode", five),
    xmlLeaf("PostalCodePlus4", four),
    xmlLeaf("Country", country),
  );
}

const identifier = (name: string, value: string | undefined): XmlElement | undefined =>
  value === undefined
    ? undefined
    : xml(
        "PremisesIdentifier",
        {},
        xmlLeaf("IdentifierLabel", "Custom"),
        xmlLeaf("IdentifierCustomName", name),
        xmlLeaf("IdentifierValue", value),
      );
