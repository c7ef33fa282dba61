import type { EmailBuilders } from "./email-builders.js";

/** To the reviewers: an application waits for them. */
export const applicationSubmitted: EmailBuilders["applicationSubmitted"] = ({ title, organization, link }) => ({
  subject: `${title} from ${organization}`,
  paragraphs: [
    `${organization} has submitted an application: ${title}.`,
    "Please look at it. You can ask for more information, accept it or decline it; the applicant hears of each by e-mail.",
  ],
  action: { label: "Review the application", link },
  closing: [
    "What an applicant submits has commercial value. It is meant for reviewers only, so please do not pass it on.",
  ],
});
