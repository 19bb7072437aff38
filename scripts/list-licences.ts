import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listRunPackages, type RunPackage } from './run-packages'

const LICENCE_FILE = /^(licen[cs]e|copying|notice)/i
const RULE = `\n${'-'.repeat(78)}\n\n`

/**
 * Every package that runs with the app, as text: name, version, the licence it names and the words of the files it
 * comes with. Throws when a package has neither.
 */
export function listLicences(root: string): string {
  return [...new Set(listRunPackages(root).map(tellLicence))].join(RULE)
}

function tellLicence({ folder, name, version, licence }: RunPackage): string {
  const texts = readdirSync(folder)
    .filter((file) => LICENCE_FILE.test(file))
    .sort()
    .map((file) => readFileSync(join(folder, file), 'utf8').trim())
  if (!licence && texts.length === 0) throw new Error(`${name} ${version} names no licence`)
  return [`${name} ${version}\nLicence: ${licence ?? 'see below'}\n`, ...texts].join('\n')
}
