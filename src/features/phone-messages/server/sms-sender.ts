import { z } from 'zod'
import { callService, type ServiceAnswer, ServiceFailure } from '@/server/outside/call-service'
import { cleanWords, PhoneSendError, type PhoneSender, type SendOutcome, toUnreadable } from './phone-sender'

type SmsAccount = { baseUrl: string; username: string; apiKey: string; from?: string | undefined }

const sent = z.object({
  SMSMessageData: z.object({
    Message: z.string().optional(),
    Recipients: z.array(
      z.object({
        statusCode: z.coerce.number(),
        status: z.string().optional(),
        messageId: z.string().optional(),
      }),
    ),
  }),
})

const account = z.object({ UserData: z.object({ balance: z.string() }) })

/** What Africa's Talking says of one recipient; all else is a refusal of this message. */
const TAKEN = [100, 101, 102]
const OUTCOMES: Readonly<Record<number, SendOutcome>> = {
  401: 'outage', // held back for risk
  402: 'outage', // our sender's name is not registered
  405: 'outage', // no money is left on the account
  406: 'stopped', // the reader has opted out
  500: 'put-off',
  501: 'put-off',
}

/** SMS by Africa's Talking. */
export function createSmsSender(
  { baseUrl, username, apiKey, from }: SmsAccount,
  timeLimitMs: number,
): PhoneSender {
  const headers = { apikey: apiKey, accept: 'application/json' }

  async function call(address: string, body?: string): Promise<ServiceAnswer> {
    try {
      const sends = body === undefined ? {} : { body }
      const type = { 'content-type': 'application/x-www-form-urlencoded' }
      const answer = await callService(
        address,
        { headers: body === undefined ? headers : { ...headers, ...type }, ...sends },
        { timeLimitMs },
      )
      if (answer.status === 401 || answer.status === 403)
        throw new PhoneSendError(
          'outage',
          'Africa’s Talking does not let us in: check SMS_USERNAME and SMS_API_KEY.',
        )
      return answer
    } catch (error) {
      if (!(error instanceof ServiceFailure)) throw error
      throw new PhoneSendError(error.mayHaveArrived ? 'unknown' : 'outage', error.message)
    }
  }

  return {
    way: 'sms',
    destination: new URL(baseUrl).host,
    send: async ({ to, text }) => {
      const form = new URLSearchParams({ username, to, message: text, ...(from && { from }) })
      const answer = await call(`${baseUrl}/version1/messaging`, form.toString())
      return readAnswer(answer)
    },
    look: async () => {
      const answer = await call(`${baseUrl}/version1/user?${new URLSearchParams({ username })}`)
      const read = account.safeParse(answer.body)
      if (!read.success) throw toUnreadable(answer)
      return `The account holds ${read.data.UserData.balance}.`
    },
  }
}

/** What it calls the message. Throws PhoneSendError. */
function readAnswer(answer: ServiceAnswer): string {
  const read = sent.safeParse(answer.body)
  if (!read.success) {
    const isRefusal = answer.status >= 400 && answer.status < 500 && answer.status !== 408
    if (isRefusal && answer.status !== 429)
      throw new PhoneSendError('refused', `It was refused (status ${answer.status}).`)
    throw toUnreadable(answer)
  }
  const { Message: said, Recipients: recipients } = read.data.SMSMessageData
  const [recipient] = recipients
  // Nobody was written to: what is wrong is ours, as a sender's name that is not registered.
  if (!recipient) throw new PhoneSendError('outage', `Africa’s Talking took none: ${cleanWords(said)}`)
  const { statusCode, status, messageId } = recipient
  if (TAKEN.includes(statusCode)) {
    if (messageId) return messageId
    throw new PhoneSendError('unknown', `It was taken without a name (${statusCode}).`)
  }
  throw new PhoneSendError(OUTCOMES[statusCode] ?? 'refused', `${cleanWords(status)} (${statusCode})`)
}
