import { LIST_USERS } from "@epb/contract";
import { useMemo } from "react";
import { useCall } from "../../api/use-call.js";
import { LOG_TEXTS } from "../../texts/log-texts.js";

/** Milliseconds for which names are not asked for again. */
const FRESH_MILLISECONDS = 60_000;

/** What somebody is called who stands in a log with the id of the account. */
export function useUserNames(): (id: string) => string {
  const { data } = useCall(LIST_USERS, { query: { limit: 1000 } }, { staleTime: FRESH_MILLISECONDS });
  return useMemo(() => {
    const names = new Map(data?.items.map(({ id, firstName, lastName }) => [id, `${firstName} ${lastName}`]));
    return (id) => names.get(id) ?? LOG_TEXTS.unnamedUser(id);
  }, [data]);
}
