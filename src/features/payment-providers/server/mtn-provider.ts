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
  type PaymentOrder,
  type PaymentProvider,
  type ProviderAnswer,
  ProviderRefused,
  ProviderUnreachable,
} from './payment-provider'
import { readProviderAmount, toProviderAmount } from './provider-amounts'

export type MtnSettings = {
  baseUrl: string
  /** `mtnuganda`, or `sandbox`. */
  targetEnvironment: string
  subscriptionKey: string
  apiUser: string
  apiKey: string
  /** UGX; the sandbox knows EUR alone, and is asked for as many euros as shillings. */
  currency: string
}

const LABEL = 'MTN'
const LONGEST_NOTE = 160

/** Errors that certainly started nothing, though MTN answers some of them with status 500. */
const REFUSALS = [
  'INVALID_CURRENCY',
  'INVALID_CALLBACK_URL_HOST',
  'NOT_ALLOWED',
  'NOT_ALLOWED_TARGET_ENVIRONMENT',
  'PAYER_NOT_FOUND',
  'PAYEE_NOT_FOUND',
  'PAYEE_NOT_ALLOWED_TO_RECEIVE',
]

const tokenAnswer = z.object({
  access_token: z.string().min(1).max(8000),
  expires_in: z.coerce.number().positive(),
})
const problemAnswer = z.object({ code: z.string(), message: z.string().nullish() })
const statusAnswer = z.object({
  status: z.string(),
  amount: z.union([z.string(), z.number()]),
  currency: z.string(),
  externalId: z.string().nullish(),
  financialTransactionId: z.coerce.string().nullish(),
  payer: z.object({ partyId: z.coerce.string() }).nullish().catch(null),
  reason: z.union([z.string(), problemAnswer]).nullish().catch(null),
})
const notice = z.object({ externalId: z.uuid() })

/** MTN MoMo Collections: a prompt on the payer's phone, open for five minutes (docs/decisions/payment-providers.md). */
export function createMtn(settings: MtnSettings, limits: ProviderLimits): PaymentProvider {
  const callWithToken = createAuthorizedCaller(
    {
      label: LABEL,
      baseUrl: settings.baseUrl,
      fetchToken: (call) => fetchToken(call, settings),
      headers: (token) => ({
        authorization: `Bearer ${token}`,
        'ocp-apim-subscription-key': settings.subscriptionKey,
        'x-target-environment': settings.targetEnvironment,
      }),
      refusesToken: ({ status }) => status === 401,
    },
    limits,
  )

  return {
    name: 'mtn',
    firstAskSeconds: 0,
    start: async (order) => {
      const body = toRequest(order, settings.currency)
      const isHostRefused = await requestToPay(
        callWithToken,
        order,
        body,
        noticeHeader(order, settings.baseUrl),
      )
      // Notices are a convenience: without a registered host the payment is asked for all the same.
      if (isHostRefused) await requestToPay(callWithToken, order, body, {})
      return { providerReference: order.reference, redirectUrl: null }
    },
    ask: async ({ reference }) => {
      const reply = await callWithToken({ method: 'GET', path: `/collection/v1_0/requesttopay/${reference}` })
      // Any web server says 404; only MTN's own words say that the payment is not there.
      if (reply.status === 404 && readProblem(reply)?.code === 'RESOURCE_NOT_FOUND')
        return { status: 'unknown' }
      const told = statusAnswer.safeParse(reply.body)
      if (reply.status !== 200 || !told.success) throw toUnreachable(LABEL, reply)
      if (told.data.externalId && told.data.externalId.toLowerCase() !== reference)
        throw new ProviderUnreachable('MTN answered about another payment than the one asked for.')
      return toAnswer(told.data, reference, settings.currency)
    },
    refund: async () => {
      throw new ProviderRefused(
        'MTN takes refunds in its own portal only: send the money back there, then record it here.',
      )
    },
    // A prompt cannot be taken back: it ends by itself.
    cancel: async () => false,
    readNotice: ({ body }) => {
      const told = notice.safeParse(body)
      return told.success ? { reference: told.data.externalId.toLowerCase(), reply: {} } : null
    },
  }
}

async function fetchToken(call: CallProvider, { apiUser, apiKey, subscriptionKey }: MtnSettings) {
  const reply = await call({
    method: 'POST',
    path: '/collection/token/',
    headers: {
      authorization: `Basic ${Buffer.from(`${apiUser}:${apiKey}`).toString('base64')}`,
      'ocp-apim-subscription-key': subscriptionKey,
    },
  })
  if (reply.status === 401 || reply.status === 403)
    throw new ProviderRefused(
      'MTN refused our keys: check MTN_SUBSCRIPTION_KEY, MTN_API_USER and MTN_API_KEY.',
    )
  const read = tokenAnswer.safeParse(reply.body)
  if (!read.success) throw toUnreachable(LABEL, reply)
  return { token: read.data.access_token, livesMs: read.data.expires_in * 1000 }
}

function toRequest(order: PaymentOrder, currency: string) {
  const payer = toMobileNumber(order.payer.phone ?? '')
  if (!payer) throw new ProviderRefused('MTN needs the mobile number that pays.')
  if (order.amount.currency !== 'UGX') throw new ProviderRefused('MTN takes shillings only.')
  const note = toNote(order.description)
  return {
    amount: toProviderAmount(order.amount),
    currency,
    externalId: order.reference,
    payer: { partyIdType: 'MSISDN', partyId: payer },
    payerMessage: note,
    payeeNote: note,
  }
}

/** MTN fails on apostrophes and on notes that are longer. */
function toNote(text: string): string {
  return toLine(text.normalize('NFKD').replace(/[^\w\s.,:()-]/g, ''), LONGEST_NOTE)
}

/** A notice needs an https address of ours; a simulator on this machine takes any. */
function noticeHeader({ noticeUrl }: PaymentOrder, baseUrl: string): Record<string, string> {
  const isSecure = noticeUrl.startsWith('https:') || baseUrl.startsWith('http:')
  return isSecure ? { 'x-callback-url': noticeUrl } : {}
}

/** Resolves to true when MTN refused only the host of our notice's address. */
async function requestToPay(
  call: CallProvider,
  { reference }: PaymentOrder,
  json: object,
  headers: Record<string, string>,
): Promise<boolean> {
  const reply = await call({
    method: 'POST',
    path: '/collection/v1_0/requesttopay',
    headers: { ...headers, 'x-reference-id': reference },
    json,
  })
  // 409: this order came before.
  if (reply.status === 202 || reply.status === 409) return false
  const problem = readProblem(reply)
  if (problem?.code === 'INVALID_CALLBACK_URL_HOST' && headers['x-callback-url']) return true
  const isRefused = isTurnedDown(reply) || REFUSALS.includes(problem?.code ?? '')
  if (isRefused)
    throw new ProviderRefused(`MTN refused: ${problem?.message || problem?.code || reply.status}.`)
  throw toUnreachable(LABEL, reply)
}

function toAnswer(told: z.infer<typeof statusAnswer>, reference: string, currency: string): ProviderAnswer {
  const detail = cleanDetail(
    typeof told.reason === 'string' ? told.reason : (told.reason?.code ?? told.status),
  )
  switch (told.status) {
    case 'PENDING':
    case 'CREATED':
    case 'ONGOING':
      return { status: 'pending' }
    case 'SUCCESSFUL': {
      const amount = told.currency === currency ? readProviderAmount(told.amount, 'UGX') : null
      // Money came, in a currency or a fraction that is not ours to guess.
      if (!amount) return { status: 'ambiguous' }
      return {
        status: 'paid',
        amount,
        confirmation: told.financialTransactionId || reference,
        means: 'mobile-money',
        account: told.payer ? `•••• ${told.payer.partyId.slice(-3)}` : null,
      }
    }
    case 'TIMEOUT':
      return { status: 'expired' }
    case 'FAILED':
    case 'REJECTED':
      return /expired|timeout/i.test(detail)
        ? { status: 'expired' }
        : { status: 'failed', reason: readFailureReason(detail), detail }
    default:
      return { status: 'ambiguous' }
  }
}

function readProblem(reply: ProviderReply): { code: string; message: string } | null {
  const { data } = problemAnswer.safeParse(reply.body)
  return data ? { code: cleanDetail(data.code), message: cleanDetail(data.message ?? '') } : null
}
