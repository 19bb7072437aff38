import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import BucketServer from 's3rver'
import { isSigned } from './signature'

const BUCKET = 'pearl-villas'
/** The account it knows. */
const ACCOUNT = 'S3RVER'

/**
 * An S3-compatible server of the test's own; `env` has the settings that lead there. It knows accounts, but does not
 * compute signatures of version 4: that is done before a call reaches it.
 */
export async function startBucketServer() {
  const directory = await mkdtemp(path.join(tmpdir(), 'bucket-'))
  const bucket = new BucketServer({ silent: true, directory, configureBuckets: [{ name: BUCKET }] })
  await bucket.configureBuckets()
  const answer = bucket.callback()
  const server = createServer((request, reply) => {
    if (isSigned(request, ACCOUNT)) return answer(request, reply)
    request.resume()
    reply.writeHead(403, { 'content-type': 'application/xml' })
    reply.end('<Error><Code>SignatureDoesNotMatch</Code></Error>')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    env: {
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_BUCKET: BUCKET,
      S3_ACCESS_KEY_ID: ACCOUNT,
      S3_SECRET_ACCESS_KEY: ACCOUNT,
    },
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      await rm(directory, { recursive: true, force: true })
    },
  }
}
