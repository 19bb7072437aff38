import fs from 'node:fs'
import path from 'node:path'
import { Worker } from 'node:worker_threads'
import pg from 'pg'
import type { EngineAnswer, EngineRequest, EngineSettings } from './engine-worker'
import { lockFolder } from './folder-lock'
import { serveCopies } from './live-copy'
import { hearLostConnections } from './lost-connections'
import { valueTypes } from './value-types'
import { WireStream } from './wire-stream'

export type EmbeddedOptions = {
  dataDir: string
  onFatal(error: Error): void
  log(message: string, error?: Error): void
  /** How long one message may stay unanswered before the engine counts as stuck. */
  answerTimeoutMs?: number
  upkeepMs?: number
}

/** The engine's data lie outside the heap of its thread, in which little is made and soon let go. */
const YOUNG = { maxYoungGenerationSizeMb: 8 }

const NO_ROOM =
  'The disk under DATA_DIR is nearly full: nothing is written to the database until there is room'
const ROOM_AGAIN = 'There is room on the disk under DATA_DIR again'

/**
 * PostgreSQL inside this process: a worker thread with the engine on `dataDir`/database, behind a `pg`
 * pool of one. `onFatal` is called once when the engine is lost; the process should end then.
 * Throws FolderInUse when another process has the folder.
 */
export async function openEmbedded(
  options: EmbeddedOptions,
): Promise<{ pool: pg.Pool; close(): Promise<void> }> {
  makeDataDir(options.dataDir)
  const folder = path.join(fs.realpathSync(options.dataDir), 'database')
  const unlock = await lockFolder(options.dataDir)
  try {
    const engine = await startEngine({ ...options, folder })
    const pool = openPool(engine, options)
    const copies = await serveCopies(options.dataDir, async (target) => {
      // Whoever has the one connection has no transaction of another open.
      const client = await pool.connect()
      await engine.copyTo(target).finally(() => client.release())
    })
    const close = async () => {
      await copies.close()
      await pool.end()
      await engine.close()
      await unlock()
    }
    return { pool, close }
  } catch (error) {
    await unlock()
    throw error
  }
}

function makeDataDir(dataDir: string): void {
  try {
    fs.mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    fs.accessSync(dataDir, fs.constants.W_OK)
  } catch (cause) {
    throw new Error(`DATA_DIR names ${dataDir}, where nothing can be written`, { cause })
  }
}

type Engine = {
  connect(): WireStream
  copyTo(target: string): Promise<void>
  close(): Promise<void>
}

async function startEngine(options: EmbeddedOptions & { folder: string }): Promise<Engine> {
  const { folder, upkeepMs = 60_000, answerTimeoutMs = 60_000 } = options
  const worker = await startWorker({ folder, upkeepMs })

  const wires = new Map<number, WireStream>()
  let lastWire = 0
  let unanswered = 0
  let isOver = false

  const ask = (request: EngineRequest) => {
    if (isOver) return
    unanswered++
    worker.postMessage(request, request.kind === 'bytes' ? [request.bytes.buffer] : [])
  }
  const fail = (error: Error) => {
    if (isOver) return
    isOver = true
    watchdog.stop()
    for (const wire of wires.values()) wire.destroy(error)
    worker.terminate().catch((cause) => options.log('The engine could not be stopped', cause))
    options.onFatal(error)
  }
  const watchdog = watchForSilence(
    () => unanswered > 0,
    answerTimeoutMs,
    () => fail(new Error(`The embedded database has not answered for ${answerTimeoutMs / 1000} s`)),
  )
  worker.on('message', (answer: EngineAnswer) => {
    if (answer.kind === 'broken') return fail(new Error(answer.message))
    if (answer.kind === 'room') return options.log(answer.isShort ? NO_ROOM : ROOM_AGAIN)
    watchdog.reset()
    if (answer.kind === 'busy') return
    unanswered--
    if (answer.kind === 'bytes') wires.get(answer.wire)?.push(answer.bytes)
  })
  worker.on('error', (cause) => fail(new Error('The embedded database broke off', { cause })))
  worker.on('exit', (code) => fail(new Error(`The embedded database ended by itself (code ${code})`)))

  return {
    connect() {
      const wire = ++lastWire
      const stream = new WireStream({
        open: () => ask({ kind: 'open', wire }),
        send: (bytes) => ask({ kind: 'bytes', wire, bytes }),
      })
      wires.set(wire, stream)
      stream.once('close', () => wires.delete(wire))
      if (isOver) stream.destroy(new Error('The embedded database is closed'))
      return stream
    },
    async copyTo(target) {
      if (isOver) throw new Error('The embedded database is closed')
      ask({ kind: 'copy', target })
      const answer = await waitFor(worker, ['copied'])
      if (answer.kind === 'copied' && answer.problem) throw new Error(answer.problem)
    },
    async close() {
      if (!isOver) {
        ask({ kind: 'close' })
        isOver = true
        await waitFor(worker, ['closed'], answerTimeoutMs)
      }
      watchdog.stop()
      await worker.terminate()
    },
  }
}

function openPool(engine: Engine, options: EmbeddedOptions): pg.Pool {
  const pool = new pg.Pool({
    stream: () => engine.connect(),
    // One engine, one conversation at a time; who waits longer than this is told so.
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: 30_000,
    types: valueTypes,
    host: 'embedded',
    user: 'postgres',
    password: '-',
    database: 'postgres',
    ssl: false,
  })
  hearLostConnections(pool, (error) => options.log('The connection to the embedded database broke', error))
  return pool
}

/**
 * A thread that has the database open. One that had to make it first ends, and another opens it: of the memory that
 * making takes, 200 MB, an engine gives nothing back. Throws with the words of a thread that refuses.
 */
async function startWorker(settings: EngineSettings): Promise<Worker> {
  const worker = createWorker(settings)
  const answer = await waitFor(worker, ['ready', 'made'])
  if (answer.kind === 'ready') return worker
  await worker.terminate()
  if (answer.kind === 'refused') throw new Error(answer.message)
  return await startWorker(settings)
}

function createWorker(settings: EngineSettings): Worker {
  // The build puts the worker beside the bundle; named in two steps, so that the bundler leaves it alone.
  const isSource = import.meta.url.endsWith('.ts')
  const file = isSource ? './engine-worker.source.mjs' : './engine-worker.js'
  return new Worker(new URL(file, import.meta.url), {
    workerData: settings,
    execArgv: [],
    resourceLimits: YOUNG,
  })
}

/** Waits for one of these answers; a refusal comes back as well, an early end or silence throws. */
function waitFor(worker: Worker, kinds: EngineAnswer['kind'][], timeoutMs = 0): Promise<EngineAnswer> {
  return new Promise((resolve, reject) => {
    worker.on('message', (answer: EngineAnswer) => {
      if (kinds.includes(answer.kind) || answer.kind === 'refused') resolve(answer)
    })
    worker.once('error', reject)
    worker.once('exit', (code) => reject(new Error(`The embedded database ended by itself (code ${code})`)))
    if (timeoutMs)
      setTimeout(() => reject(new Error('The embedded database does not close')), timeoutMs).unref()
  })
}

/** Counts ticks rather than time, so that a computer waking from sleep does not look like silence. */
function watchForSilence(isWaiting: () => boolean, timeoutMs: number, onSilence: () => void) {
  const ticks = 12
  let silent = 0
  const timer = setInterval(() => {
    silent = isWaiting() ? silent + 1 : 0
    if (silent > ticks) onSilence()
  }, timeoutMs / ticks)
  timer.unref()
  return {
    reset: () => {
      silent = 0
    },
    stop: () => clearInterval(timer),
  }
}
