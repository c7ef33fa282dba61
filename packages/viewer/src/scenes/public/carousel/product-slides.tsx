import type { Slide } from "./carousel.js";
import { CAROUSEL_TEXTS } from "./carousel-texts.js";
import { ComparePicture } from "./pictures/compare-picture.js";
import { LoanPicture } from "./pictures/loan-picture.js";
import { SavingsPicture } from "./pictures/savings-picture.js";
import { TogetherPicture } from "./pictures/together-picture.js";
import { WorkbookPicture } from "./pictures/workbook-picture.js";

const { savings, workbook, together, loan, compare } = CAROUSEL_TEXTS;

/** Description of the product in five images. */
export const PRODUCT_SLIDES: readonly Slide[] = [
  { ...savings, picture: <SavingsPicture label={savings.picture} /> },
  { ...workbook, picture: <WorkbookPicture label={workbook.picture} /> },
  { ...together, picture: <TogetherPicture label={together.picture} /> },
  { ...loan, picture: <LoanPicture label={loan.picture} /> },
  { ...compare, picture: <ComparePicture label={compare.picture} /> },
];
