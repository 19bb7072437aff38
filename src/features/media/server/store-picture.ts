import { fork } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { createReadStream } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { AppError } from '@/kernel/errors'
import type { Storage } from '@/server/storage/storage'
import { pictureFolder } from '../rules/picture-sources'
import { mediaText } from '../text'
import type { EncodeAnswer, EncodeRequest } from './encode-picture'

export type StoredPicture = { keys: string[]; width: number; height: number; bytes: number; preview: string }

const PATIENCE_MS = 120_000

let queue: Promise<unknown> = Promise.resolve()

/**
 * Keeps an uploaded picture in every width and format; `folder` is empty and the caller's to remove. Encoding is done
 * by a process of its own, one picture after the other: what a large one takes of memory is never this process's,
 * and one that breaks the decoder breaks nothing else. Throws invalid-input for what cannot be decoded, and leaves
 * nothing in the storage when anything fails.
 */
export async function storePicture(storage: Storage, file: string, folder: string): Promise<StoredPicture> {
  const encoding = queue.then(() => encode({ file, folder }))
  queue = encoding.catch(() => undefined)
  const answer = await encoding
  if (answer.kind === 'refused')
    throw new AppError('invalid-input', { message: answer.reason, cause: answer.cause })
  if (answer.kind === 'failed') throw new Error(`the picture could not be encoded: ${answer.cause}`)
  if (answer.kind === 'decoded') throw new Error('a picture that was decoded is not to be decoded again')
  const { names, width, height, bytes, preview } = answer
  const place = pictureFolder(randomBytes(12).toString('hex'), width, height)
  const keys: string[] = []
  try {
    for (const name of names) {
      keys.push(`${place}/${name}`)
      await storage.put(`${place}/${name}`, createReadStream(path.join(folder, name)))
    }
  } catch (error) {
    await Promise.all(keys.map((key) => storage.delete(key)))
    throw error
  }
  return { keys, width, height, bytes, preview }
}

/** What had to be decoded first is encoded by a process of its own: the two never hold their memory together. */
async function encode({ file, folder }: EncodeRequest): Promise<EncodeAnswer> {
  const answer = await askEncoder({ file, folder })
  return answer.kind === 'decoded' ? await askEncoder({ file: answer.file, folder }) : answer
}

function askEncoder(request: EncodeRequest): Promise<EncodeAnswer> {
  return new Promise((resolve, reject) => {
    const encoder = fork(encoderProgram(), {
      execArgv: [],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      timeout: PATIENCE_MS,
      killSignal: 'SIGKILL',
      env: encoderEnvironment(),
    })
    encoder.once('message', (answer: EncodeAnswer) => resolve(answer))
    encoder.once('error', reject)
    encoder.once('exit', (code, signal) =>
      resolve({
        kind: 'refused',
        reason: mediaText.invalidImage,
        cause: `the encoder ended (${signal ?? code})`,
      }),
    )
    encoder.send(request, (error) => error && reject(error))
  })
}

/** No secret of the app, should a picture ever get the better of the decoder; and memory given back between steps. */
function encoderEnvironment(): NodeJS.ProcessEnv {
  const { PATH, TMPDIR, TEMP, SystemRoot } = process.env
  return { PATH, TMPDIR, TEMP, SystemRoot, MALLOC_ARENA_MAX: '2' }
}

/** The build puts the program beside the bundle; named in two steps, so that the bundler leaves it alone. */
function encoderProgram(): string {
  const isSource = import.meta.url.endsWith('.ts')
  const file = isSource ? './run-encoder.source.mjs' : './run-encoder.js'
  return fileURLToPath(new URL(file, import.meta.url))
}
