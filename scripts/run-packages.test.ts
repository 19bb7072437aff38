import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { listLicences } from './list-licences'
import { writeBill } from './sbom'

test('every package that runs with the app is named with its licence, and no tool of developers', () => {
  const text = listLicences('.')
  expect(text).toMatch(/^react \d+\.\d+\.\d+\nLicence: MIT$/m)
  expect(text).toMatch(/^fastify \d+\.\d+\.\d+\nLicence: MIT\n\nMIT License/m)
  expect(text).toContain('SIL OPEN FONT LICENSE')
  expect(text).not.toMatch(/^(vitest|knip) \d/m)
})

test('a package without a licence stops the build', () => {
  const root = mkdtempSync(join(tmpdir(), 'licences-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  const packages = { '': {}, 'node_modules/bare': {}, 'node_modules/elsewhere': { optional: true } }
  writeFileSync(join(root, 'package-lock.json'), JSON.stringify({ packages }))
  mkdirSync(join(root, 'node_modules/bare'), { recursive: true })
  const manifest = join(root, 'node_modules/bare/package.json')
  writeFileSync(manifest, JSON.stringify({ name: 'bare', version: '1.0.0' }))
  expect(() => listLicences(root)).toThrow('bare 1.0.0 names no licence')
  writeFileSync(manifest, JSON.stringify({ name: 'bare', version: '1.0.0', license: 'ISC' }))
  expect(listLicences(root)).toBe('bare 1.0.0\nLicence: ISC\n')
})

test('the bill of materials names the same packages, with their licences and digests', () => {
  const bill = writeBill('.')
  expect(bill).toMatchObject({ bomFormat: 'CycloneDX', metadata: { component: { name: 'pearl-villas' } } })
  const names = bill.components.map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(['fastify', 'react', '@electric-sql/pglite']))
  expect(names).not.toContain('vitest')
  expect(bill.components.find(({ name }) => name === '@fastify/cookie')).toMatchObject({
    purl: expect.stringMatching(/^pkg:npm\/%40fastify\/cookie@\d+\.\d+\.\d+$/),
    licenses: [{ license: { id: 'MIT' } }],
    hashes: [{ alg: 'SHA-512', content: expect.stringMatching(/^[0-9a-f]{128}$/) }],
  })
})
