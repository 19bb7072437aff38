import fs from 'node:fs'
import path from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'

/** What PostgreSQL's fsync() hands over: a plain file has a descriptor, a folder only its node. */
type OpenFile = { nfd?: number; node: unknown }
type NodeFiles = {
  stream_ops: { fsync?: (file: OpenFile) => number }
  realPath(node: unknown): string
}

const EIO = 29

/**
 * PGlite's folder on disk, with the one thing its own lacks: fsync() reaches the disk, so that what was
 * committed survives a power cut. `onFailure` hears of a disk that refuses: nothing after it can be trusted.
 */
export class DurableNodeFS extends NodeFS {
  private readonly onFailure: (error: unknown) => void

  constructor(folder: string, onFailure: (error: unknown) => void) {
    super(folder)
    this.onFailure = onFailure
  }

  override async init(...args: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const setUp = await super.init(...args)
    setUp.emscriptenOpts.preRun?.push((engine: PGlite['Module']) => {
      const files: NodeFiles = engine.NODEFS
      files.stream_ops.fsync = (file) => {
        try {
          if (file.nfd === undefined) syncPath(files.realPath(file.node))
          else fs.fsyncSync(file.nfd)
          return 0
        } catch (error) {
          this.onFailure(error)
          return EIO
        }
      }
    })
    return setUp
  }
}

/** Brings one file, or the list of names in one folder, to the disk. */
export function syncPath(file: string): void {
  const descriptor = fs.openSync(file, 'r')
  try {
    fs.fsyncSync(descriptor)
  } finally {
    fs.closeSync(descriptor)
  }
}

/** Brings a folder and everything below it to the disk. */
export function syncTree(folder: string): void {
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    const child = path.join(folder, entry.name)
    if (entry.isDirectory()) syncTree(child)
    else if (entry.isFile()) syncPath(child)
  }
  syncPath(folder)
}
