import { readdir } from 'node:fs/promises'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { LRUCache } from 'lru-cache'
import { AppError } from '@/kernel/errors'
import { hasKnownType, readOne, readOneSync, type StoredFile, sendFile } from './send-file'

const FOREVER = 'public, max-age=31536000, immutable'
const FOR_A_DAY = 'public, max-age=86400, stale-while-revalidate=604800'

/** How many bytes of pictures stay in memory: those of the pages that are asked for most. */
const CACHED_BYTES = 4 * 1024 * 1024

type FileOptions = {
  folder: string
  prefix: string
  isHashed: boolean
  /** What a file that is a program of its own may do, which no other answer that is no page may. */
  policy?: string
}

/**
 * Serves the files of a folder from memory under `prefix`, with the .br the build put beside them.
 * `isHashed` says that names change with their content, so that they may be kept for ever. At a prefix of their own they
 * are one route: a thousand routes cost a fifth of the start.
 */
export async function serveFiles(app: FastifyInstance, options: FileOptions) {
  const { folder, prefix, isHashed, policy } = options
  const caching = isHashed ? FOREVER : FOR_A_DAY
  const names = await listNames(folder)
  const files = new Map(
    [...names].filter(hasKnownType).map((name) => [name, readOneSync(folder, name, names)]),
  )
  const paths = prefix === '/' ? [...files.keys()].map((name) => prefix + name) : [`${prefix}*`]
  for (const path of paths)
    app.get<{ Params: { '*'?: string } }>(
      path,
      { config: { access: 'anyone' }, schema: { hide: true } },
      async (request, reply) => {
        const file = files.get(request.params['*'] ?? path.slice(prefix.length))
        if (!file) throw new AppError('not-found')
        if (policy !== undefined) reply.header('content-security-policy', policy)
        return sendFile(request, reply, file, caching)
      },
    )
}

/**
 * Serves a folder of more files than memory should hold, those that are there now: each is read when it is asked for,
 * and `cachedBytes` of those asked for last stay in memory.
 */
export async function serveFolder(
  app: FastifyInstance,
  {
    folder,
    prefix,
    cachedBytes = CACHED_BYTES,
  }: Pick<FileOptions, 'folder' | 'prefix'> & { cachedBytes?: number },
) {
  const names = await listNames(folder)
  const files = new LRUCache<string, StoredFile>({
    maxSize: cachedBytes,
    sizeCalculation: bytesOf,
    fetchMethod: (name) => readOne(folder, name, names),
  })
  app.get<{ Params: { '*': string } }>(
    `${prefix}*`,
    { config: { access: 'anyone' }, schema: { hide: true } },
    async (request, reply) => {
      const name = request.params['*']
      // Only what was listed: a path cannot lead out of the folder.
      const file = names.has(name) && hasKnownType(name) ? await files.fetch(name) : undefined
      if (!file) throw new AppError('not-found')
      return sendFile(request, reply, file, FOR_A_DAY)
    },
  )
}

async function listNames(folder: string): Promise<Set<string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return new Set(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) =>
        path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'),
      ),
  )
}

function bytesOf({ bodies }: StoredFile): number {
  return Object.values(bodies).reduce((sum, body) => sum + body.length, 0)
}
