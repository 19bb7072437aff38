import { Worker } from 'node:worker_threads'
import { MOST_BYTES } from '../rules/limits'
import type { IncomingMail } from './parse-mail'
import type { ParseAnswer, ParseRequest } from './run-parser'

/** A mail that takes more time or memory to read than there is for one, or that breaks the parser; `message` is for the log. */
export class UnreadableMail extends Error {}

const TIME_LIMIT_MS = 5_000
/** A thread that nothing is asked of ends, and its memory is the system's again. */
const IDLE_MS = 10_000
const MEMORY = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 16 }

let queue: Promise<unknown> = Promise.resolve()
let parser: Worker | null = null
let idle: NodeJS.Timeout | undefined

/**
 * Reads a raw mail as parseMail does, in a thread of its own, one after the other: a mail made to keep a parser busy
 * keeps nobody else waiting. `isWhole` is false where `bytes` are only its beginning. Throws UnreadableMail.
 */
export function readMail(
  bytes: Uint8Array,
  isWhole = true,
  timeLimitMs = TIME_LIMIT_MS,
): Promise<IncomingMail> {
  const request = {
    // A buffer of Node's may be a part of a larger one, all of which would go to the thread.
    bytes: Uint8Array.from(bytes.subarray(0, MOST_BYTES)),
    isWhole: isWhole && bytes.length <= MOST_BYTES,
  }
  const reading = queue.then(() => askParser(request, timeLimitMs))
  queue = reading.catch(() => undefined)
  return reading
}

async function askParser(request: ParseRequest, timeLimitMs: number): Promise<IncomingMail> {
  clearTimeout(idle)
  const asked = parser ?? (await startParser())
  parser = asked
  try {
    const answer = await waitFor(asked, timeLimitMs, () => asked.postMessage(request))
    if (answer.kind === 'parsed') return answer.mail
    throw new UnreadableMail(answer.kind === 'failed' ? answer.reason : 'The parser began anew')
  } catch (error) {
    await endParser()
    throw error
  } finally {
    idle = setTimeout(() => void endParser(), IDLE_MS).unref()
  }
}

async function startParser(): Promise<Worker> {
  // The build puts the program beside the bundle; named in two steps, so that the bundler leaves it alone.
  const isSource = import.meta.url.endsWith('.ts')
  const file = isSource ? './run-parser.source.mjs' : './run-parser.js'
  // No secret of the app goes to what reads the mails of strangers.
  const started = new Worker(new URL(file, import.meta.url), {
    execArgv: [],
    env: {},
    resourceLimits: MEMORY,
  })
  started.unref()
  return await new Promise((resolve, reject) => {
    started.once('message', () => resolve(started))
    started.once('error', reject)
    started.once('exit', () => reject(new Error('The parser of mails does not start')))
  })
}

/** What the thread answers to what `ask` sends it; throws UnreadableMail where it ends or says nothing in time. */
function waitFor(asked: Worker, timeLimitMs: number, ask: () => void): Promise<ParseAnswer> {
  return new Promise((resolve, reject) => {
    const settle = () => {
      clearTimeout(timer)
      asked.off('message', onMessage).off('error', onError).off('exit', onExit)
    }
    const giveUp = (reason: string) => {
      settle()
      reject(new UnreadableMail(reason))
    }
    const onMessage = (answer: ParseAnswer) => {
      settle()
      resolve(answer)
    }
    const onError = (error: Error) => giveUp(error.message)
    const onExit = () => giveUp('The parser ended by itself')
    const timer = setTimeout(() => giveUp(`It takes longer than ${timeLimitMs / 1000} seconds`), timeLimitMs)
    asked.on('message', onMessage).on('error', onError).on('exit', onExit)
    ask()
  })
}

async function endParser(): Promise<void> {
  const ended = parser
  parser = null
  await ended?.terminate()
}
