import { parentPort, workerData } from 'node:worker_threads'
import type { PGlite } from '@electric-sql/pglite'
import { keepUp } from './engine-upkeep'
import { openEngine } from './open-engine'

/** What the main thread sends; each gets exactly one EngineAnswer, in the same order. */
export type EngineRequest =
  | { kind: 'open'; wire: number }
  | { kind: 'bytes'; wire: number; bytes: Uint8Array<ArrayBuffer> }
  | { kind: 'close' }

export type EngineAnswer =
  | { kind: 'ready' }
  | { kind: 'refused'; message: string }
  | { kind: 'opened' }
  | { kind: 'bytes'; wire: number; bytes: Uint8Array<ArrayBuffer> }
  | { kind: 'closed' }
  /** Said at once and unasked: nothing more is safe to write. */
  | { kind: 'broken'; message: string }

/** `folder` holds the database; `upkeepMs` is the pause between two checkpoints. */
export type EngineSettings = { folder: string; upkeepMs: number }

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
  const engine = await openEngine(folder, (error) =>
    answer({ kind: 'broken', message: `The disk refused to keep what was written to it: ${error}` }),
  ).catch((error: Error) => answer({ kind: 'refused', message: error.message }))
  if (!engine) return

  let isIdle = true
  let queue = Promise.resolve()
  /** One thing at a time; what fails here ends the thread, and with it the process. */
  const inTurn = (task: () => Promise<void>): void => {
    queue = queue.then(task)
  }

  const upkeep = setInterval(
    () =>
      inTurn(async () => {
        if (isIdle) await keepUp(engine)
      }),
    upkeepMs,
  )
  upkeep.unref()

  port?.on('message', (request: EngineRequest) => {
    inTurn(async () => {
      if (request.kind === 'open') {
        await cleanUpAfterLastClient(engine)
        isIdle = true
        answer({ kind: 'opened' })
      } else if (request.kind === 'bytes') {
        const bytes = await talk(engine, request.bytes)
        isIdle = readsIdle(bytes) ?? isIdle
        answer({ kind: 'bytes', wire: request.wire, bytes }, [bytes.buffer])
      } else {
        clearInterval(upkeep)
        await engine.close()
        answer({ kind: 'closed' })
      }
    })
  })
  answer({ kind: 'ready' })
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
