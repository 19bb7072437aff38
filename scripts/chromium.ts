import { execFileSync, spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync, statSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'

/** Flags for a Chromium in a container or a test: no sandbox, no GPU, nothing of its own on the network. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Letters as wide as on a phone's screen; rounded to whole pixels they break lines elsewhere.
  '--font-render-hinting=none',
]

// The first is Chromium without a window's machinery: the same engine for about half the work.
const COMMANDS = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
]

const USUAL_PLACES: Partial<Record<NodeJS.Platform, string[]>> = {
  darwin: [
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ],
  win32: [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA].flatMap(
    (folder) => (folder ? [join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe')] : []),
  ),
}

/**
 * Path of a Chromium that is here already: CHROMIUM_PATH, the system's, Playwright's own; null when there is none.
 * Throws when CHROMIUM_PATH names something that cannot be run.
 */
export function locateChromium(): string | null {
  const named = process.env.CHROMIUM_PATH
  if (named) {
    if (!isRunnable(named))
      throw new Error(`CHROMIUM_PATH is '${named}', and there is no program to run there`)
    return named
  }
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '')
  const candidates = [
    ...COMMANDS.flatMap((command) => folders.map((folder) => join(folder, command))),
    ...(USUAL_PLACES[process.platform] ?? []),
    chromium.executablePath(),
  ]
  return candidates.find(isRunnable) ?? null
}

/** Path of a Chromium, installed first when there is none. Throws when it cannot be had, saying what to do. */
export function findChromium(): string {
  const found = locateChromium()
  if (found) return found
  console.log('No Chromium on this machine yet; installing one for the browser tests.')
  for (const install of [installFromDebian, installWithSystemLibraries, installFromPlaywright]) {
    if (!install()) continue
    const installed = locateChromium()
    if (installed && answersVersion(installed)) return installed
  }
  throw new Error(
    'No Chromium could be installed. Install Chromium or Google Chrome yourself, or set CHROMIUM_PATH to one.',
  )
}

function installFromDebian(): boolean {
  const asRoot = commandAsRoot()
  if (!existsSync('/etc/debian_version') || asRoot === null) return false
  // Ubuntu's `chromium` is a snap, which a container cannot run: only Debian's own package is taken.
  if (/ubuntu/i.test(runQuietly('sh', ['-c', '. /etc/os-release; echo "$ID"']))) return false
  console.log('  apt-get install chromium-headless-shell')
  const apt = (...args: string[]) =>
    run([...asRoot, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', '-q', ...args])
  apt('update')
  return ['chromium-headless-shell', 'chromium'].some((name) =>
    apt('install', '-y', '--no-install-recommends', name, 'fonts-liberation'),
  )
}

function installWithSystemLibraries(): boolean {
  if (process.platform !== 'linux' || commandAsRoot() === null) return false
  return installByPlaywright('--with-deps')
}

function installFromPlaywright(): boolean {
  return installByPlaywright()
}

function installByPlaywright(...options: string[]): boolean {
  console.log(`  playwright install chromium ${options.join(' ')}`)
  return run([
    process.execPath,
    join('node_modules', 'playwright', 'cli.js'),
    'install',
    ...options,
    'chromium',
  ])
}

/** The words to put before a command to run it as root; null where that takes a password. */
function commandAsRoot(): string[] | null {
  if (process.getuid?.() === 0) return []
  const sudo = spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' })
  return sudo.status === 0 ? ['sudo', '-n'] : null
}

function run([command = '', ...args]: string[]): boolean {
  return spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'] }).status === 0
}

function runQuietly(command: string, args: string[]): string {
  return execFileSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
}

function answersVersion(path: string): boolean {
  return spawnSync(path, ['--version'], { stdio: 'ignore' }).status === 0
}

function isRunnable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return statSync(path).isFile()
  } catch {
    return false
  }
}
