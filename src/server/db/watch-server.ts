import net from 'node:net'
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

const LOOK_EVERY_MS = 500
/** Both together are what a call can lose to a server that stands still. */
const ANSWER_WITHIN_MS = 2000
const CONNECT_WITHIN_MS = 2500
const CONNECT_BEATS = 10

const STANDS_STILL = 'Connection terminated: the PostgreSQL server does not answer'

/** `pg` opens its connections by `openSocket`; `watch` begins once there is a pool of them. */
export type ServerWatch = {
  openSocket: () => net.Socket
  watch: (pool: pg.Pool) => void
  stop: () => void
}

/**
 * Tells a server that stands still from one that is busy: while questions are out it is asked for a sign of life on a
 * connection of its own. When none comes, all connections are cut, so that what waits on them fails at once, and no new
 * one is made until the server answers again. A statement on a server that answers may take as long as it may.
 */
export function watchServer(connectionString: string, log: (message: string) => void): ServerWatch {
  const sockets = new Set<net.Socket>()
  let isUnavailable = false
  let isLooking = false
  let asker: pg.Client | undefined
  let connecting: pg.Client | undefined
  let timer: NodeJS.Timeout | undefined

  function openSocket(): net.Socket {
    if (isUnavailable) return new CutSocket()
    const socket = new net.Socket()
    // Counted in beats: a time in which this process itself stands still, as when it loads its program, is one beat alone.
    let beats = 0
    const opening = setInterval(() => {
      beats += 1
      if (beats >= CONNECT_BEATS) socket.destroy(new Error(STANDS_STILL))
    }, CONNECT_WITHIN_MS / CONNECT_BEATS)
    socket.once('data', () => clearInterval(opening))
    sockets.add(socket)
    socket.once('close', () => {
      clearInterval(opening)
      sockets.delete(socket)
    })
    return socket
  }

  async function look(pool: pg.Pool): Promise<void> {
    if (isLooking || (!isUnavailable && sockets.size <= pool.idleCount)) return
    isLooking = true
    const wasUnavailable = isUnavailable
    isUnavailable = !(await answers())
    isLooking = false
    if (isUnavailable) {
      hangUp()
      for (const socket of sockets) socket.destroy(new Error(STANDS_STILL))
    }
    if (isUnavailable !== wasUnavailable)
      log(isUnavailable ? STANDS_STILL : 'The PostgreSQL server answers again')
  }

  function hangUp(): void {
    connecting?.connection.stream.destroy()
    asker = undefined
  }

  async function answers(): Promise<boolean> {
    let answer: boolean | undefined
    const asking = ask()
      // The connection that asks may have been cut alone.
      .catch(ask)
      .then(() => true)
      // A server that has no connection left for this question may well serve those that are there.
      .catch((error: unknown) => error instanceof pg.DatabaseError)
      .then((said) => {
        answer = said
      })
    await Promise.race([asking, sleep(ANSWER_WITHIN_MS, undefined, { ref: false })])
    // After a time in which this process itself stood still, the answer may lie there unread.
    for (let turn = 0; turn < 2 && answer === undefined; turn++) await nextTurn()
    return answer ?? false
  }

  async function ask(): Promise<void> {
    asker ??= await connectAsker()
    await asker.query('SELECT 1')
  }

  async function connectAsker(): Promise<pg.Client> {
    const client = new pg.Client({ connectionString, application_name: 'pearl-villas', keepAlive: true })
    client.once('end', () => {
      if (asker === client) asker = undefined
    })
    // Whoever is asking hears of it.
    client.on('error', () => {})
    connecting = client
    await client.connect()
    return client
  }

  return {
    openSocket,
    watch: (pool) => {
      timer = setInterval(() => void look(pool), LOOK_EVERY_MS).unref()
    },
    stop: () => {
      clearInterval(timer)
      hangUp()
    },
  }
}

/** Fails at once instead of connecting. */
class CutSocket extends net.Socket {
  override connect(): this {
    process.nextTick(() => this.destroy(new Error(STANDS_STILL)))
    return this
  }
}
