/** Fields of a package.json that a lockfile repeats, when the package is one of the repository. */
const REPEATED = ["version", "dependencies", "devDependencies", "peerDependencies"] as const;

type Entry = Readonly<Record<string, unknown>>;

export interface Lockfile {
  readonly packages: Readonly<Record<string, Entry>>;
}

/** A lockfile that repeats the data of the repository's package.json files; it has an entry for each folder. */
export function withManifests<File extends Lockfile>(lockfile: File, manifests: ReadonlyMap<string, object>): File {
  const packages = Object.entries(lockfile.packages).map(([folder, entry]) => {
    const manifest = manifests.get(folder);
    if (manifest === undefined) return [folder, entry] as const;
    const fields = Object.entries(manifest).filter(([name]) => REPEATED.some((repeated) => repeated === name));
    return [folder, { ...entry, ...Object.fromEntries(fields) }] as const;
  });
  return { ...lockfile, packages: Object.fromEntries(packages) };
}
