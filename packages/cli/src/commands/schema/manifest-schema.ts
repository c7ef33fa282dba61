import { OUTPUT_KIND } from "../../output-kinds.js";
import { described, document, documentHead, type JsonSchema, listOf, objectOf, TEXT } from "./parts.js";
import { ENGINE, inputFile, NUMBER_OF } from "./shared-parts.js";

/** The manifest of a folder of CSV files. */
export function manifestSchema(): JsonSchema {
  const schema = objectOf(
    {
      ...documentHead(OUTPUT_KIND.manifest, "1"),
      engine: ENGINE,
      inputs: described(listOf(inputFile("Input file.")), "Input files of the tables."),
      files: described(
        listOf(
          objectOf({
            name: described(TEXT, "Name of the file in the folder."),
            "schedule?": described(TEXT, "Schedule in the file, such as 2a. Only for tables of a project."),
            "answer?": described(TEXT, "Kind of answer in the file. Only for tables of epb whatif."),
            title: described(TEXT, "Title of the table."),
            rows: NUMBER_OF("rows below the header"),
          }),
        ),
        "Files of the folder, one for each table.",
      ),
    },
    "File manifest.json of a folder of CSV files, from epb calc, epb export, and epb whatif.",
  );
  return document("Manifest of a folder of CSV files", schema);
}
