import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { toMobileNumber } from '../rules/mobile-number'
import { createAuthorizedCaller } from './authorized-calls'
import {
  type CallProvider,
  cleanDetail,
  isTurnedDown,
  type ProviderLimits,
  type ProviderReply,
  toLine,
  toUnreachable,
} from './call-provider'
import { readFailureReason } from './failure-reasons'
import {
  type Notice,
  type NoticeRequest,
  type PaymentOrder,
  type PaymentProvider,
  type ProviderAnswer,
  ProviderRefused,
  ProviderUnreachable,
  type SentPayment,
} from './payment-provider'
import { readProviderAmount, toProviderAmount } from './provider-amounts'

export type AirtelSettings = {
  baseUrl: string
  clientId: string
  clientSecret: string
  /** Signs Airtel's notices, where that is switched on. */
  callbackKey: string | undefined
}

const LABEL = 'Airtel'
const PLACE = { country: 'UG', currency: 'UGX' }
const LONGEST_REFERENCE = 64
/** An id that was sent before. */
const DUPLICATE = 'ESB000041'

const tokenAnswer = z.object({
  access_token: z.string().min(1).max(8000),
  expires_in: z.coerce.number().positive(),
})
const anyAnswer = z.object({
  data: z
    .object({ transaction: z.object({ status: z.coerce.string().nullish() }).nullish() })
    .nullish()
    .catch(null),
  status: z.object({
    success: z.boolean().nullish().catch(null),
    message: z.string().nullish().catch(null),
    result_code: z.string().nullish().catch(null),
  }),
})
const transactionAnswer = z.object({
  data: z.object({
    transaction: z.object({
      id: z.coerce.string().nullish(),
      status: z.string(),
      airtel_money_id: z.coerce.string().nullish(),
      message: z.string().nullish(),
      amount: z.union([z.string(), z.number()]).nullish(),
    }),
  }),
})
const notice = z.object({ transaction: z.unknown(), hash: z.string().max(200).nullish() })
const noticeTransaction = z.object({ id: z.uuid() })

/** Airtel Money: a prompt on the payer's phone (docs/decisions/payment-providers.md). */
export function createAirtel(settings: AirtelSettings, limits: ProviderLimits): PaymentProvider {
  const callWithToken = createAuthorizedCaller(
    {
      label: LABEL,
      baseUrl: settings.baseUrl,
      fetchToken: (call) => fetchToken(call, settings),
      headers: (token) => ({
        authorization: `Bearer ${token}`,
        'x-country': PLACE.country,
        'x-currency': PLACE.currency,
      }),
      refusesToken: ({ status }) => status === 401,
    },
    limits,
  )

  return {
    name: 'airtel',
    firstAskSeconds: 180,
    start: async (order) => {
      await requestPayment(callWithToken, order)
      return { providerReference: order.reference, redirectUrl: null }
    },
    ask: (payment) => askStatus(callWithToken, payment),
    refund: async ({ confirmation, amount: came }, amount) => {
      if (toProviderAmount(amount) !== toProviderAmount(came) || amount.currency !== came.currency)
        throw new ProviderRefused('Airtel gives money back only as a whole.')
      const reply = await callWithToken({
        method: 'POST',
        path: '/standard/v1/payments/refund',
        json: { transaction: { airtel_money_id: confirmation } },
      })
      assertAccepted(reply)
      return 'done'
    },
    // A prompt cannot be taken back: it ends by itself.
    cancel: async () => false,
    readNotice: (request) => readNotice(request, settings.callbackKey),
  }
}

async function fetchToken(call: CallProvider, { clientId, clientSecret }: AirtelSettings) {
  const reply = await call({
    method: 'POST',
    path: '/auth/oauth2/token',
    json: { client_id: clientId, client_secret: clientSecret, grant_type: 'client_credentials' },
  })
  if ([400, 401, 403].includes(reply.status))
    throw new ProviderRefused('Airtel refused our keys: check AIRTEL_CLIENT_ID and AIRTEL_CLIENT_SECRET.')
  const read = tokenAnswer.safeParse(reply.body)
  if (!read.success) throw toUnreachable(LABEL, reply)
  return { token: read.data.access_token, livesMs: read.data.expires_in * 1000 }
}

async function requestPayment(call: CallProvider, order: PaymentOrder): Promise<void> {
  const number = toMobileNumber(order.payer.phone ?? '')
  if (!number?.startsWith('256')) throw new ProviderRefused('Airtel needs a mobile number of Uganda.')
  if (order.amount.currency !== 'UGX') throw new ProviderRefused('Airtel takes shillings only.')
  const reply = await call({
    method: 'POST',
    path: '/merchant/v1/payments/',
    json: {
      reference: toLine(order.description.replace(/[^\w\s]/g, ''), LONGEST_REFERENCE),
      subscriber: { ...PLACE, msisdn: number.slice(3) },
      transaction: { ...PLACE, amount: order.amount.shillings, id: order.reference },
    },
  })
  if (anyAnswer.safeParse(reply.body).data?.status.result_code === DUPLICATE) return
  assertAccepted(reply)
}

/** Decided by the transaction's status alone: what the codes beside it mean is told in different ways. */
async function askStatus(call: CallProvider, payment: SentPayment): Promise<ProviderAnswer> {
  const reply = await call({ method: 'GET', path: `/standard/v1/payments/${payment.reference}` })
  const told = transactionAnswer.safeParse(reply.body)
  if (reply.status === 404 && anyAnswer.safeParse(reply.body).success) return { status: 'unknown' }
  if (!told.success || reply.status >= 300) throw toUnreachable(LABEL, reply)
  const { id, status, message, amount, airtel_money_id } = told.data.data.transaction
  if (id && id.toLowerCase() !== payment.reference)
    throw new ProviderUnreachable('Airtel answered about another payment than the one asked for.')
  const detail = cleanDetail(message || 'Failed')
  switch (status) {
    case 'TS': {
      // The payer confirms the exact amount; Airtel repeats it in some answers only.
      const came = amount == null ? payment.amount : readProviderAmount(amount, PLACE.currency)
      if (!came) return { status: 'ambiguous' }
      return {
        status: 'paid',
        amount: came,
        confirmation: airtel_money_id || payment.reference,
        means: 'mobile-money',
        account: null,
      }
    }
    case 'TF':
      return { status: 'failed', reason: readFailureReason(detail), detail }
    case 'TIP':
      return { status: 'pending' }
    case 'TE':
      return { status: 'expired' }
    default:
      return { status: 'ambiguous' }
  }
}

function readNotice({ body }: NoticeRequest, callbackKey: string | undefined): Notice | null {
  const told = notice.safeParse(body)
  const transaction = noticeTransaction.safeParse(told.data?.transaction)
  if (!told.success || !transaction.success) return null
  if (callbackKey && !isSigned(told.data.transaction, told.data.hash ?? '', callbackKey)) return null
  return { reference: transaction.data.id.toLowerCase(), reply: {} }
}

/** The hash is that of `transaction` as it was sent, with its fields in their order. */
function isSigned(transaction: unknown, hash: string, key: string): boolean {
  const expected = createHmac('sha256', key).update(JSON.stringify(transaction)).digest()
  const given = Buffer.from(hash, 'base64')
  return given.length === expected.length && timingSafeEqual(given, expected)
}

/**
 * Throws ProviderRefused when they turned the request itself down, ProviderUnreachable for everything that is neither
 * that nor a plain success: what `success: false` in an answer of status 200 means is not known.
 */
function assertAccepted(reply: ProviderReply): void {
  const told = anyAnswer.safeParse(reply.body)
  const isOk = reply.status >= 200 && reply.status < 300
  if (isOk && told.success && told.data.status.success === true) return
  if (isTurnedDown(reply))
    throw new ProviderRefused(
      `Airtel refused: ${cleanDetail(told.data?.status.message || `status ${reply.status}`)}.`,
    )
  throw toUnreachable(LABEL, reply)
}
