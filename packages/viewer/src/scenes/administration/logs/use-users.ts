import { LIST_USERS, type ListOption } from "@epb/contract";
import { useMemo } from "react";
import { useCall } from "../../../calls/use-call.js";
import { LOG_TEXTS } from "./log-texts.js";

/** Milliseconds for which names are not asked for again. */
const FRESH_MILLISECONDS = 60_000;

/** Users that can appear in a log. */
export interface LoggedUsers {
  /** Name of the user with this account id. */
  nameOf(id: string): string;
  /** Sorted by name. */
  readonly options: readonly ListOption[];
}

/** The accounts by their ids. Of very many, the first thousand have their names. */
export function useUsers(): LoggedUsers {
  const { data } = useCall(LIST_USERS, { query: { limit: 1000 } }, { staleTime: FRESH_MILLISECONDS });
  return useMemo(() => {
    const options = (data?.items ?? [])
      .map(({ id, firstName, lastName }) => ({ id, name: `${firstName} ${lastName}` }))
      .sort((one, other) => one.name.localeCompare(other.name));
    const names = new Map(options.map(({ id, name }) => [id, name]));
    return { nameOf: (id) => names.get(id) ?? LOG_TEXTS.unnamedUser(id), options };
  }, [data]);
}
