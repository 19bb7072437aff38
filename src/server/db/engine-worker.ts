import fs from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import type { PGlite } from '@electric-sql/pglite'
import { copyFolder } from './copy-folder'
import { keepUp } from './engine-upkeep'
import { isMade, isQuicklyMade, makeDatabase, openEngine } from './open-engine'

/** What the main thread sends; each gets exactly one EngineAnswer, in the same order. */
export type EngineRequest =
  | { kind: 'open'; wire: number }
  | { kind: 'bytes'; wire: number; bytes: Uint8Array<ArrayBuffer> }
  /** Copies the database's files to `target`, which must not be there; no transaction may be open. */
  | { kind: 'copy'; target: string }
  | { kind: 'close' }

export type EngineAnswer =
  | { kind: 'ready' }
  /** Said instead of 'ready': there is a database now, and another thread is to open it. */
  | { kind: 'made' }
  | { kind: 'refused'; message: string }
  | { kind: 'opened' }
  | { kind: 'bytes'; wire: number; bytes: Uint8Array<ArrayBuffer> }
  | { kind: 'copied'; problem?: string }
  | { kind: 'closed' }
  /** Said unasked while a request takes long. */
  | { kind: 'busy' }
  /** Said at once and unasked: nothing more is safe to write. */
  | { kind: 'broken'; message: string }
  /** Said unasked: the disk is nearly full, and nothing is written until there is room again. */
  | { kind: 'room'; isShort: boolean }

/** `folder` holds the database; `upkeepMs` is the pause between two checkpoints. */
export type EngineSettings = { folder: string; upkeepMs: number }

// PostgreSQL ends itself when its log finds no room, so it must not come to that: two segments of its log.
const LEAST_FREE_BYTES = 32 * 1024 * 1024

// Message 'S' of PostgreSQL's wire protocol: leave whatever a vanished client left half-sent.
const SYNC = Uint8Array.of(0x53, 0, 0, 0, 4)
const READY_FOR_QUERY = Uint8Array.of(0x5a, 0, 0, 0, 5)
const IDLE = 'I'.charCodeAt(0)

const port = parentPort
if (port) await serve(workerData, (answer, moved = []) => port.postMessage(answer, moved))

async function serve(
  { folder, upkeepMs }: EngineSettings,
  answer: (answer: EngineAnswer, moved?: ArrayBuffer[]) => void,
): Promise<void> {
  // PostgreSQL panics on this, and a panic inside WebAssembly may never come back: tell before it does.
  const onDiskError = (error: unknown) =>
    answer({ kind: 'broken', message: `The disk refused to keep what was written to it: ${error}` })
  const refuse = (error: Error) => answer({ kind: 'refused', message: error.message })
  if (!isMade(folder) && !isQuicklyMade)
    return await makeDatabase(folder, onDiskError).then(() => answer({ kind: 'made' }), refuse)
  const engine = await openEngine(folder, onDiskError).catch(refuse)
  if (!engine) return

  let isIdle = true
  let isReadOnly = false
  let queue = Promise.resolve()
  /** One thing at a time; what fails here ends the thread, and with it the process. */
  const inTurn = (task: () => Promise<void>): void => {
    queue = queue.then(task)
  }

  async function copy(engine: PGlite, target: string): Promise<{ problem?: string }> {
    try {
      await engine.exec('CHECKPOINT')
      copyFolder(folder, target, () => answer({ kind: 'busy' }))
      return {}
    } catch (error) {
      return { problem: error instanceof Error ? error.message : String(error) }
    }
  }

  /** Without room for it a write is refused with 25006, and reads go on; a transaction that has begun may end. */
  async function heedRoom(engine: PGlite): Promise<void> {
    const isShort = freeBytes(folder) < LEAST_FREE_BYTES
    if (isShort === isReadOnly) return
    isReadOnly = isShort
    await engine.exec(`SET default_transaction_read_only = ${isShort ? 'on' : 'off'}`)
    answer({ kind: 'room', isShort })
  }

  const upkeep = setInterval(
    () =>
      inTurn(async () => {
        if (isIdle && freeBytes(folder) > LEAST_FREE_BYTES / 2) await keepUp(engine)
      }),
    upkeepMs,
  )
  upkeep.unref()

  port?.on('message', (request: EngineRequest) => {
    inTurn(async () => {
      if (request.kind === 'open') {
        await cleanUpAfterLastClient(engine)
        isIdle = true
        isReadOnly = false
        answer({ kind: 'opened' })
      } else if (request.kind === 'bytes') {
        if (isIdle) await heedRoom(engine)
        const bytes = await talk(engine, request.bytes)
        isIdle = readsIdle(bytes) ?? isIdle
        answer({ kind: 'bytes', wire: request.wire, bytes }, [bytes.buffer])
      } else if (request.kind === 'copy') {
        answer({ kind: 'copied', ...(await copy(engine, request.target)) })
      } else {
        clearInterval(upkeep)
        await engine.close()
        answer({ kind: 'closed' })
      }
    })
  })
  answer({ kind: 'ready' })
}

function freeBytes(folder: string): number {
  const { bavail, bsize } = fs.statfsSync(folder)
  return bavail * bsize
}

async function cleanUpAfterLastClient(engine: PGlite): Promise<void> {
  await talk(engine, SYNC)
  await engine.exec('ROLLBACK')
  await engine.exec('DISCARD ALL')
}

async function talk(engine: PGlite, message: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = []
  // Each part is a view of the engine's memory, which it overwrites at once.
  await engine.execProtocolRawStream(message, { onRawData: (part) => parts.push(part.slice()) })
  return joinParts(parts)
}

function joinParts(parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0))
  let offset = 0
  for (const part of parts) {
    whole.set(part, offset)
    offset += part.length
  }
  return whole
}

/** Whether an answer leaves no transaction open; undefined when it does not end in 'ready for query'. */
function readsIdle(answer: Uint8Array): boolean | undefined {
  const tail = answer.subarray(-6)
  if (!READY_FOR_QUERY.every((byte, at) => tail[at] === byte)) return undefined
  return tail[5] === IDLE
}
