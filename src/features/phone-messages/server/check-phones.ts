import { type Finding, fail, ok } from '@/server/doctor/finding'
import type { Settings } from '@/server/env'
import { WAY_NAMES } from '../rules/ways'
import { openSenders } from './open-senders'

const TIME_LIMIT_MS = 10_000

/** Whether the ways to phones that are set up let us in; a finding each, none where none is set up. No message is sent. */
export async function checkPhones(settings: Settings): Promise<Finding[]> {
  return await Promise.all(
    Object.values(openSenders(settings, TIME_LIMIT_MS)).map(async ({ way, destination, look }) => {
      try {
        return ok(way, `${destination} lets us in. ${await look()}`)
      } catch (error) {
        const said = error instanceof Error ? error.message : String(error)
        const names = way === 'sms' ? 'SMS_' : 'WHATSAPP_'
        return fail(way, `${WAY_NAMES[way]}: ${said}`, `Check the settings that begin with ${names}.`)
      }
    }),
  )
}
