import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import type { ThrowAwayServer } from '../scripts/postgres'

/** Something that befalls a server of one's own; `end` puts it right, once. */
export type Outage = { begin: () => Promise<void>; end: () => Promise<void> }

export function findOutage(server: ThrowAwayServer, name: string): Outage {
  const outage = listOutages(server)[name]
  if (!outage) throw new Error(`There is no outage ${name}`)
  let isOn = false
  return {
    begin: async () => {
      isOn = true
      await outage.begin()
    },
    end: async () => {
      if (isOn) await outage.end()
      isOn = false
    },
  }
}

function listOutages(server: ThrowAwayServer): Record<string, Outage> {
  const held: pg.Client[] = []
  return {
    'is stopped': { begin: server.switchOff, end: server.switchOn },
    'stands still': {
      begin: async () => signalAll(server, 'SIGSTOP'),
      end: async () => signalAll(server, 'SIGCONT'),
    },
    'has no connection left': {
      begin: async () => {
        for (let others = 1; others > 0; ) {
          while (await hold(server, held));
          const [first] = held
          if (!first) throw new Error('There was no connection to take')
          // The pid that pg was told when it connected.
          const ours = held.map((client) => Number(Reflect.get(client, 'processID')))
          const { rowCount } = await first.query(`${CUT} AND NOT pid = ANY ($1)`, [ours])
          others = rowCount ?? 0
        }
      },
      end: async () => {
        for (const client of held.splice(0)) await client.end()
      },
    },
  }
}

const CUT = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
  WHERE pid <> pg_backend_pid() AND backend_type = 'client backend'`

/** Takes one connection more; false when there is none left. */
async function hold(server: ThrowAwayServer, held: pg.Client[]): Promise<boolean> {
  const client = new pg.Client(server.url)
  client.on('error', () => {})
  const isHeld = await client.connect().then(
    () => true,
    () => false,
  )
  if (isHeld) held.push(client)
  return isHeld
}

/** Ends every connection that others have to the server. */
export async function cutConnections(server: ThrowAwayServer): Promise<void> {
  const client = new pg.Client(server.url)
  await client.connect()
  await client.query(CUT)
  await client.end()
}

/** Kills one of the server's processes, upon which it cuts all connections and recovers by itself. */
export async function crash(server: ThrowAwayServer): Promise<void> {
  const client = new pg.Client(server.url)
  client.on('error', () => {})
  await client.connect()
  const { rows } = await client.query('SELECT pg_backend_pid() AS pid')
  const ended = new Promise((resolve) => client.once('end', resolve))
  process.kill(rows[0].pid, 'SIGKILL')
  await ended
}

function signalAll(server: ThrowAwayServer, signal: NodeJS.Signals): void {
  const home = new URL(server.url).searchParams.get('host') ?? ''
  const [first] = fs.readFileSync(path.join(home, 'data/postmaster.pid'), 'utf8').split('\n')
  const children = execFileSync('ps', ['-o', 'pid=', '--ppid', String(first)], { encoding: 'utf8' })
  for (const pid of [first, ...children.trim().split(/\s+/)]) process.kill(Number(pid), signal)
}
