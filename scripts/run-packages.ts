import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A package that runs with the app, on the server or in a browser. */
export type RunPackage = {
  folder: string
  name: string
  version: string
  /** As its own manifest names it. */
  licence: string | undefined
  /** As the lock file has it: `sha512-…` in base64. */
  integrity: string | undefined
}

type LockEntry = { dev?: boolean; devOptional?: boolean; integrity?: string }

/**
 * All packages that run with the app, by name. Those of other platforms, which the lock file names and nobody installed,
 * are left out.
 */
export function listRunPackages(root: string): RunPackage[] {
  const lock: { packages: Record<string, LockEntry> } = JSON.parse(
    readFileSync(join(root, 'package-lock.json'), 'utf8'),
  )
  return Object.entries(lock.packages)
    .filter(([path, { dev, devOptional }]) => path !== '' && !dev && !devOptional)
    .map(([path, { integrity }]) => ({ folder: join(root, path), integrity }))
    .filter(({ folder }) => existsSync(join(folder, 'package.json')))
    .map(({ folder, integrity }) => {
      const manifest: { name: string; version: string; license?: string } = JSON.parse(
        readFileSync(join(folder, 'package.json'), 'utf8'),
      )
      const { name, version, license: licence } = manifest
      return { folder, name, version, licence, integrity }
    })
    .sort((one, other) => one.name.localeCompare(other.name, 'en'))
}
