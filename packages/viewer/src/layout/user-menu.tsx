import { type CurrentUser, UserStatus } from "@epb/contract";
import { type ReactElement, Suspense, useState } from "react";
import { Link, useNavigate } from "react-router-dom";
import { latePart } from "../components/late-part.js";
import { LoadFailureNotice } from "../components/load-failure-notice.js";
import { useSession } from "../session/session-context.js";
import { DisclosureMenu } from "./disclosure-menu.js";
import { LAYOUT_TEXTS } from "./layout-texts.js";
import { useSignOut } from "./sign-out.js";

// Loaded on first use, so that forms are not part of the initial load.
const UpdatePasswordDialog = latePart(
  async () => (await import("../features/passwords/update-password-dialog.js")).UpdatePasswordDialog,
  LoadFailureNotice,
);

/** @spec P §2 "User menu headed by the user's" */
export function UserMenu({ user }: { readonly user: CurrentUser }): ReactElement {
  const session = useSession();
  const navigate = useNavigate();
  const [isChanging, setChanging] = useState(false);
  const signOut = useSignOut(async () => {
    await session.logOut();
    // Discards the page that the guard stored, because the person signed out on purpose.
    session.nextUrl.take();
    await navigate("/login");
  });
  return (
    <>
      <ul className="bar__user">
        <DisclosureMenu
          className="bar__menu--user"
          label={
            <>
              <PersonIcon />
              <span className="bar__name">{user.firstName === "" ? user.email : user.firstName}</span>
              <span className="visually-hidden">{LAYOUT_TEXTS.userMenu}</span>
            </>
          }
          heading={
            <p className="bar__email">
              <span className="visually-hidden">{LAYOUT_TEXTS.signedInAs} </span>
              {user.email}
            </p>
          }
        >
          {user.statusId === UserStatus.Ok && (
            <>
              <li>
                <button type="button" className="bar__entry" onClick={() => setChanging(true)}>
                  {LAYOUT_TEXTS.updatePassword}
                </button>
              </li>
              <li>
                <Link className="bar__entry" to="/account">
                  {LAYOUT_TEXTS.account}
                </Link>
              </li>
            </>
          )}
          <li>
            <button type="button" className="bar__entry" onClick={signOut.start}>
              {LAYOUT_TEXTS.logOut}
            </button>
          </li>
        </DisclosureMenu>
      </ul>
      {signOut.question}
      {isChanging && (
        <Suspense>
          <UpdatePasswordDialog onClose={() => setChanging(false)} />
        </Suspense>
      )}
    </>
  );
}

function PersonIcon(): ReactElement {
  return (
    <svg className="bar__person" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <circle cx="12" cy="8.5" r="4.2" />
      <path d="M3.8 20.5a8.2 7 0 0 1 16.4 0z" />
    </svg>
  );
}
