import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { expect, onTestFinished, test, vi } from 'vitest'
import { connectDatabase } from '@/server/db/connect'
import { copyDatabase } from '../../test/database'
import { bookingRequest } from '../../test/factories'
import { createSite } from '../../test/site'

const DISK_MB = 300

/** A small disk of its own; undefined where this process may not mount one. */
function mountDisk(): string | undefined {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'small-disk-'))
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MB}m`, 'tmpfs', folder])
  onTestFinished(() => {
    if (status === 0) spawnSync('umount', ['--lazy', folder])
    fs.rmSync(folder, { recursive: true })
  })
  return status === 0 ? folder : undefined
}

function fillDisk(file: string): void {
  const megabyte = Buffer.alloc(1024 * 1024)
  const descriptor = fs.openSync(file, 'a')
  try {
    for (;;) fs.writeSync(descriptor, megabyte)
  } catch (error) {
    expect(error).toMatchObject({ code: 'ENOSPC' })
  } finally {
    fs.closeSync(descriptor)
  }
}

async function openSite(dataDir: string) {
  const onFatal = vi.fn()
  const database = await connectDatabase({ dataDir, onFatal, log: () => {} })
  const env = { SITE_URL: 'http://hotel.example.com', RATE_LIMITS: 'off', DATA_DIR: dataDir }
  const app = await createSite(database, { env })
  onTestFinished(async () => {
    await app.close()
    await database.close()
  })
  return { app, onFatal }
}

const write = (app: FastifyInstance, long = '') =>
  app.inject({
    method: 'POST',
    url: '/api/contact',
    payload: {
      name: 'Sample Guest',
      email: 'guest@example.com',
      subject: 'Other',
      message: `Is it quiet? ${long}`,
    },
  })

test('a full disk: pages and prices stand, every write hears 503, and all is well once there is room', async (context) => {
  const disk = mountDisk()
  if (!disk) return context.skip('this process may not mount a small disk')
  const copy = await copyDatabase()
  onTestFinished(copy.remove)
  const dataDir = path.join(disk, 'data')
  fs.cpSync(copy.dataDir, dataDir, { recursive: true })
  const { app, onFatal } = await openSite(dataDir)
  expect((await write(app)).statusCode).toBe(201)

  const filler = path.join(disk, 'filler')
  fillDisk(filler)
  const long = 'word '.repeat(350)
  for (let round = 0; round < 20; round++) {
    const answers = [
      await write(app, long),
      await app.inject({
        method: 'POST',
        url: '/api/bookings',
        payload: bookingRequest(1, { totalAmount: '110.00' }),
      }),
    ]
    for (const { statusCode, headers, body } of answers) {
      expect([statusCode, JSON.parse(body).message]).toEqual([
        503,
        expect.stringContaining('Please try again'),
      ])
      expect(headers['retry-after']).toMatch(/^\d+$/)
    }
    for (const url of ['/healthz', '/api/villas', '/', '/calendar'])
      expect([url, (await app.inject(url)).statusCode]).toEqual([url, 200])
  }
  expect(onFatal).not.toHaveBeenCalled()

  fs.rmSync(filler)
  expect((await write(app)).statusCode).toBe(201)
  const booked = await app.inject({
    method: 'POST',
    url: '/api/bookings',
    payload: bookingRequest(1, { totalAmount: '110.00' }),
  })
  expect([booked.statusCode, booked.body]).toEqual([201, expect.any(String)])
})
