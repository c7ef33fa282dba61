import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { XmlBufferInputProvider, XmlDocument, XsdValidator, xmlRegisterInputProvider } from "libxml2-wasm";

const SCHEMAS = fileURLToPath(new URL("../../../../../../fixtures/schemas/", import.meta.url));

/** Schema that the BuildingSync schema imports; it is loaded from the fixtures, not from the network. */
const GBXML = "https://github.com/BuildingSync/gbXML_Schemas/releases/download/v6.01/GreenBuildingXML_Ver6.01.xsd";

let schema: XsdValidator | undefined;

/** The document, which must be as the schema of BuildingSync has it. */
export function validBuildingSync(text: string): XmlDocument {
  const document = XmlDocument.fromString(text);
  loadSchema().validate(document);
  return document;
}

function loadSchema(): XsdValidator {
  if (schema !== undefined) return schema;
  xmlRegisterInputProvider(new XmlBufferInputProvider({ [GBXML]: readFileSync(`${SCHEMAS}gbxml-stand-in.xsd`) }));
  schema = XsdValidator.fromDoc(XmlDocument.fromBuffer(readFileSync(`${SCHEMAS}BuildingSync-2.7.0.xsd`)));
  return schema;
}
