import { AUDIT_ACTIONS, type AuditAction, type AuditLogFilter, type ListOption } from "@epb/contract";
import type { ReactElement } from "react";
import { ChoiceSelect } from "../../../components/choice-select.js";
import { DayField } from "../../../components/day-field.js";
import { SearchField } from "../../../components/search-field.js";
import { dayBegins } from "../../../format/dates.js";
import { actionText, LOG_TEXTS as TEXTS } from "./log-texts.js";
import type { LoggedUsers } from "./use-users.js";

/** Filters as texts of the URL; "" for no filter. */
export interface AuditChoice {
  readonly by: string;
  readonly action: string;
  readonly from: string;
  readonly to: string;
  readonly about: string;
}

/** Format of an id: the page sends no request for other texts. */
const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The filter of the call. What is no filter in an address, filters nothing. */
export function auditFilter({ by, action, from, to, about }: AuditChoice): AuditLogFilter {
  const known = AUDIT_ACTIONS.find((each): each is AuditAction => each === action);
  const [begin, end] = [dayBegins(from), dayBegins(to, 1)];
  return {
    ...(ID.test(by) && { actorId: by }),
    ...(known !== undefined && { action: known }),
    ...(action === "" && { exceptSignIns: true }),
    ...(ID.test(about.trim()) && { subjectId: about.trim() }),
    ...(begin !== undefined && { from: begin }),
    ...(end !== undefined && { before: end }),
  };
}

const ACTION_OPTIONS: readonly ListOption[] = [
  { id: "all", name: TEXTS.allActions },
  ...AUDIT_ACTIONS.map((id) => ({ id, name: actionText(id) })).toSorted((one, other) =>
    one.name.localeCompare(other.name),
  ),
];

interface AuditFiltersProps {
  readonly choice: AuditChoice;
  readonly users: LoggedUsers;
  readonly onChange: (name: keyof AuditChoice, value: string) => void;
}

/** Limits the audit log to an account, a kind of event, days, and an object. */
export function AuditFilters({ choice, users, onChange }: AuditFiltersProps): ReactElement {
  const { by, action, from, to, about } = choice;
  const isListed = by === "" || users.options.some(({ id }) => id === by);
  const people = isListed ? users.options : [{ id: by, name: users.nameOf(by) }, ...users.options];
  const isNoId = about.trim() !== "" && !ID.test(about.trim());
  return (
    <div className="filters filters--wide">
      <ChoiceSelect
        label={TEXTS.by}
        all={TEXTS.everybody}
        options={people}
        value={by}
        onChoose={(id) => onChange("by", id)}
      />
      <ChoiceSelect
        label={TEXTS.action}
        all={TEXTS.changes}
        options={ACTION_OPTIONS}
        value={action}
        onChoose={(id) => onChange("action", id)}
      />
      <div>
        <DayField label={TEXTS.from} day={from} onChange={(day) => onChange("from", day)} />
      </div>
      <div>
        <DayField label={TEXTS.to} day={to} onChange={(day) => onChange("to", day)} />
      </div>
      <div>
        <SearchField
          label={TEXTS.about}
          value={about}
          maxLength={100}
          clearText={TEXTS.clearAbout}
          onSearch={(id) => onChange("about", id)}
        />
        <span className="usa-hint" role="status">
          {isNoId ? TEXTS.noId : ""}
        </span>
      </div>
    </div>
  );
}
