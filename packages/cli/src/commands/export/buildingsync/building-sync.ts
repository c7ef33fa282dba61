import type { CalculatedProject } from "@epb/workbook/diagnostics";
import { baselineScenario } from "./baseline-scenario.js";
import { contactElement, primaryContactId } from "./contacts.js";
import { measureElement } from "./measure.js";
import { projectFigures, projectInputs } from "./other-fields.js";
import { packageScenario } from "./package-scenario.js";
import { reportElement } from "./report.js";
import { userDefinedFields } from "./rule.js";
import { addressFields, siteElement } from "./site.js";
import type { Subject } from "./source-value.js";
import { partsWithoutPlace } from "./without-place.js";
import { xml, xmlDocument, xmlUnlessEmpty } from "./xml.js";

/** @see https://buildingsync.net/schema/v2.7.0 */
const VERSION = "2.7.0";
const NAMESPACE = "http://buildingsync.net/schemas/bedes-auc/2019";
const SCHEMA_LOCATION = `${NAMESPACE} https://raw.githubusercontent.com/BuildingSync/schema/v${VERSION}/BuildingSync.xsd`;

export interface BuildingSyncExport {
  readonly document: string;
  /** What BuildingSync has no place for, in words. */
  readonly leftOut: readonly string[];
}

/** A project as BuildingSync has it. Quantities stay in the units in which they stand in the project. */
export function buildingSync({ project, calculation }: CalculatedProject): BuildingSyncExport {
  const values = calculation.calculatedValues;
  const { contacts = [], ecms = [] } = project.data;
  const subject: Subject = { project, values };
  const figures = new Map(values.ecm?.measures.map((measure) => [measure.uuid, measure]));
  const measureIds = ecms.map((_, index) => `measure-${index + 1}`);
  const measures = ecms.map((input, index) =>
    measureElement(input, measureIds[index] ?? "", {
      ...subject,
      measure: { input, figures: figures.get(input.uuid) },
    }),
  );
  const scenarios = [baselineScenario(subject), packageScenario(subject, measureIds, projectFigures(subject))];
  const document = xmlDocument(
    xml(
      "BuildingSync",
      {
        xmlns: NAMESPACE,
        "xmlns:xsi": "http://www.w3.org/2001/XMLSchema-instance",
        "xsi:schemaLocation": SCHEMA_LOCATION,
        version: VERSION,
      },
      xml(
        "Facilities",
        {},
        xml(
          "Facility",
          { ID: "facility" },
          xml("Sites", {}, siteElement(project, primaryContactId(contacts))),
          xmlUnlessEmpty("Measures", measures),
          xml("Reports", {}, reportElement(subject, scenarios, projectInputs(subject))),
          xmlUnlessEmpty("Contacts", contacts.map(contactElement)),
          userDefinedFields(addressFields(project)),
        ),
      ),
    ),
  );
  return { document, leftOut: partsWithoutPlace(project, values) };
}
