import { LISTS, type ListOption, type Lists, type SiteSettings } from "@epb/contract";
import { createContext, type ReactElement, type ReactNode, useContext } from "react";
import { useCall } from "../calls/use-call.js";

const SiteContext = createContext<SiteSettings | undefined>(undefined);

export function SiteProvider(props: { readonly site: SiteSettings; readonly children: ReactNode }): ReactElement {
  return <SiteContext value={props.site}>{props.children}</SiteContext>;
}

/** Public settings of the site: support, limits, templates. */
export function useSite(): SiteSettings {
  const site = useContext(SiteContext);
  if (site === undefined) throw new Error("there is no SiteProvider around this");
  return site;
}

const NO_LISTS: Lists = {};

/** The options of every list that people choose from, by the name of the list; empty until they have arrived. */
export function useLists(): Lists {
  return useCall(LISTS, {}, { staleTime: Number.POSITIVE_INFINITY }).data ?? NO_LISTS;
}

const NO_OPTIONS: readonly ListOption[] = [];

/** The options of one list. */
export function useList(name: string): readonly ListOption[] {
  return useLists()[name] ?? NO_OPTIONS;
}
