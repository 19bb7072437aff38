import { createPhoneInbox, type ReportPlan } from './phone-inbox'
import {
  fieldsOf,
  type SimulatedReply,
  type SimulatedRequest,
  startSimulatedServer,
} from './simulated-server'

const SMS_SIMULATOR_KEYS = {
  username: 'simulator',
  apiKey: 'simulator-sms-key',
  callbackKey: 'simulator-callbacks-0001',
}

/** The settings that lead the app to a simulator at this address. */
export function smsEnvironment(url: string): Record<string, string> {
  return {
    SMS_BASE_URL: url,
    SMS_USERNAME: SMS_SIMULATOR_KEYS.username,
    SMS_API_KEY: SMS_SIMULATOR_KEYS.apiKey,
    SMS_CALLBACK_KEY: SMS_SIMULATOR_KEYS.callbackKey,
  }
}

/** Refused by the last three digits of the number, as its table of status codes has it. */
const REFUSALS: Readonly<Record<string, { statusCode: number; status: string }>> = {
  '460': { statusCode: 403, status: 'InvalidPhoneNumber' },
  '461': { statusCode: 405, status: 'InsufficientBalance' },
  '462': { statusCode: 406, status: 'UserInBlacklist' },
}
const REPORTS: Record<ReportPlan[number], string> = { sent: 'Sent', delivered: 'Success', failed: 'Failed' }

/** Stands in for Africa's Talking: takes SMS, reports what became of them, and answers for who reads them. */
export async function startSmsSimulator({ port }: { port?: number } = {}) {
  let callbackUrl = ''
  let hasMoney = true
  const inbox = createPhoneInbox("SMS by Africa's Talking", async ({ id, to }, report) => {
    const reason = report === 'failed' ? { failureReason: 'DeliveryFailure' } : {}
    await postForm('reports', {
      ...{ id, phoneNumber: to, status: REPORTS[report], networkCode: '64110', retryCount: '0' },
      ...reason,
    })
  })
  const server = await startSimulatedServer(handle, port)

  async function handle(request: SimulatedRequest): Promise<SimulatedReply> {
    const { method, path, headers, query } = request
    if (`${method} ${path}` === 'GET /') return { status: 200, html: inbox.page() }
    const fields = fieldsOf(request.body)
    const isKnown = (fields.username ?? query.username) === SMS_SIMULATOR_KEYS.username
    if (headers.apikey !== SMS_SIMULATOR_KEYS.apiKey || !isKnown)
      return { status: 401, text: 'The supplied authentication is invalid' }
    if (`${method} ${path}` === 'GET /version1/user')
      return { status: 200, json: { UserData: { balance: 'UGX 5000.0000' } } }
    if (`${method} ${path}` !== 'POST /version1/messaging') return { status: 404, text: 'Not found' }
    return { status: 201, json: { SMSMessageData: await take(String(fields.to), String(fields.message)) } }
  }

  async function take(to: string, text: string) {
    const refusal = hasMoney ? REFUSALS[to.slice(-3)] : REFUSALS['461']
    if (refusal)
      return {
        Message: 'Sent to 0/1 Total Cost: 0',
        Recipients: [{ ...refusal, number: to, cost: '0', messageId: 'None' }],
      }
    const { id } = await inbox.take(to, text, 'ATXid_')
    return {
      Message: 'Sent to 1/1 Total Cost: UGX 35.0000',
      Recipients: [{ statusCode: 101, number: to, status: 'Success', cost: 'UGX 35.0000', messageId: id }],
    }
  }

  async function postForm(
    what: 'reports' | 'messages' | 'stops',
    fields: Record<string, string>,
  ): Promise<number> {
    if (!callbackUrl) return 0
    const response = await fetch(`${callbackUrl}/${what}`, {
      method: 'POST',
      body: new URLSearchParams(fields),
    })
    await response.arrayBuffer()
    return response.status
  }

  return {
    ...server,
    inbox,
    /** Its dashboard holds the address, no request names it. */
    setCallbackUrl: (siteUrl: string) => {
      callbackUrl = `${siteUrl}/api/phone-callbacks/sms/${SMS_SIMULATOR_KEYS.callbackKey}`
    },
    setMoney: (is: boolean) => {
      hasMoney = is
    },
    post: postForm,
    /** What a reader of our messages answers. */
    answer: (from: string, text: string) =>
      postForm('messages', {
        from,
        to: '8181',
        text,
        date: '2027-03-10 10:00:00',
        id: 'in-1',
        linkId: 'l-1',
      }),
  }
}
