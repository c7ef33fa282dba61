import { Button } from "@trussworks/react-uswds";
import type { ReactElement } from "react";
import { useSignOut } from "../../layout/sign-out.js";
import { useSession } from "../../session/session-context.js";

/** Button to sign out for people who cannot or do not want to continue. The screen then leads to the sign-in. */
export function LogOutButton({ text }: { readonly text: string }): ReactElement {
  const session = useSession();
  const signOut = useSignOut(() => session.logOut());
  return (
    <p className="way-out">
      <Button type="button" unstyled onClick={signOut.start}>
        {text}
      </Button>
      {signOut.question}
    </p>
  );
}
