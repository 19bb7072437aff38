/** The part of package-lock.json that says what stands where. */
export type LockFile = { packages: Record<string, LockedPackage> }

type LockedPackage = {
  version?: string
  integrity?: string
  resolved?: string
  link?: boolean
  dev?: boolean
  optional?: boolean
  optionalDependencies?: Record<string, string>
  os?: string[]
  cpu?: string[]
  libc?: string[]
}

type Gap = { place: string; version: string; dev: boolean }

const SYSTEMS = [
  'darwin',
  'linux',
  'win32',
  'android',
  'freebsd',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'aix',
]
const PROCESSORS = [
  'arm64',
  'x64',
  'ia32',
  'arm',
  'ppc64',
  'riscv64',
  's390x',
  'loong64',
  'mips64el',
  'wasm32',
]

/**
 * Exactly versioned optional packages (the compiled parts for other systems) that the lock file forgets. npm forgets
 * those it could not ask for when it wrote the file, and then `npm ci` refuses the whole of it.
 */
export function findGaps({ packages }: LockFile): Gap[] {
  return Object.entries(packages).flatMap(([owner, { optionalDependencies = {}, dev = false }]) =>
    Object.entries(optionalDependencies).flatMap(([name, version]) => {
      if (!/^\d/.test(version)) return []
      const found = findPlace(packages, owner, name)
      if (found !== null && packages[found]?.version === version) return []
      return [
        { place: found === null ? `node_modules/${name}` : `${owner}/node_modules/${name}`, version, dev },
      ]
    }),
  )
}

/**
 * What nobody could check or fetch elsewhere: a registry's address in the lock file, and packages without the hash of
 * their content. A compiled part for another system may lack it, where the registry that was asked does not have it.
 */
export function findFaults({ packages }: LockFile): string[] {
  const named = Object.entries(packages).flatMap(([place, { resolved = '' }]) =>
    /^\w+:/.test(resolved) ? [`names where ${place} came from: ${resolved}`] : [],
  )
  const unsealed = findUnsealed({ packages })
    .filter(({ place }) => !(packages[place]?.optional && (packages[place]?.os ?? packages[place]?.cpu)))
    .map(({ place }) => `has no integrity for ${place}`)
  return [...named, ...unsealed]
}

/** Packages without the hash of their content, by place, with the name and version that a registry knows. */
export function findUnsealed({ packages }: LockFile): { place: string; id: string }[] {
  return Object.entries(packages)
    .filter(([place, { integrity, link }]) => place !== '' && !integrity && !link)
    .map(([place, { version }]) => ({ place, id: `${place.split('node_modules/').at(-1)}@${version}` }))
}

/** The same lock file with every gap filled by what a package's name tells of the system it is for. */
export function fillGaps(lock: LockFile): LockFile {
  const added = findGaps(lock).map(({ place, version, dev }): [string, LockedPackage] => [
    place,
    { version, ...systemOf(place), ...(dev && { dev }), optional: true },
  ])
  const entries = [...Object.entries(lock.packages), ...added]
  entries.sort(([one], [other]) => (one === '' ? -1 : one.localeCompare(other, 'en')))
  return { ...lock, packages: Object.fromEntries(entries) }
}

/** Where Node would find `name` when the package at `owner` asks: beside it, or in a folder further up. */
function findPlace(packages: LockFile['packages'], owner: string, name: string): string | null {
  for (let folder = owner; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    const place = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`
    if (packages[place]) return place
    if (folder === '') return null
  }
}

function systemOf(place: string): Pick<LockedPackage, 'os' | 'cpu' | 'libc'> {
  const words = (place.split('/').at(-1) ?? '').split('-')
  const os = SYSTEMS.find((system) => words.includes(system))
  const cpu = PROCESSORS.find((processor) => words.includes(processor))
  const libc = words.some((word) => word.startsWith('musl'))
    ? 'musl'
    : words.some((word) => word.startsWith('gnu')) && 'glibc'
  return { ...(os && { os: [os] }), ...(cpu && { cpu: [cpu] }), ...(libc && { libc: [libc] }) }
}
