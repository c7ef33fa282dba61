// Writes the images of the guides: output of commands, workbook pages, the report. Run with `npm run pictures`. Pages
// need LibreOffice and Poppler; without them, only images for commands are written.
import { mkdirSync, writeFileSync } from "node:fs";
import { ROOT } from "./docs/sources.js";
import { drawPage, drawReport, PAGE_SHOTS } from "./pictures/page-shots.js";
import { drawTerminal, TERMINAL_SHOTS } from "./pictures/terminal-shots.js";

const FOLDER = `${ROOT}/docs/guides/pictures`;

mkdirSync(FOLDER, { recursive: true });
for (const shot of TERMINAL_SHOTS) writeFileSync(`${FOLDER}/${shot.name}.svg`, await drawTerminal(shot));
for (const shot of PAGE_SHOTS) {
  const picture = await drawPage(shot);
  if (picture !== undefined) writeFileSync(`${FOLDER}/${shot.name}.png`, picture);
}
writeFileSync(`${FOLDER}/report.png`, await drawReport());
