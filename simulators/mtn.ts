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
import { serveStatement } from './statement'

export const MTN_SIMULATOR_KEYS = {
  targetEnvironment: 'simulator',
  subscriptionKey: 'simulator-subscription-key',
  apiUser: 'simulator-user',
  apiKey: 'simulator-api-key',
}

const STATEMENT_TITLES = {
  confirmation: 'Financial Transaction ID',
  reference: 'External ID',
  amount: 'Amount',
  date: 'Date',
  status: 'Status',
}

/** The settings that lead the app to a simulator at this address. */
export function mtnEnvironment(url: string): Record<string, string> {
  return {
    MTN_BASE_URL: url,
    MTN_TARGET_ENVIRONMENT: MTN_SIMULATOR_KEYS.targetEnvironment,
    MTN_SUBSCRIPTION_KEY: MTN_SIMULATOR_KEYS.subscriptionKey,
    MTN_API_USER: MTN_SIMULATOR_KEYS.apiUser,
    MTN_API_KEY: MTN_SIMULATOR_KEYS.apiKey,
  }
}

const TOKEN_LIVES_MS = 3_600_000
const UUID4 = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/i
const STATUSES: Readonly<Record<SimulatedState, string>> = {
  pending: 'PENDING',
  paid: 'SUCCESSFUL',
  failed: 'FAILED',
  expired: 'FAILED',
  ambiguous: 'UNKNOWN',
  reversed: 'SUCCESSFUL',
}

type Options = SimulationOptions & {
  currency?: string
  /** Hosts that may be told; any when it is left out. */
  callbackHosts?: readonly string[]
}

/** Stands in for MTN MoMo Collections: tokens, requests to pay, their status, and a page for the payer's phone. */
export async function startMtnSimulator(options: Options = {}) {
  const {
    clock = () => new Date(),
    currency = 'UGX',
    callbackHosts,
    notices = 'once',
    answerAfterMs = 0,
  } = options
  const tokens = createBearerTokens(clock, TOKEN_LIVES_MS)
  const payments = createSimulatedPayments({ clock, notices, postNotice })
  const server = await startSimulatedServer(handle, options.port)

  function handle(request: SimulatedRequest): SimulatedReply {
    const { method, path, headers } = request
    const page = servePhonePage('MTN Mobile Money', payments, request)
    if (page) return page
    if (path === '/statement.csv') return serveStatement(payments, STATEMENT_TITLES)
    if (headers['ocp-apim-subscription-key'] !== MTN_SIMULATOR_KEYS.subscriptionKey)
      return {
        status: 401,
        json: { statusCode: 401, message: 'Access denied due to invalid subscription key' },
      }
    if (`${method} ${path}` === 'POST /collection/token/') return issueToken(request)
    if (!tokens.isValid(headers.authorization)) return problem(401, 'INVALID_TOKEN', 'The token is not valid')
    if (headers['x-target-environment'] !== MTN_SIMULATOR_KEYS.targetEnvironment)
      return problem(500, 'NOT_ALLOWED_TARGET_ENVIRONMENT', 'Access to target environment is forbidden.')
    if (`${method} ${path}` === 'POST /collection/v1_0/requesttopay') return requestToPay(request)
    const reference = /^\/collection\/v1_0\/requesttopay\/([^/]+)$/.exec(path)?.[1]
    if (method === 'GET' && reference) return tellStatus(reference)
    return problem(404, 'RESOURCE_NOT_FOUND', 'Requested resource was not found.')
  }

  function issueToken({ headers }: SimulatedRequest): SimulatedReply {
    const { apiUser, apiKey } = MTN_SIMULATOR_KEYS
    const expected = `Basic ${Buffer.from(`${apiUser}:${apiKey}`).toString('base64')}`
    if (headers.authorization !== expected)
      return problem(401, 'login_failed', `No such user ${headers.authorization}`)
    const { token } = tokens.issue()
    return {
      status: 200,
      json: { access_token: token, token_type: 'access_token', expires_in: TOKEN_LIVES_MS / 1000 },
    }
  }

  function requestToPay({ headers, body }: SimulatedRequest): SimulatedReply {
    const order = fieldsOf(body)
    const payer = fieldsOf(order.payer)
    const reference = String(headers['x-reference-id'] ?? '')
    const callback = headers['x-callback-url']
    const noticeUrl = typeof callback === 'string' ? callback : null
    const notes = [order.payerMessage, order.payeeNote].map(String)
    if (!UUID4.test(reference)) return problem(400, 'INVALID_REFERENCE', 'X-Reference-Id is not a UUID')
    if (notes.some((note) => note.length > 160 || /['’]/.test(note)))
      return problem(400, 'BAD_REQUEST', 'A note is not valid')
    if (!/^\d{1,12}$/.test(String(order.amount)) || !/^\d{10,15}$/.test(String(payer.partyId)))
      return problem(400, 'BAD_REQUEST', 'Amount or payer is not valid')
    if (order.currency !== currency) return problem(500, 'INVALID_CURRENCY', 'Currency not supported.')
    if (noticeUrl && callbackHosts && !callbackHosts.includes(new URL(noticeUrl).hostname))
      return problem(500, 'INVALID_CALLBACK_URL_HOST', 'The host was not registered')
    if (payments.find(reference)) return problem(409, 'RESOURCE_ALREADY_EXIST', 'Duplicated reference id.')
    const phone = String(payer.partyId)
    const amount = Number(order.amount)
    payments.add(
      { reference, currency, amount, phone, description: notes[0] ?? '', noticeUrl },
      planFor(phone, amount, answerAfterMs),
    )
    return { status: 202 }
  }

  function tellStatus(reference: string): SimulatedReply {
    const payment = payments.find(reference)
    if (!payment) return problem(404, 'RESOURCE_NOT_FOUND', 'Requested resource was not found.')
    return { status: 200, json: toStatusFields(payment) }
  }

  async function postNotice(payment: SimulatedPayment): Promise<number> {
    if (!payment.noticeUrl) throw new Error('No address for notices')
    return postJson(payment.noticeUrl, toStatusFields(payment))
  }

  return {
    ...server,
    payments,
    tokens,
    close: async () => {
      await payments.close()
      await server.close()
    },
  }
}

function toStatusFields(payment: SimulatedPayment) {
  const isPaid = payment.state === 'paid' || payment.state === 'reversed'
  return {
    // MTN normalises amounts, as `12.5`.
    amount: String(isPaid ? payment.paidAmount : payment.amount),
    currency: payment.currency,
    externalId: payment.reference,
    payer: { partyIdType: 'MSISDN', partyId: payment.phone },
    payerMessage: payment.description,
    payeeNote: payment.description,
    status: STATUSES[payment.state],
    ...(isPaid ? { financialTransactionId: payment.confirmation } : {}),
    ...(payment.reason ? { reason: payment.reason } : {}),
  }
}

function problem(status: number, code: string, message: string): SimulatedReply {
  return { status, json: { code, message } }
}
