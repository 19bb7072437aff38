import { randomUUID } from 'node:crypto'
import { createBearerTokens } from './bearer-tokens'
import { PHONE_OUTCOMES } from './phone-outcomes'
import { escapeHtml, paymentFacts, simulatorPage } from './simulated-page'
import {
  createSimulatedPayments,
  type Outcome,
  postJson,
  type SimulatedPayment,
  type SimulationOptions,
} from './simulated-payments'
import {
  fieldsOf,
  type SimulatedReply,
  type SimulatedRequest,
  startSimulatedServer,
} from './simulated-server'
import { serveStatement } from './statement'

export const PESAPAL_SIMULATOR_KEYS = { consumerKey: 'simulator-key', consumerSecret: 'simulator-secret' }

const STATEMENT_TITLES = {
  confirmation: 'Confirmation Code',
  reference: 'Merchant Reference',
  amount: 'Amount',
  date: 'Date',
  status: 'Status',
}

/** The settings that lead the app to a simulator at this address. */
export function pesapalEnvironment(url: string): Record<string, string> {
  return {
    PESAPAL_BASE_URL: url,
    PESAPAL_CONSUMER_KEY: PESAPAL_SIMULATOR_KEYS.consumerKey,
    PESAPAL_CONSUMER_SECRET: PESAPAL_SIMULATOR_KEYS.consumerSecret,
  }
}

const TOKEN_LIVES_MS = 5 * 60_000
const STATUS_CODES = { pending: 0, expired: 0, ambiguous: 0, paid: 1, failed: 2, reversed: 3 } as const
const STATUS_WORDS = ['INVALID', 'COMPLETED', 'FAILED', 'REVERSED']
/** Pesapal sends an error object with every answer, also where there is none. */
const NO_ERROR = { error_type: null, code: null, message: null }

type Options = SimulationOptions & {
  /** What an order gets that comes a second time: the first answer again, or a refusal. */
  onRepeat?: 'answer' | 'refuse'
}

/** Stands in for Pesapal 3.0: tokens, notice addresses, orders with a page to pay on, status, refunds, cancelling. */
export async function startPesapalSimulator(options: Options = {}) {
  const { clock = () => new Date(), onRepeat = 'answer', notices = 'once' } = options
  const tokens = createBearerTokens(clock, TOKEN_LIVES_MS)
  const registered = new Map<string, { url: string; ipn_id: string; created_date: string }>()
  const payments = createSimulatedPayments({ clock, notices, postNotice })
  const means = new Map<string, string>()
  const server = await startSimulatedServer(handle, options.port)

  function handle(request: SimulatedRequest): SimulatedReply {
    const { method, path } = request
    const route = `${method} ${path}`
    if (route === 'POST /api/Auth/RequestToken') return issueToken(request)
    if (path.startsWith('/pay/')) return servePayPage(request)
    if (route === 'GET /') return { status: 200, html: simulatorPage('Pesapal', INDEX) }
    if (route === 'GET /statement.csv') return serveStatement(payments, STATEMENT_TITLES)
    if (!tokens.isValid(request.headers.authorization))
      return refuse('invalid_access_token', 'Token expired', 401)
    if (route === 'POST /api/URLSetup/RegisterIPN') return registerNotice(request)
    if (route === 'GET /api/URLSetup/GetIpnList') return { status: 200, json: [...registered.values()] }
    if (route === 'POST /api/Transactions/SubmitOrderRequest') return submitOrder(request)
    if (route === 'GET /api/Transactions/GetTransactionStatus') return tellStatus(request)
    if (route === 'POST /api/Transactions/RefundRequest') return requestRefund(request)
    if (route === 'POST /api/Transactions/CancelOrder') return cancelOrder(request)
    return { status: 404, json: { message: 'No such resource' } }
  }

  function issueToken({ body }: SimulatedRequest): SimulatedReply {
    const { consumer_key, consumer_secret } = fieldsOf(body)
    const { consumerKey, consumerSecret } = PESAPAL_SIMULATOR_KEYS
    if (consumer_key !== consumerKey || consumer_secret !== consumerSecret)
      return refuse('invalid_consumer_key_or_secret_provided', `Unknown key ${String(consumer_key)}`)
    const { token, expiresAt } = tokens.issue()
    return accept({ token, expiryDate: expiresAt.toISOString() })
  }

  function registerNotice({ body }: SimulatedRequest): SimulatedReply {
    const url = String(fieldsOf(body).url ?? '')
    if (!URL.canParse(url)) return refuse('invalid_ipn_url', 'The URL is not valid')
    const entry = { url, ipn_id: randomUUID(), created_date: clock().toISOString() }
    registered.set(entry.ipn_id, entry)
    return accept(entry)
  }

  function submitOrder({ body }: SimulatedRequest): SimulatedReply {
    const order = fieldsOf(body)
    const address = fieldsOf(order.billing_address)
    const notice = registered.get(String(order.notification_id))
    const reference = String(order.id ?? '')
    if (!notice) return refuse('invalid_notification_id', 'The IPN id is not known')
    if (!address.email_address && !address.phone_number)
      return refuse('invalid_billing_address', 'E-mail or phone')
    if (!(Number(order.amount) > 0)) return refuse('invalid_amount', 'The amount is not valid')
    if (!/^[\w.:-]{1,50}$/.test(reference)) return refuse('invalid_id', 'The id is not valid')
    const known = payments.find(reference)
    if (known && onRepeat === 'refuse') return refuse('duplicate_order_id', 'This id was used before', 409)
    const payment =
      known ??
      payments.add({
        reference,
        currency: String(order.currency),
        amount: Number(order.amount),
        phone: String(address.phone_number ?? ''),
        description: String(order.description ?? ''),
        noticeUrl: notice.url,
        returnUrl: String(order.callback_url ?? ''),
        cancelUrl: String(order.cancellation_url ?? order.callback_url ?? ''),
      })
    return accept({
      order_tracking_id: payment.trackingId,
      merchant_reference: reference,
      redirect_url: `${server.url}/pay/${payment.trackingId}`,
    })
  }

  function tellStatus({ query }: SimulatedRequest): SimulatedReply {
    const payment = payments.findByTrackingId(query.orderTrackingId ?? '')
    if (!payment) return refuse('order_not_found', 'No such order', 404)
    const code = STATUS_CODES[payment.state]
    const isOpen = code === 0
    return {
      status: 200,
      json: {
        payment_method: isOpen ? '' : (means.get(payment.reference) ?? 'MTNUG'),
        amount:
          payment.state === 'paid' || payment.state === 'reversed' ? payment.paidAmount : payment.amount,
        created_date: payment.startedAt.toISOString(),
        confirmation_code: isOpen ? '' : payment.confirmation,
        payment_status_description: STATUS_WORDS[code],
        description: payment.reason || null,
        message: 'Request processed successfully',
        payment_account: isOpen
          ? ''
          : means.get(payment.reference) === 'Visa'
            ? '476173**0010'
            : '256772xxx456',
        call_back_url: payment.returnUrl,
        status_code: code,
        merchant_reference: payment.reference,
        currency: payment.currency,
        error:
          isOpen && payment.state !== 'ambiguous'
            ? { error_type: 'api_error', code: 'payment_details_not_found', message: 'Pending Payment' }
            : NO_ERROR,
        status: isOpen && payment.state !== 'ambiguous' ? '500' : '200',
      },
    }
  }

  function requestRefund({ body }: SimulatedRequest): SimulatedReply {
    const { confirmation_code, amount, username, remarks } = fieldsOf(body)
    const payment = payments.list().find(({ confirmation }) => confirmation === confirmation_code)
    if (payment?.state !== 'paid') return refuse('invalid_refund', 'Only completed payments')
    if (payment.refundedAmount > 0) return refuse('invalid_refund', 'A refund was requested before')
    if (!username || !remarks || !(Number(amount) > 0) || Number(amount) > payment.paidAmount)
      return refuse('invalid_refund', 'The request is not valid')
    if (means.get(payment.reference) !== 'Visa' && Number(amount) !== payment.paidAmount)
      return refuse('invalid_refund', 'Mobile money is refunded in full')
    payment.refundedAmount = Number(amount)
    return accept({ message: 'Refund request successfully' })
  }

  function cancelOrder({ body }: SimulatedRequest): SimulatedReply {
    const payment = payments.findByTrackingId(String(fieldsOf(body).order_tracking_id))
    if (!payment || !['pending', 'failed'].includes(payment.state))
      return refuse('invalid_cancellation', 'Only failed or pending orders')
    payments.settle(payment.reference, { state: 'failed', reason: 'Cancelled by the merchant' })
    return accept({ message: 'Order successfully cancelled.' })
  }

  function servePayPage({ method, path, body }: SimulatedRequest): SimulatedReply {
    const payment = payments.findByTrackingId(path.split('/')[2] ?? '')
    if (!payment)
      return { status: 404, html: simulatorPage('No such order', '<p>Nothing is to be paid here.</p>') }
    if (method !== 'POST') return { status: 200, html: payPage(payment) }
    const { press } = fieldsOf(body)
    if (press !== 'reverse') means.set(payment.reference, press === 'pay-by-card' ? 'Visa' : 'MTNUG')
    const outcome = outcomeOf(String(press), payment)
    if (outcome) payments.settle(payment.reference, outcome)
    return { status: 303, location: addNoticeFields(payment.returnUrl, payment) }
  }

  async function postNotice(payment: SimulatedPayment): Promise<number> {
    if (!payment.noticeUrl) throw new Error('No address for notices')
    return postJson(payment.noticeUrl, {
      OrderNotificationType: 'IPNCHANGE',
      OrderTrackingId: payment.trackingId,
      OrderMerchantReference: payment.reference,
    })
  }

  return {
    ...server,
    payments,
    tokens,
    /** How a payment was made: `Visa`, `MTNUG`. Set by the page; a test that settles by itself sets it here. */
    setMeans: (reference: string, name: string) => means.set(reference, name),
    close: async () => {
      await payments.close()
      await server.close()
    },
  }
}

function outcomeOf(press: string, { phone, amount }: SimulatedPayment): Outcome | null {
  if (press === 'reverse') return { state: 'reversed' }
  if (press === 'fail') return { state: 'failed', reason: 'Insufficient funds' }
  if (press === 'pay-half') return { state: 'paid', amount: Math.floor(amount / 2) }
  if (press !== 'pay' && press !== 'pay-by-card') return null
  const planned = PHONE_OUTCOMES[phone.slice(-3)]
  return planned ? (planned.steps(amount)[0]?.outcome ?? null) : { state: 'paid' }
}

const INDEX =
  '<p>This server stands in for Pesapal. Orders come from the booking site; each has a page to pay on.</p>'

function payPage(payment: SimulatedPayment): string {
  if (payment.state === 'paid')
    return simulatorPage(
      'This order is paid',
      `${paymentFacts(payment)}<a class="button" href="${escapeHtml(addNoticeFields(payment.returnUrl, payment))}">Back to the hotel</a>
<form method="post"><button name="press" value="reverse">${payment.refundedAmount > 0 ? 'Approve the refund' : 'The bank takes it back'}</button></form>`,
    )
  return simulatorPage(
    'Pay with Pesapal',
    `${paymentFacts(payment)}<form method="post">
<button class="first" name="press" value="pay">Pay by mobile money</button>
<button name="press" value="pay-by-card">Pay by card</button>
<button name="press" value="pay-half">Pay half of it only</button>
<button name="press" value="fail">Fail: not enough money</button>
<button name="press" value="undecided">Go back while it is still pending</button>
<a class="button" href="${escapeHtml(payment.cancelUrl)}">Abandon and go back</a></form>`,
  )
}

function addNoticeFields(address: string, payment: SimulatedPayment): string {
  if (!URL.canParse(address)) return '/'
  const url = new URL(address)
  url.searchParams.set('OrderTrackingId', payment.trackingId)
  url.searchParams.set('OrderMerchantReference', payment.reference)
  url.searchParams.set('OrderNotificationType', 'CALLBACKURL')
  return url.href
}

function accept(fields: object): SimulatedReply {
  return { status: 200, json: { ...fields, error: NO_ERROR, status: '200' } }
}

function refuse(code: string, message: string, status = 200): SimulatedReply {
  return { status, json: { error: { error_type: 'api_error', code, message }, status: '500' } }
}
