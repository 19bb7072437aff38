import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { request as httpRequest } from 'node:http'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { createApi } from './app'
import type { startBucketServer } from './bucket'
import { startChild } from './child-process'
import { test as base } from './database'
import { signInAs } from './staff'
import { listen, makeFilm } from './uploads'

const MB = 1024 * 1024

/** `test` with two apps over one database that keep uploads in a folder and in a bucket, and an admin's cookie. */
export const test = base
  .extend('bucket', { scope: 'file' }, async ({ database: _database }, { onCleanup }) => {
    const { process, line } = startChild('run-bucket')
    onCleanup(async () => {
      const ended = once(process, 'exit')
      process.kill('SIGTERM')
      await ended
    })
    return { env: JSON.parse(await line(0)) as Awaited<ReturnType<typeof startBucketServer>>['env'] }
  })
  .extend('apps', { scope: 'file' }, async ({ database, databaseCopy, bucket }, { onCleanup }) => {
    const folder = databaseCopy.dataDir
    const inFolder = await createApi(database, { env: { DATA_DIR: folder } })
    const inBucket = await createApi(database, { env: { DATA_DIR: folder, ...bucket.env } })
    onCleanup(async () => {
      await inFolder.close()
      await inBucket.close()
    })
    const staff = await signInAs(inFolder, database.orm, 'admin')
    return {
      folder: await listen(inFolder),
      bucket: await listen(inBucket),
      files: path.join(folder, 'uploads'),
      cookie: staff.cookie,
      email: staff.account.email,
    }
  })

export type Apps = { folder: string; bucket: string; files: string; cookie: string }

/** Sends a form to an app's API; answers status and body. */
export async function send(apps: Apps, url: string, form: FormData, kind: 'folder' | 'bucket' = 'folder') {
  const answer = await fetch(apps[kind] + url, {
    method: 'POST',
    body: form,
    headers: { cookie: apps.cookie },
  })
  return { status: answer.status, body: await answer.json() }
}

/** Everything that lies in the storage's folder. */
export async function filesIn({ files }: Apps): Promise<string[]> {
  const entries = await readdir(files, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries.filter((entry) => entry.isFile()).map((entry) => entry.name)
}

/** Sends a film in small pieces without saying how long it is; null when it was broken off after so many MB. */
export function sendChunked(
  apps: Apps,
  megabytes: number,
  breakAfter = Number.POSITIVE_INFINITY,
  kind: 'folder' | 'bucket' = 'folder',
): Promise<number | null> {
  return new Promise((resolve, reject) => {
    const boundary = 'film'
    const sending = httpRequest(`${apps[kind]}/api/upload`, {
      method: 'POST',
      headers: { cookie: apps.cookie, 'content-type': `multipart/form-data; boundary=${boundary}` },
    })
    sending.on('response', (answer) => {
      answer.resume()
      resolve(answer.statusCode ?? 0)
    })
    sending.on('error', (error) => (Number.isFinite(breakAfter) ? resolve(null) : reject(error)))
    const piece = Buffer.alloc(64 * 1024)
    async function write() {
      sending.write(
        `--${boundary}\r\ncontent-disposition: form-data; name="image"; filename="streamed.mp4"\r\ncontent-type: video/mp4\r\n\r\n`,
      )
      sending.write(makeFilm(64 * 1024))
      for (let sent = 64 * 1024; sent < megabytes * MB; sent += piece.length) {
        if (sent > breakAfter * MB) return void sending.destroy()
        if (!sending.write(piece))
          await Promise.race([new Promise((drained) => sending.once('drain', drained)), sleep(5000)])
      }
      sending.end(`\r\n--${boundary}--\r\n`)
    }
    write().catch(reject)
  })
}
