import { readFileSync } from 'node:fs'

type LockFile = { packages: Record<string, { dependencies?: Record<string, string> }> }

/** The names of these packages and of all that they depend on, as the lock file has it. */
export function withDependencies(
  packages: readonly string[],
  { except }: { except: readonly string[] },
): string[] {
  const lock: LockFile = JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8'))
  const installed = Object.entries(lock.packages)
  const names = new Set<string>()
  const add = (name: string) => {
    if (names.has(name) || except.includes(name)) return
    names.add(name)
    for (const [path, { dependencies = {} }] of installed)
      if (path.endsWith(`node_modules/${name}`)) Object.keys(dependencies).forEach(add)
  }
  packages.forEach(add)
  return [...names]
}
