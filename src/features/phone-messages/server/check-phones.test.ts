import { expect, onTestFinished, test } from 'vitest'
import { readSettings } from '@/server/env'
import { smsEnvironment, startSmsSimulator } from '../../../../simulators/africas-talking'
import { startWhatsappSimulator, whatsappEnvironment } from '../../../../simulators/whatsapp'
import { checkPhones } from './check-phones'

test('the doctor says of each way to phones whether it lets us in, and names no key', async () => {
  const sms = await startSmsSimulator()
  const whatsapp = await startWhatsappSimulator()
  onTestFinished(async () => {
    await sms.close()
    await whatsapp.close()
  })
  const env = { ...smsEnvironment(sms.url), ...whatsappEnvironment(whatsapp.url) }
  const host = new URL(sms.url).host
  expect(await checkPhones(readSettings(env))).toMatchObject([
    { about: 'sms', state: 'ok', said: `${host} lets us in. The account holds UGX 5000.0000.` },
    { about: 'whatsapp', state: 'ok' },
  ])
  expect(sms.inbox.messages).toEqual([])
  const wrong = { ...env, SMS_API_KEY: 'wrong-key-of-ours', WHATSAPP_ACCESS_TOKEN: 'wrong-token-of-ours' }
  const findings = await checkPhones(readSettings(wrong))
  expect(findings).toMatchObject([
    { about: 'sms', state: 'failed', said: expect.stringContaining('check SMS_USERNAME and SMS_API_KEY') },
    { about: 'whatsapp', state: 'failed', said: expect.stringContaining('Invalid OAuth access token') },
  ])
  expect(JSON.stringify(findings)).not.toMatch(/wrong-/)
  expect(await checkPhones(readSettings({}))).toEqual([])
})
