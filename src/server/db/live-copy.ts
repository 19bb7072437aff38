import { randomUUID } from 'node:crypto'
import fs from 'node:fs'
import net from 'node:net'
import path from 'node:path'
import { findAddress } from './folder-lock'

/** In DATA_DIR: the socket at which copies are asked for, and the beginning of the copies' names. */
const SOCKET = 'database.copies'
const COPY = 'database.copy-'

/** A DATA_DIR with a copy of the database in it. */
export type LiveCopy = { dataDir: string; discard: () => void }

type Answer = { dataDir: string } | { problem: string }

/**
 * Makes a copy of the running database for each process that asks at a socket in DATA_DIR; `copyTo` makes one. Call it
 * with the folder locked. A copy whose process ends is deleted; what an earlier process left is deleted first.
 */
export async function serveCopies(
  dataDir: string,
  copyTo: (folder: string) => Promise<void>,
): Promise<{ close: () => Promise<void> }> {
  const folder = fs.realpathSync(dataDir)
  for (const name of fs.readdirSync(folder).filter((one) => one.startsWith(COPY)))
    remove(path.join(folder, name))
  const address = findAddress(folder, SOCKET)
  if (process.platform !== 'win32') fs.rmSync(address, { force: true })

  const visitors = new Set<net.Socket>()
  const server = net.createServer(async (visitor) => {
    const place = path.join(folder, COPY + randomUUID())
    visitors.add(visitor)
    visitor.on('error', () => visitor.destroy())
    // Ended by us at closing time, it may still be reading its copy: then it discards it by itself.
    visitor.on('close', () => visitors.delete(visitor) && remove(place))
    visitor.resume()
    visitor.write(`${JSON.stringify(await makeCopy(place))}\n`)
  })

  async function makeCopy(place: string): Promise<Answer> {
    try {
      fs.mkdirSync(place, { mode: 0o700 })
      await copyTo(path.join(place, 'database'))
      return { dataDir: place }
    } catch (error) {
      return { problem: error instanceof Error ? error.message : String(error) }
    }
  }

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(address, () => resolve())
  })
  server.unref()
  return {
    close: async () => {
      const waiting = [...visitors]
      visitors.clear()
      for (const visitor of waiting) visitor.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** Asks the process that has the database open for a copy; undefined when it gives none. Throws when it cannot. */
export async function askForCopy(dataDir: string): Promise<LiveCopy | undefined> {
  const socket = net.connect(findAddress(fs.realpathSync(dataDir), SOCKET))
  const line = await new Promise<string | undefined>((resolve) => {
    let said = ''
    socket.setEncoding('utf8').on('data', (chunk) => {
      said += chunk
      if (said.endsWith('\n')) resolve(said)
    })
    // Nobody listens there: an older release, or another of our scripts at work.
    socket.on('error', () => resolve(undefined)).on('close', () => resolve(undefined))
  })
  if (line === undefined) return undefined
  const answer: Answer = JSON.parse(line)
  if ('problem' in answer) {
    socket.destroy()
    throw new Error(answer.problem)
  }
  return {
    dataDir: answer.dataDir,
    discard: () => {
      remove(answer.dataDir)
      socket.destroy()
    },
  }
}

function remove(folder: string): void {
  fs.rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
}
