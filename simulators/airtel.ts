import { createHmac } from 'node:crypto'
import { createBearerTokens } from './bearer-tokens'
import { planFor } from './phone-outcomes'
import { servePhonePage } from './phone-page'
import {
  createSimulatedPayments,
  postJson,
  type SimulatedPayment,
  type SimulatedState,
  type SimulationOptions,
} from './simulated-payments'
import {
  fieldsOf,
  type SimulatedReply,
  type SimulatedRequest,
  startSimulatedServer,
} from './simulated-server'

export const AIRTEL_SIMULATOR_KEYS = {
  clientId: 'simulator-client',
  clientSecret: 'simulator-client-secret',
  callbackKey: 'simulator-callback-key',
}

const TOKEN_LIVES_MS = 180_000
const STATUSES: Readonly<Record<SimulatedState, string>> = {
  pending: 'TIP',
  paid: 'TS',
  failed: 'TF',
  expired: 'TE',
  ambiguous: 'TA',
  reversed: 'TS',
}

type Options = SimulationOptions & {
  /** Where notices go: Airtel's portal knows the address, no request names it. */
  noticeUrl?: string
  /** Whether the status tells the amount; sources do not agree. */
  tellsAmount?: boolean
}

/** Stands in for Airtel Money: tokens, payments, their status, refunds, and a page for the payer's phone. */
export async function startAirtelSimulator(options: Options = {}) {
  const { clock = () => new Date(), notices = 'once', answerAfterMs = 0, tellsAmount = false } = options
  const tokens = createBearerTokens(clock, TOKEN_LIVES_MS)
  const payments = createSimulatedPayments({ clock, notices, postNotice })
  const server = await startSimulatedServer(handle, options.port)
  let noticeUrl = options.noticeUrl ?? null

  function handle(request: SimulatedRequest): SimulatedReply {
    const { method, path, headers } = request
    const route = `${method} ${path}`
    const page = servePhonePage('Airtel Money', payments, request)
    if (page) return page
    if (route === 'POST /auth/oauth2/token') return issueToken(request)
    if (!tokens.isValid(headers.authorization)) return tell(401, {}, 'Unauthorized', 'ESB000000', false)
    if (headers['x-country'] !== 'UG' || headers['x-currency'] !== 'UGX')
      return tell(400, {}, 'Invalid country or currency', 'ESB000034', false)
    if (route === 'POST /merchant/v1/payments/') return requestPayment(request)
    if (route === 'POST /standard/v1/payments/refund') return refund(request)
    const id = /^\/standard\/v1\/payments\/([^/]+)$/.exec(path)?.[1]
    if (method === 'GET' && id) return tellStatus(id)
    return { status: 404, html: '<html><body>Not found</body></html>' }
  }

  function issueToken({ body }: SimulatedRequest): SimulatedReply {
    const { client_id, client_secret, grant_type } = fieldsOf(body)
    const { clientId, clientSecret } = AIRTEL_SIMULATOR_KEYS
    if (client_id !== clientId || client_secret !== clientSecret || grant_type !== 'client_credentials')
      return {
        status: 401,
        json: { error: 'invalid_client', error_description: `No such client ${client_secret}` },
      }
    const { token } = tokens.issue()
    return {
      status: 200,
      json: { token_type: 'bearer', access_token: token, expires_in: String(TOKEN_LIVES_MS / 1000) },
    }
  }

  function requestPayment({ body }: SimulatedRequest): SimulatedReply {
    const order = fieldsOf(body)
    const { amount, id } = fieldsOf(order.transaction)
    const { msisdn } = fieldsOf(order.subscriber)
    if (!/^7\d{8}$/.test(String(msisdn))) return tell(400, {}, 'Invalid MSISDN', 'ESB000033', false)
    if (!Number.isInteger(amount) || Number(amount) <= 0 || !id || /[^\w ]/.test(String(order.reference)))
      return tell(400, {}, 'Field validation failed', 'ESB000008', false)
    const reference = String(id)
    if (payments.find(reference)) return tell(200, {}, 'Duplicate external id', 'ESB000041', false)
    const phone = String(msisdn)
    payments.add(
      {
        reference,
        currency: 'UGX',
        amount: Number(amount),
        phone: `256${phone}`,
        description: String(order.reference),
        noticeUrl,
      },
      planFor(phone, Number(amount), answerAfterMs),
    )
    return tell(200, { transaction: { id: reference, status: 'SUCCESS' } }, 'SUCCESS', 'ESB000010')
  }

  function tellStatus(id: string): SimulatedReply {
    const payment = payments.find(id)
    if (!payment) return tell(404, {}, 'Transaction not found', 'ESB000045', false)
    const { status_code: status, ...transaction } = toTransaction(payment)
    const amount = tellsAmount ? { amount: String(payment.paidAmount || payment.amount) } : {}
    return tell(200, { transaction: { ...transaction, ...amount, status } }, 'SUCCESS', 'ESB000010')
  }

  function refund({ body }: SimulatedRequest): SimulatedReply {
    const { airtel_money_id } = fieldsOf(fieldsOf(body).transaction)
    const payment = payments.list().find(({ confirmation }) => confirmation === airtel_money_id)
    if (!payment || payment.paidAmount === 0) return tell(400, {}, 'No such transaction', 'ESB000045', false)
    if (payment.refundedAmount > 0) return tell(400, {}, 'It was refunded before', 'ESB000041', false)
    payment.refundedAmount = payment.paidAmount
    return tell(200, { transaction: { airtel_money_id, status: 'SUCCESS' } }, 'SUCCESS', 'ESB000010')
  }

  async function postNotice(payment: SimulatedPayment): Promise<number> {
    if (!payment.noticeUrl) throw new Error('No address for notices')
    const transaction = toTransaction(payment)
    return postJson(payment.noticeUrl, { transaction, hash: signNotice(transaction) })
  }

  return {
    ...server,
    payments,
    tokens,
    /** Tells Airtel's portal where notices of later payments go. */
    setNoticeUrl: (url: string) => {
      noticeUrl = url
    },
    close: async () => {
      await payments.close()
      await server.close()
    },
  }
}

/** The hash that Airtel sends with a notice. */
export function signNotice(transaction: object): string {
  return createHmac('sha256', AIRTEL_SIMULATOR_KEYS.callbackKey)
    .update(JSON.stringify(transaction))
    .digest('base64')
}

function toTransaction(payment: SimulatedPayment) {
  return {
    airtel_money_id: payment.confirmation,
    id: payment.reference,
    message: payment.reason || 'Success',
    status_code: STATUSES[payment.state],
  }
}

function tell(status: number, data: object, message: string, code: string, success = true): SimulatedReply {
  return {
    status,
    json: {
      data,
      status: { code: String(status), message, result_code: code, response_code: 'DP00800001006', success },
    },
  }
}
