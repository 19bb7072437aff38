import { createHash } from 'node:crypto'
import fs from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** Someone else holds the folder; the message says what to do about it. */
export class FolderInUse extends Error {
  constructor(folder: string, holder: string) {
    super(
      `The data folder ${folder} is already in use by another process${holder && ` (${holder})`}. ` +
        'The embedded database serves one process at a time: stop the other one, choose another DATA_DIR, ' +
        'or set DATABASE_URL to a PostgreSQL server, which serves any number of processes.',
    )
    this.name = 'FolderInUse'
  }
}

const ATTEMPTS = 600
const PAUSE_MS = 25
const ABANDONED_AFTER_MS = 10_000
// The kernel's limit for the address of a socket is 108 bytes on Linux and 104 on macOS.
const LONGEST_ADDRESS = 100

/**
 * Makes this process the only one on `folder` until the returned function is called or the process ends,
 * however it ends: the lock is a listening socket, and the kernel stops answering for a dead owner.
 * Throws FolderInUse when another process is there.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const address = findAddress(fs.realpathSync(folder), 'database.lock')
  const takeover = `${address}.takeover`
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const server = await listen(address)
    if (server) return () => new Promise((resolve) => server.close(() => resolve()))

    const holder = await askHolder(address)
    if (holder.state === 'alive') throw new FolderInUse(folder, holder.name)

    // Only one may clear away a dead owner's socket, or two could clear away each other's living one.
    if (holder.state === 'dead' && claim(takeover)) await clearAway(address, takeover)
    else await sleep(PAUSE_MS)
  }
  throw new Error(
    `Could not lock the data folder ${folder}: other processes are starting on it all the time.`,
  )
}

/** Where processes on one folder meet: a socket of this name in it, or elsewhere where its path is too long. */
export function findAddress(folder: string, name: string): string {
  const socket = path.join(folder, name)
  const [start, end] = name.split('.')
  const hash = createHash('sha256').update(folder).digest('hex').slice(0, 24)
  if (process.platform === 'win32') return `\\\\.\\pipe\\${start}-${hash}${end === 'lock' ? '' : `-${end}`}`
  if (Buffer.byteLength(socket) <= LONGEST_ADDRESS) return socket
  return path.join(os.tmpdir(), `${start}-${hash}.${end}`)
}

function listen(address: string): Promise<net.Server | undefined> {
  return new Promise((resolve, reject) => {
    const server = net.createServer((visitor) => {
      visitor.on('error', () => visitor.destroy())
      visitor.end(`process ${process.pid}`)
    })
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(undefined)
      else reject(new Error(`Could not lock the data folder with a socket at ${address}`, { cause: error }))
    })
    server.listen(address, () => resolve(server.unref()))
  })
}

/** While the takeover is claimed, nobody else removes a socket, so one that is dead stays that very one. */
async function clearAway(address: string, takeover: string): Promise<void> {
  try {
    // A socket just being made refuses for a moment, between its name and its first listening.
    await sleep(PAUSE_MS)
    if ((await askHolder(address)).state === 'dead') fs.rmSync(address)
  } finally {
    fs.rmSync(takeover, { recursive: true, force: true })
  }
}

type Holder = { state: 'alive' | 'dead' | 'absent'; name: string }

function askHolder(address: string): Promise<Holder> {
  return new Promise((resolve) => {
    let name = ''
    const visitor = net.connect(address)
    visitor.setTimeout(500, () => visitor.destroy())
    visitor.on('data', (chunk) => {
      name += chunk
    })
    visitor.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') resolve({ state: 'absent', name })
      // Any other refusal (a full queue, missing rights) comes from a socket that somebody holds.
      else resolve({ state: error.code === 'ECONNREFUSED' ? 'dead' : 'alive', name })
    })
    visitor.on('close', () => resolve({ state: 'alive', name }))
  })
}

function claim(folder: string): boolean {
  try {
    fs.mkdirSync(folder)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    const claimed = fs.statSync(folder, { throwIfNoEntry: false })
    if (claimed && Date.now() - claimed.mtimeMs > ABANDONED_AFTER_MS) {
      fs.rmSync(folder, { recursive: true, force: true })
    }
    return false
  }
}
