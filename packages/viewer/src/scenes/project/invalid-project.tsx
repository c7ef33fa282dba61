import { MESSAGES } from "@epb/contract";
import type { ReactElement } from "react";
import { Link } from "react-router-dom";
import { Page } from "../../components/page.js";
import { PROJECT_TEXTS } from "../../texts/project-texts.js";

/** An address of no project, or of one that is not for whoever asks. @spec P §8 "Attempt to navigate to an invalid"; C §8 "Attempt to navigate to an invalid" */
export function InvalidProject(): ReactElement {
  return (
    <Page title={MESSAGES.invalidProject} width="narrow">
      <p>{PROJECT_TEXTS.invalidText}</p>
      <Link to="/portfolio/list">{PROJECT_TEXTS.toPortfolio}</Link>
    </Page>
  );
}
