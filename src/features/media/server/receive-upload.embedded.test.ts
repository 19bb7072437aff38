import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import sharp from 'sharp'
import { describe, expect, onTestFinished, vi } from 'vitest'
import { type Apps, filesIn, send, sendChunked, test } from '../../../../test/upload-apps'
import { formWith } from '../../../../test/uploads'

const MB = 1024 * 1024

describe('a large film', () => {
  test('that is broken off leaves nothing behind', async ({ apps }) => {
    const before = await filesIn(apps)
    const status = await sendChunked(apps, 20, 10)
    expect(status).toBeNull()
    for (let tries = 0; tries < 50 && (await filesIn(apps)).length !== before.length; tries += 1)
      await sleep(100)
    expect(await filesIn(apps)).toEqual(before)
    const { rows } = await readRows(apps)
    expect(rows.some(({ originalName }) => originalName === 'streamed.mp4')).toBe(false)
  })

  test.for(['folder', 'bucket'] as const)('never lies in memory as a whole (%s)', async (hotel, { apps }) => {
    await sendChunked(apps, 20, undefined, hotel)
    const watch = watchHeld(60)
    const answers = await Promise.all([1, 2, 3, 4].map(() => sendChunked(apps, 49, undefined, hotel)))
    // Four films of 49 MB at once: held whole they would be near 200 MB. Of each a bucket is sent 5 MB at a time,
    // which are there up to twice: gathered and on their way.
    expect(watch.stop()).toEqual([])
    expect(answers).toEqual([201, 201, 201, 201])
  })
})

test('a photograph of 48 megapixels is made small without this process growing', async ({ apps }) => {
  const background = { r: 31, g: 77, b: 58 }
  const content = await sharp({ create: { width: 8000, height: 6000, channels: 3, background } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  const rest = process.memoryUsage().rss
  let most = rest
  const watch = setInterval(() => {
    most = Math.max(most, process.memoryUsage().rss)
  }, 5)
  const { status, body } = await send(apps, '/api/upload', formWith('image', { name: 'large.jpg', content }))
  clearInterval(watch)
  expect([status, body.width, body.height]).toEqual([201, 1920, 2560])
  expect((most - rest) / MB).toBeLessThan(60)
})

test('a photograph that is stopped once all of it is sent, while it is made small, leaves nothing behind', async ({
  apps,
}) => {
  const before = await filesIn(apps)
  const ownFolder = await mkdtemp(path.join(tmpdir(), 'stopped-upload-'))
  onTestFinished(() => rm(ownFolder, { recursive: true }))
  vi.stubEnv('TMPDIR', ownFolder)
  const inWork = async () =>
    (await readdir(ownFolder)).filter((name) => name.startsWith('app-upload-')).length
  const content = await sharp({ create: { width: 6000, height: 4000, channels: 3, background: '#2a6' } })
    .jpeg()
    .toBuffer()
  const form = new Response(formWith('image', { name: 'stopped.jpg', content }))
  const body = Buffer.from(await form.arrayBuffer())
  const headers = { cookie: apps.cookie, 'content-type': form.headers.get('content-type') ?? '' }
  const sending = request(`${apps.folder}/api/upload`, { method: 'POST', headers })
  sending.on('error', () => undefined)
  const sent = once(sending, 'finish')
  sending.end(body)
  await sent
  await expect.poll(inWork, { timeout: 10_000 }).toBe(1)
  sending.destroy()
  await expect.poll(inWork, { timeout: 30_000 }).toBe(0)
  vi.unstubAllEnvs()
  await expect.poll(() => filesIn(apps)).toEqual(before)
  const { rows } = await readRows(apps)
  expect(rows.some(({ originalName }) => originalName === 'stopped.jpg')).toBe(false)
})

/**
 * Watches what this process holds from now on, and answers each time it was `mostMb` more than at the beginning even after
 * garbage was collected: when it is collected otherwise is the engine's affair. Of what lies outside the heap only
 * buffers are counted: the embedded database's own memory lies there too, and grows by a fifth at a time.
 */
function watchHeld(mostMb: number) {
  const collect = exposeGc()
  const held = () => {
    const { heapUsed, arrayBuffers } = process.memoryUsage()
    return (heapUsed + arrayBuffers) / MB
  }
  collect()
  const rest = held()
  const over: number[] = []
  const watch = setInterval(() => {
    if (held() - rest < mostMb) return
    collect()
    const more = held() - rest
    if (more >= mostMb) over.push(Math.round(more))
  }, 5)
  return {
    stop: () => {
      clearInterval(watch)
      return over
    },
  }
}

/** Collects twice: a buffer's memory is given back by a thread beside, for which only the next collection waits. */
function exposeGc(): () => void {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc')
  return () => {
    collect()
    collect()
  }
}

async function readRows(apps: Apps): Promise<{ rows: { originalName: string }[] }> {
  const answer = await fetch(`${apps.folder}/api/admin/media?pageSize=100`, {
    headers: { cookie: apps.cookie },
  })
  return { rows: (await answer.json()).items }
}
