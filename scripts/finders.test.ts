import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { findPostgres } from './postgres'

/** A machine of the test's own: folders to put programs in, and a PATH that knows of nothing else. */
let home: string
const at = (...parts: string[]) => join(home, ...parts)

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'finders-'))
})

afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(home, { recursive: true })
})

describe('Chromium', { timeout: 60_000 }, () => {
  test('is the one that CHROMIUM_PATH names, before any other', () => {
    const named = program('named/my-chromium')
    program('bin/chromium')
    program(playwrightsOwn())
    expect(find('locateChromium', { CHROMIUM_PATH: named })).toMatchObject({ found: named })
  })

  test('is not looked for elsewhere when CHROMIUM_PATH names nothing that runs', () => {
    program('bin/chromium')
    writeFileSync(at('no-program'), '')
    for (const CHROMIUM_PATH of [at('nothing'), at('no-program'), at('bin')])
      expect(find('locateChromium', { CHROMIUM_PATH }).told).toContain(
        `CHROMIUM_PATH is '${CHROMIUM_PATH}', and there is no program to run there`,
      )
  })

  test('is the system’s, the one without windows first, before Playwright’s', () => {
    const own = program(playwrightsOwn())
    expect(find('locateChromium')).toMatchObject({ found: own })
    const chrome = program('bin/google-chrome')
    expect(find('locateChromium')).toMatchObject({ found: chrome })
    const full = program('bin/chromium')
    expect(find('locateChromium')).toMatchObject({ found: full })
    const headless = program('more/chromium-headless-shell')
    expect(find('locateChromium')).toMatchObject({ found: headless })
  })

  test('is nothing that only has the name', () => {
    mkdirSync(at('bin/chromium'), { recursive: true })
    writeFileSync(at('bin/chromium-headless-shell'), '')
    expect(find('locateChromium')).toMatchObject({ found: 'null' })
  })

  test.runIf(existsSync('/etc/debian_version') && !isUbuntu())(
    'is installed from Debian where there is none',
    () => {
      program(
        'bin/apt-get',
        `echo "$@" >> ${at('journal')}; [ "$5" != chromium-headless-shell ] && exit 0
      printf '#!/bin/sh\\n' > ${at('bin/chromium-headless-shell')}; chmod +x ${at('bin/chromium-headless-shell')}`,
      )
      const { found, told } = find('findChromium')
      expect(found).toBe(at('bin/chromium-headless-shell'))
      expect(told).toContain('No Chromium on this machine yet; installing one for the browser tests.')
      expect(readFileSync(at('journal'), 'utf8')).toBe(
        '-q update\n-q install -y --no-install-recommends chromium-headless-shell fonts-liberation\n',
      )
    },
  )

  test('comes from Playwright’s installer where the system has none to give', () => {
    program('bin/apt-get', 'exit 1')
    const own = at(playwrightsOwn())
    installer(`
      if (process.argv.includes('--with-deps')) process.exit(1)
      fs.mkdirSync('${join(own, '..')}', { recursive: true })
      fs.writeFileSync('${own}', '#!/bin/sh\\n', { mode: 0o755 })`)
    const { found, told } = find('findChromium')
    expect(found).toBe(own)
    expect(told).toContain('playwright install chromium')
    expect(readFileSync(at('journal'), 'utf8')).toBe('install --with-deps chromium\ninstall chromium\n')
  })

  test('that nobody can install is asked for by name', () => {
    program('bin/apt-get', 'exit 1')
    installer('process.exit(1)')
    const { status, told } = find('findChromium')
    expect(status).toBe(1)
    expect(told).toContain(
      'No Chromium could be installed. Install Chromium or Google Chrome yourself, or set CHROMIUM_PATH to one.',
    )
  })
})

describe('PostgreSQL', () => {
  const programs = (folder: string) => {
    program(`${folder}/initdb`)
    return resolve(program(`${folder}/postgres`), '..')
  }

  test('is the one in PATH when both programs are there', () => {
    const bin = programs('bin')
    programs('postgresql/17/bin')
    vi.stubEnv('PATH', at('bin'))
    expect(findPostgres([at('postgresql')])).toBe(bin)
  })

  test('is else the newest that the system hides in a folder of its version', () => {
    program('bin/postgres')
    vi.stubEnv('PATH', [at('bin'), '', at('nowhere')].join(delimiter))
    expect(findPostgres([at('postgresql')])).toBeUndefined()
    programs('postgresql/9.6/bin')
    programs('postgresql/15/bin')
    const newest = programs('postgresql/17/bin')
    program('postgresql/18/bin/initdb')
    expect(findPostgres([at('nowhere'), at('postgresql')])).toBe(newest)
  })

  test('of Red Hat and of Homebrew is found by their folders’ names', () => {
    vi.stubEnv('PATH', '')
    const redHat = programs('usr/pgsql-16/bin')
    mkdirSync(at('usr/share'))
    expect(findPostgres([at('usr')])).toBe(redHat)
    expect(findPostgres([at('opt'), at('usr')])).toBe(redHat)
    const homebrew = programs('opt/postgresql@16/bin')
    expect(findPostgres([at('opt')])).toBe(homebrew)
  })
})

/** Puts a program there, one that does `script`, and answers its path. */
function program(place: string, script = 'exit 0'): string {
  const file = at(place)
  mkdirSync(join(file, '..'), { recursive: true })
  writeFileSync(file, `#!/bin/sh\n${script}\n`)
  chmodSync(file, 0o755)
  return file
}

/** Puts an installer where Playwright's stands; it notes what it is asked for and does `script`. */
function installer(script: string): void {
  mkdirSync(at('node_modules/playwright'), { recursive: true })
  writeFileSync(
    at('node_modules/playwright/cli.js'),
    `const fs = require('node:fs')
     fs.appendFileSync('${at('journal')}', process.argv.slice(2).join(' ') + '\\n')
     ${script}`,
  )
}

/** Where Playwright would keep its own, below the test's home. */
function playwrightsOwn(): string {
  const asked = inProcess(
    `import { chromium } from '${import.meta.resolve('@playwright/test')}'; console.log(chromium.executablePath())`,
    {},
  )
  return asked.found.slice(home.length + 1)
}

/** Runs one of the finders in a process that knows the test's machine alone. */
function find(finder: 'locateChromium' | 'findChromium', env: Record<string, string> = {}) {
  const file = pathToFileURL(resolve('scripts/chromium.ts'))
  return inProcess(`import { ${finder} } from '${file}'; console.log(String(${finder}()))`, env)
}

function inProcess(program: string, env: Record<string, string>) {
  for (const name of ['sh', 'env', 'chmod']) {
    mkdirSync(at('system'), { recursive: true })
    if (!existsSync(at('system', name)) && existsSync(`/bin/${name}`))
      symlinkSync(`/bin/${name}`, at('system', name))
  }
  writeFileSync(at('system/sudo'), '#!/bin/sh\nshift\nexec "$@"\n', { mode: 0o755 })
  const node = ['--import', import.meta.resolve('tsx'), '--input-type=module', '-e', program]
  const { status, stdout, stderr } = spawnSync(process.execPath, node, {
    cwd: home,
    encoding: 'utf8',
    env: {
      HOME: home,
      PATH: [at('bin'), at('more'), at('system')].join(delimiter),
      PLAYWRIGHT_BROWSERS_PATH: at('browsers'),
      ...env,
    },
  })
  return { status, found: stdout.trim().split('\n').at(-1) ?? '', told: stdout + stderr }
}

function isUbuntu(): boolean {
  return existsSync('/etc/os-release') && /^ID=ubuntu/m.test(readFileSync('/etc/os-release', 'utf8'))
}
