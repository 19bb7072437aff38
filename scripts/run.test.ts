import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'

const PATIENCE = { timeout: 240_000 }
const POLL = { timeout: 30_000, interval: 100 }

/** One of the commands of package.json that keep running. */
type Command = {
  url: string
  output: () => string
  /** Sends a signal to the process that was started; once nothing of what it started is left, answers its exit code. */
  end: (signal: NodeJS.Signals) => Promise<number | null>
}

type How = {
  env: Record<string, string>
  cwd?: string
  /** By npm as people do, or the command itself as process managers may. */
  by?: 'npm' | 'node'
}

/**
 * Begins as the builder does and loads what it loads, but of all that it makes it makes one file: the rest is what the same
 * sources were built to before these tests, and a whole second build takes longer than all else here.
 */
const SHORT_BUILD = `
import { cpSync } from 'node:fs'
import { build } from 'vite'
import { noteSources, stampBuild } from './build-when-needed.js'

const note = noteSources()
console.log('Building …')
cpSync(${JSON.stringify(path.resolve('dist'))}, 'dist', { recursive: true })
await build({ logLevel: 'warn', mode: 'offline' })
await stampBuild(note)
`

const folders: string[] = []
const started: ChildProcess[] = []

afterAll(() => {
  for (const { pid } of started) if (isAlive(pid)) process.kill(-Number(pid), 'SIGKILL')
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
}, 120_000)

describe('npm start', () => {
  test(
    'says its address and, the first time, a password; a signal to npm leaves nothing behind',
    PATIENCE,
    async () => {
      const env = { DATA_DIR: throwAwayFolder() }
      const first = await run('start', { env })
      expect(await readPage(first.url)).toContain('Our Villa Categories')
      expect(first.output()).toMatch(/sign in with admin@example\.com and the password \S{16}\n/)
      await first.end('SIGTERM')
      expect(first.output()).toContain('Stopping')

      const second = await run('start', { env, by: 'node' })
      expect(second.output()).not.toContain('password')
      expect(await second.end('SIGINT')).toBe(0)
    },
  )

  test(
    'builds in a process that ends with it, and leaves one behind without the builder',
    PATIENCE,
    async () => {
      const cwd = copyOfTheTree()
      const env = { DATA_DIR: throwAwayFolder() }
      const stopped = run('start', { env, cwd, by: 'node' }).catch((error: Error) => error.message)
      await expect.poll(() => processesOf(started.at(-1)?.pid).length, POLL).toBeGreaterThan(1)
      started.at(-1)?.kill('SIGTERM')
      expect(await stopped).toContain('The build was stopped')
      await expect.poll(() => isAlive(started.at(-1)?.pid), POLL).toBe(false)

      writeFileSync(path.join(cwd, 'scripts/build.ts'), SHORT_BUILD)
      const app = await run('start', { env, cwd, by: 'node' })
      expect(app.output()).toContain('Building')
      const processes = processesOf(started.at(-1)?.pid)
      expect(processes).toHaveLength(1)
      expect(processes[0]).not.toMatch(/tsx/)
      const maps = `/proc/${started.at(-1)?.pid}/maps`
      // The builder and what reads TypeScript come with programs of their own, which a process cannot load unseen.
      if (existsSync(maps))
        expect(readFileSync(maps, 'utf8')).not.toMatch(/rolldown|esbuild|lightningcss|oxide/)
      expect(await app.end('SIGTERM')).toBe(0)
    },
  )

  test('does not begin with a setting it cannot use, and names that one alone', PATIENCE, async () => {
    const env = {
      DATA_DIR: throwAwayFolder(),
      ADMIN_EMAIL: 'manager',
      ADMIN_PASSWORD: 'long enough, this one',
    }
    await expect(run('start', { env })).rejects.toThrow(
      /cannot be used:\n {2}ADMIN_EMAIL: .*\nSee \.env\.example/,
    )
    expect(readdirSync(env.DATA_DIR)).toEqual([])
  })
})

test(
  'npm run demo has bookings and messages, and takes its folder away when it stops',
  PATIENCE,
  async () => {
    const TMPDIR = throwAwayFolder()
    const demo = await run('demo', { env: { TMPDIR }, by: 'node' })
    await expect.poll(demo.output, POLL).toContain('Sample bookings and messages are in')
    const [today, later] = [0, 60].map((days) =>
      new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10),
    )
    const answer = await fetch(`${demo.url}/api/bookings?start=${today}&end=${later}`)
    expect((await answer.json()).length).toBeGreaterThan(5)
    expect(await readPage(demo.url)).toContain('Our Villa Categories')
    const demoFolders = () => readdirSync(TMPDIR).filter((name) => name.startsWith('pearl-demo-'))
    expect(demoFolders()).toHaveLength(1)
    expect(await demo.end('SIGTERM')).toBe(0)
    expect(demoFolders()).toEqual([])
  },
)

test('npm run dev loads both sides anew after an edit', PATIENCE, async () => {
  const copy = copyOfTheTree()
  const env = { DATA_DIR: throwAwayFolder() }
  const dev = await run('dev', { env, cwd: copy, by: 'node' })
  const words = path.join(copy, 'src/features/hero/text.ts')
  const served = async () => (await fetch(new URL('/src/features/hero/text.ts', dev.url))).text()
  expect(await readPage(dev.url)).toContain('Outdoor terrace and bar')
  expect(await served()).toContain('Outdoor terrace and bar')

  writeFileSync(words, readFileSync(words, 'utf8').replace('Outdoor terrace and bar', 'A roof to dance on'))
  await expect.poll(() => readPage(dev.url), POLL).toContain('A roof to dance on')
  await expect.poll(served, POLL).toContain('A roof to dance on')
  expect(await dev.end('SIGINT')).toBe(0)
})

test('npm run dev names a setting it cannot use', PATIENCE, async () => {
  const env = { DATA_DIR: throwAwayFolder(), LOG_LEVEL: 'loud' }
  const failure = await run('dev', { env }).catch((error: Error) => error.message)
  expect(failure).toContain('LOG_LEVEL: ')
  expect(failure).not.toContain('    at ')
})

/** Starts a command and waits for the address it says; throws with its words when it ends before. */
async function run(name: string, { env, cwd = process.cwd(), by = 'npm' }: How): Promise<Command> {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
  const [, ...args] = String(scripts[name]).split(' ')
  const [command, rest] = by === 'npm' ? ['npm', ['run', name]] : [process.execPath, args]
  const child = spawn(command, rest, {
    cwd,
    env: { ...process.env, NODE_ENV: undefined, PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'error', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  started.push(child)
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text) => {
      output += text
    })
  const ended = once(child, 'exit')
  const said = () => /Open (http:\S+)/.exec(output)?.[1]
  const isOver = () => child.exitCode !== null || child.signalCode !== null
  await expect.poll(() => said() !== undefined || isOver(), { ...POLL, timeout: 180_000 }).toBe(true)
  const url = said()
  if (url === undefined) throw new Error(`npm ${name} did not start:\n${output}`)
  const untilGone = () => expect.poll(() => isAlive(child.pid), POLL).toBe(false)
  return {
    url,
    output: () => output,
    end: async (signal) => {
      child.kill(signal)
      const [code] = await ended
      await untilGone()
      return code
    },
  }
}

/** The command lines of a process and of all that it started. */
function processesOf(group: number | undefined): string[] {
  return execFileSync('ps', ['-A', '-o', 'pgid=,args='], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => Number(/\d+/.exec(line)?.[0]) === group)
}

/** Whether a process or anything that it started still runs. */
function isAlive(group: number | undefined): boolean {
  try {
    return process.kill(-Number(group), 0)
  } catch {
    return false
  }
}

async function readPage(url: string): Promise<string> {
  const answer = await fetch(url)
  expect(answer.status).toBe(200)
  return answer.text()
}

function throwAwayFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'npm-run-'))
  folders.push(folder)
  return folder
}

/** The sources in a folder of their own, where they may be edited. */
function copyOfTheTree(): string {
  const folder = throwAwayFolder()
  for (const name of [
    'src',
    'scripts',
    'package.json',
    'package-lock.json',
    'tsconfig.json',
    'vite.config.ts',
  ])
    cpSync(name, path.join(folder, name), { recursive: true })
  for (const name of ['node_modules', 'assets', 'public', 'migrations'])
    if (existsSync(name)) symlinkSync(path.resolve(name), path.join(folder, name))
  return folder
}
