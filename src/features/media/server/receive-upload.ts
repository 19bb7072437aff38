import { randomBytes } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { AppError } from '@/kernel/errors'
import type { Storage } from '@/server/storage/storage'
import {
  type FileType,
  kindOf,
  type MediaKind,
  typesFor,
  UPLOAD_RULES,
  type UploadPurpose,
} from '../rules/file-types'
import { mediaText } from '../text'
import { HEAD_BYTES, recogniseFile } from './recognise-file'
import { CONTENT_TYPES } from './serve-uploads'
import { storePicture } from './store-picture'
import { withTempFolder } from './temp-folder'

/** What a file became in the storage. */
export type StoredFile = {
  kind: MediaKind
  url: string
  storageKeys: string[]
  originalName: string
  contentType: string
  bytes: number
  width: number | null
  height: number | null
  preview: string | null
}

export type ReceivedUpload = { file: StoredFile; fields: Record<string, string> }

/** The form around the file: headings of the parts and the few fields beside it. */
const FORM_BYTES = 64 * 1024

/**
 * Reads the form of a request and keeps its one file, streamed and never whole in memory, pictures in every size.
 * The caller writes the row, or calls `discardFile`. Whatever fails or breaks off leaves nothing in the storage.
 * Throws wrong-type, too-large (whatever the type), malformed-request (no boundary, cut off), invalid-input.
 */
export async function receiveUpload(
  request: FastifyRequest,
  storage: Storage,
  { purpose, field }: { purpose: UploadPurpose; field: string },
): Promise<ReceivedUpload> {
  if (!request.isMultipart()) throw new AppError('wrong-type', { message: mediaText.noMultipart })
  const { maxBytes } = UPLOAD_RULES[purpose]
  if (Number(request.headers['content-length'] ?? 0) > maxBytes + FORM_BYTES) throw tooLarge(maxBytes)
  const limits = { fileSize: maxBytes, files: 1, fields: 30, fieldSize: 10_000, parts: 40 }
  const fields: Record<string, string> = {}
  let file: StoredFile | undefined
  try {
    for await (const part of readForm(request.parts({ limits }))) {
      if (part.type === 'field') fields[part.fieldname] = String(part.value)
      else if (part.fieldname === field) file = await storeFile(part, storage, purpose)
      else throw missing(field)
    }
    if (!file) throw missing(field)
    // Who stops while their picture is being prepared wants nothing kept, and would hear of it as of a failure.
    if (request.raw.socket.destroyed) throw new AppError('malformed-request')
    return { file, fields }
  } catch (error) {
    if (file) await discardFile(storage, file)
    throw error
  }
}

/** Takes everything of a file out of the storage again. */
export async function discardFile(
  storage: Storage,
  { storageKeys }: { storageKeys: string[] },
): Promise<void> {
  await Promise.all(storageKeys.map((key) => storage.delete(key)))
}

async function storeFile(part: MultipartFile, storage: Storage, purpose: UploadPurpose): Promise<StoredFile> {
  const { maxBytes } = UPLOAD_RULES[purpose]
  const chunks = readForm<Buffer>(part.file)
  const head = await readHead(chunks)
  const type = recogniseFile(head)
  const content = Readable.from(wholeFile(head, chunks, part, maxBytes), { objectMode: false })
  if (type === null || !typesFor(purpose).includes(type)) {
    // To the end, since a file that is too large is that first of all, whatever it is.
    for await (const _chunk of content);
    if (head.length === 0) throw new AppError('invalid-input', { message: mediaText.emptyFile })
    throw new AppError('wrong-type', { message: mediaText.wrongContent(typesFor(purpose)) })
  }
  const originalName = nameOf(part.filename)
  if (kindOf(type) === 'video') return { originalName, ...(await storeVideo(storage, content, type)) }
  return { originalName, ...(await writeTempPicture(storage, content)) }
}

type WithTimestamps = Omit<StoredFile, 'originalName'>

async function storeVideo(storage: Storage, content: Readable, type: FileType): Promise<WithTimestamps> {
  const key = `videos/${randomBytes(12).toString('hex')}.${type}`
  const bytes = await storage.put(key, content)
  const contentType = CONTENT_TYPES[type] ?? 'application/octet-stream'
  return {
    kind: 'video',
    url: `/uploads/${key}`,
    storageKeys: [key],
    contentType,
    bytes,
    width: null,
    height: null,
    preview: null,
  }
}

/** The decoder reads a picture from a file, so that its bytes need not be in memory beside its pixels. */
async function writeTempPicture(storage: Storage, content: Readable): Promise<WithTimestamps> {
  return await withTempFolder(async (folder) => {
    const spooled = path.join(folder, 'picture')
    await pipeline(content, createWriteStream(spooled))
    const { keys, ...picture } = await storePicture(
      storage,
      spooled,
      await mkdtemp(path.join(folder, 'sizes-')),
    )
    const main = keys.find((key) => key.endsWith(`/${picture.width}.jpg`))
    return {
      kind: 'image',
      url: `/uploads/${main}`,
      storageKeys: keys,
      contentType: 'image/jpeg',
      ...picture,
    }
  })
}

async function readHead(chunks: AsyncIterator<Buffer>): Promise<Buffer> {
  const read: Buffer[] = []
  for (let bytes = 0; bytes < HEAD_BYTES; ) {
    const { value, done } = await chunks.next()
    if (done) break
    read.push(value)
    bytes += value.length
  }
  return Buffer.concat(read)
}

/** Passes on what the form's parser reads; it says of most forms that cannot be read only that something is wrong. */
async function* readForm<Item>(source: AsyncIterable<Item>): AsyncGenerator<Item, undefined> {
  try {
    yield* source
  } catch (error) {
    const isNamed = error instanceof Error && 'statusCode' in error
    throw isNamed ? error : new AppError('malformed-request', { cause: error })
  }
  return undefined
}

/** Past its limit the parser only stops, as if the file ended there: it has to be asked. */
async function* wholeFile(
  head: Buffer,
  rest: AsyncIterator<Buffer>,
  { file }: MultipartFile,
  maxBytes: number,
) {
  yield head
  for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value
  if (file.truncated) throw tooLarge(maxBytes)
}

/** The last part of whatever path a name came with, fit to be shown and searched; names in the storage are ours. */
function nameOf(filename: string): string {
  const name = (filename.split(/[\\/]/).at(-1) ?? '').replace(/\p{Cc}/gu, '').trim()
  return name.slice(0, 200) || 'file'
}

function tooLarge(maxBytes: number): AppError {
  return new AppError('too-large', { message: mediaText.tooLarge(maxBytes) })
}

function missing(field: string): AppError {
  const message = mediaText.noFile(field)
  return new AppError('invalid-input', { message, problems: [{ path: field, message }] })
}
