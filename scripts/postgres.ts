import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import pg from 'pg'

/**
 * A throw-away PostgreSQL server: `node --import tsx scripts/postgres.ts` keeps one until Ctrl-C. Everything is
 * deleted at the end, and unless it is asked to be durable fsync is off: never for data that matter.
 */
const KEEPER = '--until-stdin-closes'
const DURABLE = '--durable'
// Debian's /usr/lib/postgresql/17/bin, Red Hat's /usr/pgsql-17/bin, Homebrew's …/opt/postgresql@17/bin.
const SERVER_FOLDERS = ['/usr/lib/postgresql', '/usr', '/opt/homebrew/opt', '/usr/local/opt']

export type ThrowAwayServer = {
  url: string
  /** Ends it for good and deletes its data. */
  stop(): Promise<void>
  /** Shuts it down at once, cutting all connections, and keeps its data for `switchOn`. */
  switchOff(): Promise<void>
  switchOn(): Promise<void>
}

/** The newest folder with PostgreSQL's server programs: PATH, then where systems hide them; or undefined. */
export function findPostgres(serverFolders: readonly string[] = SERVER_FOLDERS): string | undefined {
  const inPath = (process.env.PATH ?? '').split(path.delimiter)
  const hidden = serverFolders
    .flatMap((folder) =>
      fs.existsSync(folder) ? fs.readdirSync(folder).map((name) => path.join(folder, name, 'bin')) : [],
    )
    .sort((a, b) => b.localeCompare(a, 'en', { numeric: true }))
  return [...inPath, ...hidden].find((folder) =>
    ['initdb', 'postgres'].every((program) => folder && fs.existsSync(path.join(folder, program))),
  )
}

/**
 * Starts a server that ends with this process, however this process ends: a keeper process outside its
 * group holds the server, and tidies up when its standard input closes. Throws when it cannot start.
 * `isDurable` makes it write as a hotel's server would, with its own defaults (a commit is on the disk before it is
 * acknowledged): slower than tests need, and the only honest ground for measuring what a commit costs.
 */
export async function startPostgres({ isDurable = false } = {}): Promise<ThrowAwayServer> {
  const script = [fileURLToPath(import.meta.url), KEEPER, ...(isDurable ? [DURABLE] : [])]
  const keeper = spawn(process.execPath, ['--import', 'tsx', ...script], {
    stdio: ['pipe', 'pipe', 'inherit'],
    detached: true,
  })
  const answers = createInterface({ input: keeper.stdout })[Symbol.asyncIterator]()
  const { value: url } = await answers.next()
  if (!url) throw new Error('The throw-away PostgreSQL server did not start; its reason stands above.')
  const ended = once(keeper, 'exit')
  const tell = async (order: 'on' | 'off') => {
    keeper.stdin.write(`${order}\n`)
    const { value } = await answers.next()
    if (value !== order) throw new Error(`The throw-away PostgreSQL server could not be switched ${order}`)
  }
  return {
    url,
    switchOff: () => tell('off'),
    switchOn: () => tell('on'),
    stop: async () => {
      keeper.stdin.end()
      await ended
    },
  }
}

async function keepServer(): Promise<void> {
  const programs = findPostgres()
  if (!programs) throw new Error('No PostgreSQL server found in PATH or /usr/lib/postgresql/*/bin.')
  const home = fs.mkdtempSync(path.join(os.tmpdir(), 'throw-away-postgres-'))
  process.on('exit', () => fs.rmSync(home, { recursive: true, force: true, maxRetries: 10 }))
  initServer(programs, home)
  const url = `postgresql://postgres@localhost/postgres?host=${encodeURIComponent(home)}`
  let server: ChildProcess | undefined
  let isEnding = false
  const end = () => {
    isEnding = true
    if (!server) process.exit(0)
    server.kill('SIGQUIT')
  }
  const switchOn = async () => {
    const started = startServer(programs, home)
    server = started
    started.once('exit', (code) => {
      // Switched off by us it is no longer `server`.
      if (server === started) process.exit(isEnding ? 0 : (code ?? 1))
    })
    await waitForAnswer(url)
  }
  const switchOff = async () => {
    const stopped = server
    server = undefined
    if (!stopped) return
    const gone = once(stopped, 'exit')
    stopped.kill('SIGINT')
    await gone
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end)
  await switchOn()
  console.log(url)
  if (!process.argv.includes(KEEPER)) return
  process.stdin.on('end', end).on('error', end)
  for await (const order of createInterface({ input: process.stdin })) {
    await (order === 'on' ? switchOn() : switchOff())
    console.log(order)
  }
}

function initServer(programs: string, home: string): void {
  const owner = findOwner()
  if (owner) fs.chownSync(home, owner.uid, owner.gid)
  const initdb = spawnSync(
    path.join(programs, 'initdb'),
    [
      '-D',
      path.join(home, 'data'),
      '-U',
      'postgres',
      '--auth=trust',
      '--encoding=UTF8',
      '--no-locale',
      '--no-sync',
    ],
    { ...owner, cwd: home, encoding: 'utf8' },
  )
  if (initdb.status !== 0) throw new Error(`initdb failed: ${initdb.error?.message ?? initdb.stderr}`)
}

function startServer(programs: string, home: string): ChildProcess {
  const settings = [
    'listen_addresses=',
    `unix_socket_directories=${home}`,
    'max_connections=200',
    'log_min_messages=panic',
    ...(process.argv.includes(DURABLE)
      ? []
      : ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']),
  ]
  return spawn(
    path.join(programs, 'postgres'),
    ['-D', path.join(home, 'data'), ...settings.flatMap((setting) => ['-c', setting])],
    { ...findOwner(), cwd: home, stdio: ['ignore', 'ignore', 'inherit'] },
  )
}

/** The server refuses to run as root; then it runs as `postgres`, or else as `nobody`. */
function findOwner(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const users = fs
    .readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
  const user = users.find(([name]) => name === 'postgres') ?? users.find(([name]) => name === 'nobody')
  if (!user) throw new Error('PostgreSQL refuses to run as root, and there is no user postgres or nobody.')
  return { uid: Number(user[2]), gid: Number(user[3]) }
}

async function waitForAnswer(url: string): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt++) {
    const client = new pg.Client({ connectionString: url })
    try {
      await client.connect()
      await client.end()
      return
    } catch {
      // Not up yet, or on its way: the next attempt tells.
      await sleep(50)
    }
  }
  throw new Error('The PostgreSQL server does not answer.')
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await keepServer()
