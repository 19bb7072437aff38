import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { listRunPackages, type RunPackage } from './run-packages'

/**
 * `npm run sbom > sbom.json`: the bill of materials in CycloneDX 1.5, of what runs with the app. `npm sbom --omit=dev` leaves
 * out what tools of developers need as well, React among it.
 */
export function writeBill(root: string) {
  const { name, version }: { name: string; version: string } = JSON.parse(
    readFileSync(`${root}/package.json`, 'utf8'),
  )
  const components = new Map(listRunPackages(root).map((each) => [locate(each), describeComponent(each)]))
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: { component: { type: 'application', 'bom-ref': `${name}@${version}`, name, version } },
    components: [...components.values()],
  }
}

/** The address of a package in the form that scanners look up (purl). */
function locate({ name, version }: RunPackage): string {
  return `pkg:npm/${name.replace('@', '%40')}@${version}`
}

function describeComponent(each: RunPackage) {
  const { name, version, licence, integrity } = each
  const purl = locate(each)
  const [, algorithm, digest = ''] = /^(sha\d+)-(\S+)/.exec(integrity ?? '') ?? []
  return {
    type: 'library',
    'bom-ref': purl,
    name,
    version,
    purl,
    ...(licence && {
      licenses: [/ (OR|AND|WITH) /.test(licence) ? { expression: licence } : { license: { id: licence } }],
    }),
    ...(algorithm && {
      hashes: [
        { alg: algorithm.replace('sha', 'SHA-'), content: Buffer.from(digest, 'base64').toString('hex') },
      ],
    }),
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) console.log(JSON.stringify(writeBill('.'), null, 2))
