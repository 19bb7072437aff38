import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { exportSpans } from './export-spans'

test('while the collector does not answer no more is kept than the memory may hold', async () => {
  let received = 0
  let letGo = () => {}
  const isSilent = new Promise<void>((resolve) => {
    letGo = resolve
  })
  const server = http.createServer(async (request, answer) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    await isSilent
    received += Buffer.concat(chunks).toString().split('"spanId"').length - 1
    answer.end('{}')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  const log = { warn: vi.fn(), info: vi.fn() }
  const { record, close } = exportSpans({ endpoint: `http://127.0.0.1:${port}`, headers: {}, log })
  const span = {
    traceId: '0'.repeat(32),
    spanId: '0'.repeat(16),
    parentSpanId: undefined,
    name: 'GET /',
    kind: 2,
    startMs: Date.now(),
    endMs: Date.now(),
    attributes: {},
    isFailed: false,
  }
  for (let count = 0; count < 20_000; count++) record({ ...span })
  letGo()
  await close()
  await vi.waitFor(() => expect(received).toBeGreaterThanOrEqual(5000), { timeout: 10_000 })
  expect(received).toBeLessThanOrEqual(5500)
})
