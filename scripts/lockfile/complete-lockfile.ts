export interface Lockfile {
  readonly packages: Readonly<Record<string, LockedPackage>>;
}

interface LockedPackage {
  readonly version?: string;
  readonly dev?: boolean;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
  readonly libc?: readonly string[];
  readonly optional?: boolean;
}

const SYSTEMS = ["aix", "android", "darwin", "freebsd", "linux", "netbsd", "openbsd", "openharmony", "sunos", "win32"];
const PROCESSORS = ["arm", "arm64", "ia32", "loong64", "mips64el", "ppc64", "riscv64", "s390x", "x64"];
const LIBRARIES: Readonly<Record<string, string>> = {
  gnu: "glibc",
  gnueabihf: "glibc",
  musl: "musl",
  musleabihf: "musl",
};

/**
 * The lockfile with an entry for every missing optional dependency of an exact version. The platform of a build is read
 * from its name (`binding-linux-arm64-musl`); its checksum is unknown and omitted.
 */
export function completeLockfile(lockfile: Lockfile): {
  readonly added: readonly string[];
  readonly completed: Lockfile;
} {
  const { packages } = lockfile;
  const missing = Object.entries(packages).flatMap(([parent, { optionalDependencies = {}, dev = false }]) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => !(`${parent}/node_modules/${name}` in packages) && !(`node_modules/${name}` in packages))
      .map(([name, version]) => [`node_modules/${name}`, platformBuild(name, version, dev)] as const),
  );
  const all = { ...packages, ...Object.fromEntries(missing) };
  const sorted = Object.entries(all).sort(([one], [other]) => one.localeCompare(other, "en"));
  return {
    added: missing.map(([path]) => path),
    completed: { ...lockfile, packages: Object.fromEntries(sorted) },
  };
}

function platformBuild(name: string, version: string, dev: boolean): LockedPackage {
  const words = name.split("/").at(-1)?.split("-") ?? [];
  const system = words.find((word) => SYSTEMS.includes(word));
  const processor = words.find((word) => PROCESSORS.includes(word));
  const library =
    system === "linux" ? words.map((word) => LIBRARIES[word]).find((one) => one !== undefined) : undefined;
  if (!/^\d+\.\d+\.\d+$/.test(version) || system === undefined) {
    throw new Error(`${name}@${version} is no build for a platform; it has to come from the registry`);
  }
  return {
    version,
    ...(processor !== undefined && { cpu: [processor] }),
    ...(dev && { dev }),
    ...(library !== undefined && { libc: [library] }),
    optional: true,
    os: [system],
  };
}
