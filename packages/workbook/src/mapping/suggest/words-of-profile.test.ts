import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readWorkbookBytes } from "../../node/index.js";
import { EPB_CALCULATING_4_2_10 } from "../../templates/epb-calculating-4-2-10.js";
import { profileSchema } from "../profile-schema.js";
import { wordsOfProfile } from "./words-of-profile.js";

const FOLDER = new URL("../../../../../fixtures/foreign/", import.meta.url);

test("the words of a form are those that our lists do not have", () => {
  const read = readWorkbookBytes(readFileSync(new URL("pro-forma.xlsx", FOLDER)));
  const profile = profileSchema.parse(JSON.parse(readFileSync(new URL("pro-forma.epb-profile.json", FOLDER), "utf8")));
  const words = read.ok ? wordsOfProfile(profile, read.workbook, EPB_CALCULATING_4_2_10) : [];
  expect(words.map(({ word, choice, place }) => [place.address, word, choice])).toEqual([
    ["C21", "LED retrofit", "Lighting"],
    ["C22", "Boilers", "Boiler plant"],
    ["C24", "BAS / controls", "Building automation"],
  ]);
});
