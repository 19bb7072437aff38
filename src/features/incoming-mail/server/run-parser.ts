import { parentPort } from 'node:worker_threads'
import { type IncomingMail, parseMail } from './parse-mail'

export type ParseRequest = { bytes: Uint8Array; isWhole: boolean }
export type ParseAnswer =
  | { kind: 'ready' }
  | { kind: 'parsed'; mail: IncomingMail }
  | { kind: 'failed'; reason: string }

// The program of a thread of its own (read-mail.ts): one mail after the other.
const answer = (said: ParseAnswer) => parentPort?.postMessage(said)

parentPort?.on('message', async ({ bytes, isWhole }: ParseRequest) => {
  try {
    answer({ kind: 'parsed', mail: await parseMail(bytes, isWhole) })
  } catch (error) {
    answer({ kind: 'failed', reason: error instanceof Error ? error.message : String(error) })
  }
})
answer({ kind: 'ready' })
