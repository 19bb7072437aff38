import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

type Package = { name: string; version: string; license?: string }

const LICENCE_FILE = /^(licen[cs]e|copying|notice)/i
const RULE = `\n${'-'.repeat(78)}\n\n`

/**
 * Every package that runs with the app, as text: name, version, the licence it names and the words of the files it
 * comes with. Packages of other platforms, which the lock file names and nobody installed, are left out.
 * Throws when a package names no licence.
 */
export function listLicences(root: string): string {
  const lock: { packages: Record<string, { dev?: boolean; devOptional?: boolean }> } = JSON.parse(
    readFileSync(join(root, 'package-lock.json'), 'utf8'),
  )
  const folders = Object.entries(lock.packages)
    .filter(([folder, { dev, devOptional }]) => folder !== '' && !dev && !devOptional)
    .map(([folder]) => join(root, folder))
    .filter((folder) => existsSync(join(folder, 'package.json')))
  const entries = new Map(folders.map((folder) => describePackage(folder)))
  return [...entries]
    .sort(([one], [other]) => one.localeCompare(other, 'en'))
    .map(([, text]) => text)
    .join(RULE)
}

function describePackage(folder: string): [id: string, text: string] {
  const { name, version, license }: Package = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const texts = readdirSync(folder)
    .filter((file) => LICENCE_FILE.test(file))
    .sort()
    .map((file) => readFileSync(join(folder, file), 'utf8').trim())
  if (!license && texts.length === 0) throw new Error(`${name} ${version} names no licence`)
  const id = `${name} ${version}`
  return [id, [`${id}\nLicence: ${license ?? 'see below'}\n`, ...texts].join('\n')]
}
