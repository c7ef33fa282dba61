import { useSearchParams } from "react-router-dom";

/** Filters of a list as they stand in the address, so that a list can be sent to somebody and found again by going back. */
export function useAddressFilters(): {
  read(name: string): string;
  change(name: string, value: string): void;
  clear(): void;
  readonly isFiltered: boolean;
} {
  const [search, setSearch] = useSearchParams();
  return {
    read: (name) => search.get(name) ?? "",
    change(name, value) {
      const next = new URLSearchParams(search);
      if (value === "") next.delete(name);
      else next.set(name, value);
      setSearch(next, { replace: true });
    },
    clear: () => setSearch({}, { replace: true }),
    isFiltered: [...search].length > 0,
  };
}
