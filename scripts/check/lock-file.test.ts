import { expect, test } from 'vitest'
import { fillGaps, findFaults, findGaps, type LockFile } from './lock-file'

const LOCK: LockFile = {
  packages: {
    '': {},
    'node_modules/parser': {
      version: '2.0.0',
      dev: true,
      optionalDependencies: {
        '@parser/linux-x64-gnu': '2.0.0',
        '@parser/darwin-arm64': '2.0.0',
        soft: '^1.0.0',
      },
    },
    'node_modules/@parser/linux-x64-gnu': { version: '2.0.0', optional: true },
  },
}

test('a compiled part for another system that the lock file forgot is found', () => {
  expect(findGaps(LOCK)).toEqual([
    { place: 'node_modules/@parser/darwin-arm64', version: '2.0.0', dev: true },
  ])
})

test('a part that another version of it stands in for goes beneath its owner', () => {
  const packages = { ...LOCK.packages, 'node_modules/@parser/darwin-arm64': { version: '1.0.0' } }
  expect(findGaps({ packages })[0]?.place).toBe('node_modules/parser/node_modules/@parser/darwin-arm64')
})

test('filling the gaps leaves none and says which system each part is for', () => {
  const filled = fillGaps(LOCK)
  expect(findGaps(filled)).toEqual([])
  expect(filled.packages['node_modules/@parser/darwin-arm64']).toEqual({
    version: '2.0.0',
    os: ['darwin'],
    cpu: ['arm64'],
    dev: true,
    optional: true,
  })
  expect(Object.keys(filled.packages)[0]).toBe('')
})

test('a package without integrity is a fault, but for a compiled part of another system', () => {
  const sealed = { version: '1.0.0', integrity: 'sha512-abc' }
  const part = { version: '1.0.0', optional: true, os: ['darwin'] }
  const packages = { '': {}, 'node_modules/good': sealed, 'node_modules/@parser/darwin-arm64': part }
  expect(findFaults({ packages })).toEqual([])
  expect(findFaults({ packages: { ...packages, 'node_modules/bare': { version: '1.0.0' } } })).toEqual([
    'has no integrity for node_modules/bare',
  ])
  expect(
    findFaults({ packages: { ...packages, 'node_modules/soft': { version: '1.0.0', optional: true } } }),
  ).toEqual(['has no integrity for node_modules/soft'])
})

test('the address of a registry is a fault', () => {
  const resolved = 'https://elsewhere.example.com/good/-/good-1.0.0.tgz'
  const packages = { 'node_modules/good': { version: '1.0.0', integrity: 'sha512-abc', resolved } }
  expect(findFaults({ packages })).toEqual([`names where node_modules/good came from: ${resolved}`])
})
