import { z } from 'zod'
import { callService, type ServiceAnswer, ServiceFailure } from '@/server/outside/call-service'
import { toParameter } from '../rules/whatsapp-template'
import { cleanWords, PhoneSendError, type PhoneSender, type SendOutcome, toUnreadable } from './phone-sender'

type WhatsappAccount = { baseUrl: string; phoneNumberId: string; accessToken: string; language: string }

const sent = z.object({ messages: z.array(z.object({ id: z.string().min(1) })).min(1) })
const refusal = z.object({ error: z.object({ code: z.number(), message: z.string().optional() }) })
const account = z.object({ display_phone_number: z.string(), verified_name: z.string().optional() })

/** What WhatsApp's codes say of more than one message; all else is a refusal of this one. */
const OUTCOMES: Readonly<Record<number, SendOutcome>> = {
  0: 'outage', // the token cannot be used
  1: 'put-off',
  2: 'put-off',
  4: 'outage', // too many calls
  10: 'outage', // we may not
  190: 'outage', // the token has ended
  200: 'outage',
  368: 'outage', // blocked for breaking rules
  80007: 'outage', // too many messages
  130429: 'outage',
  131000: 'put-off',
  131005: 'outage', // we may not
  131016: 'put-off',
  131031: 'outage', // the account is locked
  131042: 'outage', // it is not paid for
  131045: 'outage', // the number is not registered
  131050: 'stopped',
  131056: 'put-off', // too many to this number
}

/** Templates by WhatsApp's Cloud API. */
export function createWhatsappSender(
  { baseUrl, phoneNumberId, accessToken, language }: WhatsappAccount,
  timeLimitMs: number,
): PhoneSender {
  const headers = { authorization: `Bearer ${accessToken}`, accept: 'application/json' }

  async function call(address: string, json?: unknown): Promise<ServiceAnswer> {
    const request =
      json === undefined
        ? { headers }
        : { headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(json) }
    try {
      const answer = await callService(address, request, { timeLimitMs })
      assertTaken(answer)
      return answer
    } catch (error) {
      if (!(error instanceof ServiceFailure)) throw error
      throw new PhoneSendError(error.mayHaveArrived ? 'unknown' : 'outage', error.message)
    }
  }

  return {
    way: 'whatsapp',
    destination: new URL(baseUrl).host,
    send: async ({ to, template }) => {
      const parameters = template.parameters.map((text) => ({ type: 'text', text: toParameter(text) }))
      const answer = await call(`${baseUrl}/${phoneNumberId}/messages`, {
        messaging_product: 'whatsapp',
        to: to.replace('+', ''),
        type: 'template',
        template: {
          name: template.name,
          language: { code: template.language ?? language },
          ...(parameters.length > 0 && { components: [{ type: 'body', parameters }] }),
        },
      })
      const read = sent.safeParse(answer.body)
      const [message] = read.data?.messages ?? []
      if (!message) throw toUnreadable(answer)
      return message.id
    },
    look: async () => {
      const fields = new URLSearchParams({ fields: 'display_phone_number,verified_name' })
      const answer = await call(`${baseUrl}/${phoneNumberId}?${fields}`)
      const read = account.safeParse(answer.body)
      if (!read.success) throw toUnreadable(answer)
      return `Messages come from ${read.data.verified_name ?? 'our number'}.`
    },
  }
}

/** Throws PhoneSendError for an answer that says no. */
function assertTaken(answer: ServiceAnswer): void {
  const read = refusal.safeParse(answer.body)
  if (read.success) {
    const { code, message } = read.data.error
    throw new PhoneSendError(OUTCOMES[code] ?? 'refused', `${cleanWords(message)} (${code})`)
  }
  if (answer.status === 401)
    throw new PhoneSendError('outage', 'WhatsApp does not let us in: check WHATSAPP_ACCESS_TOKEN.')
}
