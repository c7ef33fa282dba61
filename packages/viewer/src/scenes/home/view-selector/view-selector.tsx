import { onlyView, SELECT_VIEW, ViewSelection } from "@epb/contract";
import { Select } from "@trussworks/react-uswds";
import { type ReactElement, useState } from "react";
import { useNavigate } from "react-router-dom";
import { useChange } from "../../../calls/use-call.js";
import { Spinner } from "../../../components/spinner.js";
import { useCurrentUser, useSession } from "../../../session/session-context.js";
import { HOME_TEXTS } from "../home-texts.js";

const ID = "view-selector";

/**
 * Selects the menus. An account for one edition has no choice.
 *
 * @spec P §2 "dropdown with 'ePB menu'"
 */
export function ViewSelector(): ReactElement | null {
  const session = useSession();
  const user = useCurrentUser();
  const navigate = useNavigate();
  const change = useChange(SELECT_VIEW);
  const [wanted, setWanted] = useState<ViewSelection>();
  if (user === undefined) return null;
  const only = onlyView(user);
  if (only !== undefined) return <p className="view-selector">{HOME_TEXTS.viewIs(HOME_TEXTS.viewOf[only])}</p>;

  const select = async (chosen: string): Promise<void> => {
    const viewSelection = chosen === ViewSelection.Epb ? ViewSelection.Epb : ViewSelection.Epx;
    setWanted(viewSelection);
    try {
      await change.mutateAsync({ body: { viewSelection } });
      await session.refresh();
      await navigate("/home");
    } finally {
      setWanted(undefined);
    }
  };
  return (
    <div className="view-selector">
      <label htmlFor={ID}>{HOME_TEXTS.viewing}</label>
      <Select
        id={ID}
        name={ID}
        value={wanted ?? user.viewSelection}
        // A notice above the page shows the failure, and the selector keeps its value.
        onChange={({ target }) => void select(target.value).catch(() => {})}
      >
        {Object.values(ViewSelection).map((view) => (
          <option key={view} value={view}>
            {HOME_TEXTS.viewOf[view]}
          </option>
        ))}
      </Select>
      {wanted !== undefined && <Spinner />}
    </div>
  );
}
