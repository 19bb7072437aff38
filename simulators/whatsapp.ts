import { createHmac } from 'node:crypto'
import { createPhoneInbox } from './phone-inbox'
import {
  fieldsOf,
  type SimulatedReply,
  type SimulatedRequest,
  startSimulatedServer,
} from './simulated-server'

const WHATSAPP_SIMULATOR_KEYS = {
  phoneNumberId: '106540352242922',
  accessToken: 'simulator-whatsapp-token',
  appSecret: 'simulator-app-secret',
  verifyToken: 'simulator-verify-0001',
}

/** The settings that lead the app to a simulator at this address. */
export function whatsappEnvironment(url: string): Record<string, string> {
  return {
    WHATSAPP_BASE_URL: `${url}/v22.0`,
    WHATSAPP_PHONE_NUMBER_ID: WHATSAPP_SIMULATOR_KEYS.phoneNumberId,
    WHATSAPP_ACCESS_TOKEN: WHATSAPP_SIMULATOR_KEYS.accessToken,
    WHATSAPP_APP_SECRET: WHATSAPP_SIMULATOR_KEYS.appSecret,
    WHATSAPP_VERIFY_TOKEN: WHATSAPP_SIMULATOR_KEYS.verifyToken,
  }
}

/** Refused by the last three digits of the number. */
const REFUSALS: Readonly<Record<string, [code: number, message: string]>> = {
  '460': [131026, 'Message undeliverable'],
  '461': [131042, 'Business eligibility payment issue'],
  '462': [131050, 'The user has stopped messages of this kind'],
}

/** Stands in for WhatsApp's Cloud API: takes templates it knows, with as many fields as they have. */
export async function startWhatsappSimulator({
  port,
  templates,
}: {
  port?: number
  templates?: Record<string, number>
} = {}) {
  let callbackUrl = ''
  const { phoneNumberId, accessToken, appSecret, verifyToken } = WHATSAPP_SIMULATOR_KEYS
  const inbox = createPhoneInbox('WhatsApp', async ({ id, to }, report) => {
    const errors = report === 'failed' ? [{ code: 131026, title: 'Message undeliverable' }] : undefined
    await postNotice({
      statuses: [{ id, status: report, timestamp: '1772960000', recipient_id: to, errors }],
    })
  })
  const server = await startSimulatedServer(handle, port)

  async function handle({ method, path, headers, body }: SimulatedRequest): Promise<SimulatedReply> {
    if (`${method} ${path}` === 'GET /') return { status: 200, html: inbox.page() }
    if (headers.authorization !== `Bearer ${accessToken}`)
      return refuse(401, 190, 'Invalid OAuth access token.')
    if (`${method} ${path}` === `GET /v22.0/${phoneNumberId}`)
      return {
        status: 200,
        json: { display_phone_number: '+256 700 000000', verified_name: 'Simulated Hotel' },
      }
    if (`${method} ${path}` !== `POST /v22.0/${phoneNumberId}/messages`)
      return refuse(404, 100, 'Unsupported post request.')
    const { to, type, template: sent } = fieldsOf(body)
    const template = fieldsOf(sent)
    const name = String(template.name)
    const parameters = parametersOf(template.components)
    if (type !== 'template' || (templates && templates[name] === undefined))
      return refuse(404, 132001, 'Template name does not exist in the translation')
    if (templates && templates[name] !== parameters.length)
      return refuse(400, 132000, 'Number of parameters does not match the expected number of params')
    if (parameters.some((text) => text === '' || /[\n\t]| {4}/.test(text)))
      return refuse(400, 132018, 'Parameters cannot have new lines, tabs or runs of spaces')
    const refusal = REFUSALS[String(to).slice(-3)]
    if (refusal) return refuse(400, ...refusal)
    const { id } = await inbox.take(String(to), `${name}: ${parameters.join(' | ')}`, 'wamid.')
    return {
      status: 200,
      json: { messaging_product: 'whatsapp', contacts: [{ input: to, wa_id: to }], messages: [{ id }] },
    }
  }

  async function postNotice(value: unknown, secret = appSecret): Promise<number> {
    if (!callbackUrl) return 0
    const body = JSON.stringify({
      object: 'whatsapp_business_account',
      entry: [
        {
          id: '1',
          changes: [{ field: 'messages', value: { messaging_product: 'whatsapp', ...fieldsOf(value) } }],
        },
      ],
    })
    const signature = createHmac('sha256', secret).update(body).digest('hex')
    const response = await fetch(callbackUrl, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', 'x-hub-signature-256': `sha256=${signature}` },
    })
    await response.arrayBuffer()
    return response.status
  }

  return {
    ...server,
    inbox,
    setCallbackUrl: (siteUrl: string) => {
      callbackUrl = `${siteUrl}/api/phone-callbacks/whatsapp`
    },
    post: postNotice,
    /** What a reader of our messages answers. */
    answer: (from: string, body: string) =>
      postNotice({
        messages: [{ from, id: 'wamid.in', timestamp: '1772960000', type: 'text', text: { body } }],
      }),
    /** As Meta asks once, when the address is entered there; answers what came back. */
    verify: async (token = verifyToken): Promise<{ status: number; text: string }> => {
      const query = new URLSearchParams({
        ...{ 'hub.mode': 'subscribe', 'hub.verify_token': token, 'hub.challenge': '1158201444' },
      })
      const response = await fetch(`${callbackUrl}?${query}`)
      return { status: response.status, text: await response.text() }
    },
  }
}

function parametersOf(components: unknown): string[] {
  const [body] = Array.isArray(components) ? components : []
  const { parameters } = fieldsOf(body)
  return Array.isArray(parameters) ? parameters.map((one) => String(fieldsOf(one).text)) : []
}

function refuse(status: number, code: number, message: string): SimulatedReply {
  return { status, json: { error: { message: `(#${code}) ${message}`, type: 'OAuthException', code } } }
}
