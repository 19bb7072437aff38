import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import type { LockFile } from './check/lock-file'

const PART = '@parser/darwin-arm64'
const LOCK: LockFile = {
  packages: {
    '': {},
    'node_modules/parser': {
      version: '2.0.0',
      integrity: 'sha512-parser',
      resolved: 'https://elsewhere.example.com/parser/-/parser-2.0.0.tgz',
      optionalDependencies: { [PART]: '2.0.0', '@parser/win32-x64-msvc': '2.0.0' },
    },
  },
}

test('the lock file is completed with what the registry tells, and says what that does not know', {
  timeout: 60_000,
}, async () => {
  const registry = createServer((request, response) => {
    if (decodeURIComponent(request.url ?? '') !== `/${PART}`) return response.writeHead(404).end('{}')
    const versions = { '2.0.0': { name: PART, version: '2.0.0', dist: { integrity: 'sha512-part' } } }
    return response.end(JSON.stringify({ name: PART, 'dist-tags': { latest: '2.0.0' }, versions }))
  }).listen(0, '127.0.0.1')
  await once(registry, 'listening')
  const folder = mkdtempSync(join(tmpdir(), 'lock-file-'))
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(LOCK))

  const { port } = registry.address() as AddressInfo
  const child = spawn(
    process.execPath,
    ['--import', import.meta.resolve('tsx'), resolve('scripts/complete-lock.ts')],
    {
      cwd: folder,
      env: {
        ...process.env,
        npm_config_registry: `http://127.0.0.1:${port}/`,
        npm_config_cache: join(folder, 'cache'),
        npm_config_fetch_retries: '0',
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  let output = ''
  child.stdout.on('data', (text) => {
    output += text
  })
  const [code] = await once(child, 'exit')
  const { packages }: LockFile = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8'))
  registry.close()
  rmSync(folder, { recursive: true })

  expect(code).toBe(0)
  expect(packages[`node_modules/${PART}`]).toMatchObject({ version: '2.0.0', integrity: 'sha512-part' })
  expect(packages['node_modules/@parser/win32-x64-msvc']).toMatchObject({ version: '2.0.0', os: ['win32'] })
  expect(packages['node_modules/parser']).not.toHaveProperty('resolved')
  expect(output).toContain('2 packages added')
  expect(output).toContain('does not tell the integrity of @parser/win32-x64-msvc@2.0.0')
  expect(output).not.toContain(`integrity of ${PART}`)
})
