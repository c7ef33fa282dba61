/** Data of the package.json at the root that applies to all packages. */
export interface RootManifest {
  readonly license: string;
  readonly author: string;
  /** Public address of the repository, such as `https://example.org/owner/name`. */
  readonly repository?: string;
}

type Fields = Readonly<Record<string, unknown>>;

/**
 * Fields of a package.json that follow from the one at the root. Without an address of the repository, there is no
 * `homepage`, no `bugs`, and no `repository`.
 *
 * @param folder - Folder of the package, such as `packages/engine`.
 */
export function sharedFields({ license, author, repository }: RootManifest, folder: string): Fields {
  if (repository === undefined) return { license, author };
  const address = addressOf(repository);
  return {
    homepage: `${address}/tree/main/${folder}#readme`,
    bugs: { url: `${address}/issues` },
    license,
    author,
    repository: { type: "git", url: `git+${address}.git`, directory: folder },
  };
}

/** An address with owner and name, and without the suffix of git. */
function addressOf(repository: string): string {
  const address = repository.replace(/(?:\.git)?\/?$/, "");
  if (!/^https:\/\/[^/\s]+(?:\/[^/\s]+){2,}$/.test(address)) {
    throw new Error(`"repository" in package.json is ${repository}. Write it as https://example.org/owner/name.`);
  }
  return address;
}

/** First field after the fields that follow from the root. */
const NEXT = "type";

/** A package.json with the fields that follow from the root, in the same position in all packages. */
export function withSharedFields(manifest: Fields, shared: Fields): Fields {
  const own = Object.entries(manifest).filter(([name]) => !(name in shared));
  const place = own.findIndex(([name]) => name === NEXT);
  return Object.fromEntries([...own.slice(0, place), ...Object.entries(shared), ...own.slice(place)]);
}
