import type { Readable } from 'node:stream'

/** First and last byte wanted, both counted from 0 and included. */
export type ByteRange = { start: number; end: number }

export type ListedFile = { key: string; bytes: number }

/** Where files lie. A file is written whole or not at all, and never changed afterwards. */
export type Storage = {
  /** Keeps the stream under `key` and answers its bytes. A stream that breaks leaves nothing, and its error is thrown. */
  put(key: string, content: Readable): Promise<number>
  /** The file's content, or that part of it; null when there is no such file. */
  get(key: string, range?: ByteRange): Promise<Readable | null>
  /** How many bytes a file has; null when there is no such file. */
  stat(key: string): Promise<{ bytes: number } | null>
  /** The files whose keys begin so, in the order of their keys. */
  list(prefix: string): Promise<ListedFile[]>
  /** Takes a file away; nothing happens when there is none. */
  delete(key: string): Promise<void>
  /** Clears away what interrupted writes of an earlier process left behind. */
  sweep(): Promise<void>
}
