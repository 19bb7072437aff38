import { z } from 'zod'
import { createAuthorizedCaller } from './authorized-calls'
import {
  type CallProvider,
  cleanDetail,
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
  type StartedPayment,
} from './payment-provider'
import { readProviderAmount, toProviderAmount } from './provider-amounts'

export type PesapalSettings = { baseUrl: string; consumerKey: string; consumerSecret: string }

const LABEL = 'Pesapal'
const TOKEN_LIVES_MS = 5 * 60_000
const LONGEST_DESCRIPTION = 100
const LONGEST_NAME = 50

const text = z.string().min(1).max(2000)
/** Pesapal sends this object with every answer; it tells of an error only when it has a code. */
const problem = z.object({ code: z.string().nullish(), message: z.string().nullish() }).nullish().catch(null)
const anyAnswer = z.object({ error: problem, status: z.union([z.string(), z.number()]).nullish() })
const tokenAnswer = z.object({ token: text })
const ipnAnswer = z.object({ ipn_id: text })
const ipnList = z.array(z.object({ url: text, ipn_id: text }))
const orderAnswer = z.object({ order_tracking_id: text, redirect_url: z.url({ protocol: /^https?$/ }) })
const statusAnswer = z.object({
  status_code: z.number().int(),
  merchant_reference: text,
  amount: z.union([z.number(), z.string()]),
  currency: z.string(),
  confirmation_code: z.string().nullish(),
  payment_method: z.string().nullish(),
  payment_account: z.string().nullish(),
  description: z.string().nullish(),
  payment_status_description: z.string().nullish(),
})
const notice = z.object({
  OrderTrackingId: z.string().min(1).max(100),
  OrderMerchantReference: z.uuid(),
})

const [INVALID, COMPLETED, FAILED, REVERSED] = [0, 1, 2, 3]

/** Pesapal 3.0: cards, MTN and Airtel on a page of Pesapal's (docs/decisions/payment-providers.md). */
export function createPesapal(settings: PesapalSettings, limits: ProviderLimits): PaymentProvider {
  const callWithToken = createAuthorizedCaller(
    {
      label: LABEL,
      baseUrl: settings.baseUrl,
      fetchToken: (call) => fetchToken(call, settings),
      headers: (token) => ({ authorization: `Bearer ${token}` }),
      refusesToken,
    },
    limits,
  )
  const noticeIds = new Map<string, Promise<string>>()

  /** The number Pesapal knows our notice's address by, asked for once in the life of the process. */
  function getNoticeId(url: string): Promise<string> {
    const known = noticeIds.get(url)
    if (known) return known
    const found = findOrRegisterNotice(callWithToken, url)
    noticeIds.set(url, found)
    found.catch(() => noticeIds.delete(url))
    return found
  }

  return {
    name: 'pesapal',
    firstAskSeconds: 0,
    start: async (order) => {
      const { email, phone } = order.payer
      if (!email && !phone)
        throw new ProviderRefused('Pesapal needs the guest’s e-mail address or phone number.')
      return submitOrder(callWithToken, order, await getNoticeId(order.noticeUrl))
    },
    ask: async (payment) => {
      // The page to pay on came in the answer that was lost: nobody has it, so nobody can pay.
      if (payment.providerReference === null) return { status: 'unknown' }
      return askStatus(callWithToken, payment.reference, payment.providerReference)
    },
    refund: async (payment, amount, remarks) => {
      if (payment.means === 'mobile-money' && toProviderAmount(amount) !== toProviderAmount(payment.amount))
        throw new ProviderRefused('Pesapal gives mobile money back only as a whole.')
      const reply = await callWithToken({
        method: 'POST',
        path: '/api/Transactions/RefundRequest',
        json: {
          confirmation_code: payment.confirmation,
          amount: toProviderAmount(amount),
          username: 'Booking system',
          remarks: toLine(remarks, LONGEST_DESCRIPTION) || 'Refund',
        },
      })
      assertAccepted(reply)
      return 'requested'
    },
    cancel: async ({ providerReference }) => {
      if (providerReference === null) return true
      const reply = await callWithToken({
        method: 'POST',
        path: '/api/Transactions/CancelOrder',
        json: { order_tracking_id: providerReference },
      })
      return readProblem(reply) === null && String(parse(anyAnswer, reply).status) === '200'
    },
    readNotice,
  }
}

async function fetchToken(call: CallProvider, { consumerKey, consumerSecret }: PesapalSettings) {
  const reply = await call({
    method: 'POST',
    path: '/api/Auth/RequestToken',
    json: { consumer_key: consumerKey, consumer_secret: consumerSecret },
  })
  const refusal = readProblem(reply)
  // Their words are not passed on: they may repeat the key.
  if (refusal) throw new ProviderRefused('Pesapal refused our key and secret: check PESAPAL_CONSUMER_KEY.')
  return { token: parse(tokenAnswer, reply).token, livesMs: TOKEN_LIVES_MS }
}

/** Asks first, so that a restart or another process does not register the same address again. */
async function findOrRegisterNotice(call: CallProvider, url: string): Promise<string> {
  const listed = ipnList.safeParse((await call({ method: 'GET', path: '/api/URLSetup/GetIpnList' })).body)
  const known = listed.data?.find((registered) => registered.url === url)
  if (known) return known.ipn_id
  const reply = await call({
    method: 'POST',
    path: '/api/URLSetup/RegisterIPN',
    json: { url, ipn_notification_type: 'POST' },
  })
  assertAccepted(reply)
  return parse(ipnAnswer, reply).ipn_id
}

async function submitOrder(
  call: CallProvider,
  order: PaymentOrder,
  noticeId: string,
): Promise<StartedPayment> {
  const reply = await call({
    method: 'POST',
    path: '/api/Transactions/SubmitOrderRequest',
    json: {
      id: order.reference,
      currency: order.amount.currency,
      amount: Number(toProviderAmount(order.amount)),
      description: toLine(order.description, LONGEST_DESCRIPTION),
      callback_url: order.returnUrl,
      cancellation_url: order.cancelUrl,
      redirect_mode: 'TOP_WINDOW',
      notification_id: noticeId,
      billing_address: toBillingAddress(order.payer),
    },
  })
  // An order sent twice may come with its page or be refused; without the page nobody can pay it.
  const started = orderAnswer.safeParse(reply.body)
  if (!started.success) {
    assertAccepted(reply)
    throw toUnreachable(LABEL, reply)
  }
  return { providerReference: started.data.order_tracking_id, redirectUrl: started.data.redirect_url }
}

function toBillingAddress({ name, email, phone }: PaymentOrder['payer']) {
  const [first = '', ...rest] = toLine(name, 2 * LONGEST_NAME).split(' ')
  return {
    ...(email ? { email_address: email } : {}),
    ...(phone ? { phone_number: phone } : {}),
    first_name: first.slice(0, LONGEST_NAME),
    last_name: rest.join(' ').slice(0, LONGEST_NAME),
  }
}

async function askStatus(call: CallProvider, reference: string, trackingId: string): Promise<ProviderAnswer> {
  const reply = await call({
    method: 'GET',
    path: `/api/Transactions/GetTransactionStatus?orderTrackingId=${encodeURIComponent(trackingId)}`,
  })
  const problem = readProblem(reply)
  // Said of an order that nobody has tried to pay yet.
  if (problem?.code === 'payment_details_not_found') return { status: 'pending' }
  if (problem) throw new ProviderUnreachable(`Pesapal could not say what became of it: ${problem.code}.`)
  const told = parse(statusAnswer, reply)
  if (told.merchant_reference !== reference)
    throw new ProviderUnreachable('Pesapal answered about another payment than the one asked for.')
  return toAnswer(told, trackingId)
}

function toAnswer(told: z.infer<typeof statusAnswer>, trackingId: string): ProviderAnswer {
  const detail = cleanDetail(told.description || told.payment_status_description || 'Failed')
  switch (told.status_code) {
    case COMPLETED: {
      const amount = readProviderAmount(told.amount, told.currency)
      // Money came, in a currency or a fraction that is not ours to guess.
      if (!amount) return { status: 'ambiguous' }
      return {
        status: 'paid',
        amount,
        confirmation: told.confirmation_code || trackingId,
        means: /visa|master|card|amex|american/i.test(told.payment_method ?? '') ? 'card' : 'mobile-money',
        account: maskAccount(told.payment_account),
      }
    }
    case FAILED:
      return { status: 'failed', reason: readFailureReason(detail), detail }
    case REVERSED:
      return { status: 'reversed' }
    case INVALID:
      return { status: 'pending' }
    default:
      return { status: 'ambiguous' }
  }
}

/** Pesapal masks it; should it ever not, no more than the last four digits are kept. */
function maskAccount(account: string | null | undefined): string | null {
  const last = /(\d{1,4})\D*$/.exec(account ?? '')?.[1]
  return last ? `•••• ${last}` : null
}

function readNotice({ query, body }: Parameters<PaymentProvider['readNotice']>[0]) {
  const told = [body, query].map((part) => notice.safeParse(part)).find(({ success }) => success)?.data
  if (!told) return null
  return {
    reference: told.OrderMerchantReference.toLowerCase(),
    reply: {
      orderNotificationType: 'IPNCHANGE',
      orderTrackingId: told.OrderTrackingId,
      orderMerchantReference: told.OrderMerchantReference,
      status: 200,
    },
  }
}

function readProblem(reply: ProviderReply): { code: string; message: string } | null {
  const { data } = anyAnswer.safeParse(reply.body)
  return data?.error?.code
    ? { code: cleanDetail(data.error.code), message: cleanDetail(data.error.message ?? '') }
    : null
}

/** Throws ProviderRefused for an error they name, ProviderUnreachable for a failure of theirs. */
function assertAccepted(reply: ProviderReply): void {
  if (reply.status >= 500) throw toUnreachable(LABEL, reply)
  const problem = readProblem(reply)
  if (problem) throw new ProviderRefused(`Pesapal refused: ${problem.message || problem.code}.`)
  const told = anyAnswer.safeParse(reply.body)
  if (!told.success || reply.status >= 300 || String(told.data.status ?? '200') !== '200')
    throw toUnreachable(LABEL, reply)
}

function refusesToken(reply: ProviderReply): boolean {
  return reply.status === 401 || /token|unauthori[sz]ed/i.test(readProblem(reply)?.code ?? '')
}

function parse<T>(shape: z.ZodType<T>, reply: ProviderReply): T {
  const read = shape.safeParse(reply.body)
  if (!read.success) throw toUnreachable(LABEL, reply)
  return read.data
}
