import { Button } from "@trussworks/react-uswds";
import type { ReactElement } from "react";
import { useSession } from "../../session/session-context.js";

/** The way out for somebody who cannot or will not go on; the screen itself leads to the login. */
export function LogOutButton({ text }: { readonly text: string }): ReactElement {
  const session = useSession();
  return (
    <p className="way-out">
      <Button type="button" unstyled onClick={() => void session.logOut()}>
        {text}
      </Button>
    </p>
  );
}
