import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { createSmsSender } from './sms-sender'

test('an SMS that was taken without a name may have arrived: nobody calls it refused', async () => {
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify({ SMSMessageData: { Recipients: [{ statusCode: 101, status: 'Success' }] } }))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const { send } = createSmsSender({ baseUrl, username: 'sandbox', apiKey: 'key' }, 5000)
  const sending = send({ to: '+256772123400', text: 'x', template: { name: '', parameters: [] } })
  await expect(sending).rejects.toMatchObject({ outcome: 'unknown' })
})
