import { isAuthenticated } from "@epb/contract";
import { lazy, type ReactElement, Suspense } from "react";
import { Link } from "react-router-dom";
import { usePageHeading } from "../../components/page.js";
import { ProductLogo } from "../../components/product-logo.js";
import { navigationText } from "../../layout/navigation-items.js";
import { Onward } from "../../layout/onward.js";
import { useCurrentUser, useSession } from "../../session/session-context.js";
import { useSite } from "../../site/site-context.js";
import { DEMONSTRATION_TEXTS } from "../../texts/demonstration-texts.js";
import { SESSION_TEXTS } from "../../texts/session-texts.js";
import { requestsAccountsAt } from "./account-request/requests-accounts.js";
import { Carousel } from "./carousel/carousel.js";
import { PRODUCT_SLIDES } from "./carousel/product-slides.js";
import { LoginArea } from "./login-area.js";

const TEXTS = SESSION_TEXTS.login;

/** Start page; redirects users who are signed in. @spec P §2 "When the user is authenticated" */
export function LoginScene(): ReactElement {
  const user = useCurrentUser();
  return user !== undefined && isAuthenticated(user.statusId) ? <Onward /> : <Welcome />;
}

// Loaded on a demonstration site only.
const PersonList = lazy(async () => ({
  default: (await import("../../features/demonstration/person-list.js")).PersonList,
}));

/** @spec P §2 "A logo, an introduction text", "and a login area" */
function Welcome(): ReactElement {
  const heading = usePageHeading(TEXTS.areaTitle);
  const isDemonstration = useSite().demonstration !== undefined;
  return (
    <div className="welcome">
      <div className="welcome__introduction">
        <ProductLogo />
        <h1 className="focused welcome__title" tabIndex={-1} ref={heading}>
          {TEXTS.title}
        </h1>
        <p className="welcome__text">{TEXTS.introduction}</p>
        <Link to="/about">{TEXTS.aboutLink}</Link>
      </div>
      <div className="welcome__side">
        {isDemonstration && (
          <section className="card welcome__login" aria-labelledby="people-title">
            <h2 className="welcome__login-title" id="people-title">
              {DEMONSTRATION_TEXTS.chooseTitle}
            </h2>
            <p>{DEMONSTRATION_TEXTS.chooseText}</p>
            <Suspense>
              <PersonList />
            </Suspense>
          </section>
        )}
        <section className="card welcome__login" aria-labelledby="login-title">
          <h2 className="welcome__login-title" id="login-title">
            {TEXTS.areaTitle}
          </h2>
          <WantedPage />
          <LoginArea />
          <AccountLink />
        </section>
        <section className="welcome__check" aria-labelledby="check-title">
          <h2 className="welcome__check-title" id="check-title">
            {TEXTS.checkTitle}
          </h2>
          <p>{TEXTS.checkText}</p>
          <Link to="/check">{TEXTS.checkLink}</Link>
        </section>
      </div>
      <div className="welcome__carousel">
        <Carousel slides={PRODUCT_SLIDES} />
      </div>
    </div>
  );
}

/** Says why the visitor is here: a page that needs a sign-in. Home needs no word: every sign-in leads to home. */
function WantedPage(): ReactElement | null {
  const { wanted } = useSession().nextUrl;
  const path = wanted?.replace(/[?#].*$/, "");
  if (path === undefined || path === "/" || path === "/home") return null;
  const name = navigationText(path);
  return <p>{name === undefined ? TEXTS.toRequestedPage : TEXTS.toPage(name)}</p>;
}

function AccountLink(): ReactElement {
  const { publicUrl } = useSite();
  if (requestsAccountsAt(globalThis.location.href, publicUrl)) {
    return (
      <p className="welcome__new">
        {TEXTS.newHere} <Link to="/account-request">{TEXTS.requestAccount}</Link>
      </p>
    );
  }
  return (
    <p className="welcome__new">
      {TEXTS.requestElsewhere} <a href={`${publicUrl}/account-request`}>{publicUrl}</a>
    </p>
  );
}
