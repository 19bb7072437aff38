import { Readable } from 'node:stream'
import { DeliveryError, type DeliveryOutcome, type MailTransport, type Message } from './transport'

const TIMEOUT_MS = 20_000

/** Replies by which a server asks for a sign-in or refuses one, at whatever command (RFC 4954). */
const SIGN_IN_REPLIES = [530, 534, 535, 538]
/** The server closes, at whatever command (RFC 5321). */
const CLOSING_REPLY = 421

/** Hands mails to the server that `url` names (smtp:// or smtps://, with user and password where it wants them). */
export function smtpPost(url: string, timeoutMs = TIMEOUT_MS): MailTransport {
  return {
    destination: new URL(url).host,
    async deliver(message, closing) {
      const { connection, auth } = await openConnection(url, timeoutMs)
      const settled = new AbortController()
      let isHandedOver = false
      // Read only once the server has said that it takes the mail: from then on silence may mean that it did.
      const bytes = Readable.from(
        (function* () {
          isHandedOver = true
          yield message.bytes
        })(),
      )
      try {
        await new Promise<void>((resolve, reject) => {
          const interrupt = () => {
            if (!isHandedOver) reject(new DeliveryError('interrupted', new Error('This process closes')))
          }
          closing?.addEventListener('abort', interrupt, { signal: settled.signal })
          if (closing?.aborted) return interrupt()
          connection.once('error', reject)
          // What the server said before it hung up is told right after, and says more.
          connection.once('end', () => setImmediate(reject, new Error('The mail server hung up')))
          const send = (error?: Error | null) => {
            if (error) return reject(error)
            connection.send(envelopeOf(message), bytes, (refusal) => (refusal ? reject(refusal) : resolve()))
          }
          connection.connect((error) => {
            if (error) return reject(error)
            if (auth) connection.login(auth, send)
            else send()
          })
        })
      } catch (error) {
        if (error instanceof DeliveryError) throw error
        throw new DeliveryError(judgeFailure(error as SmtpError, isHandedOver), error as Error)
      } finally {
        settled.abort()
        endConnection(connection)
      }
    },
  }
}

/** Connects and signs in where `url` says how, and sends nothing. Throws DeliveryError. */
export async function tryMailServer(url: string, timeoutMs = TIMEOUT_MS): Promise<void> {
  const { connection, auth } = await openConnection(url, timeoutMs)
  try {
    await new Promise<void>((resolve, reject) => {
      const settle = (error?: Error | null) => (error ? reject(error) : resolve())
      connection.once('error', reject)
      connection.once('end', () => setImmediate(reject, new Error('The mail server hung up')))
      connection.connect((error) => (error || !auth ? settle(error) : connection.login(auth, settle)))
    })
  } catch (error) {
    throw new DeliveryError(judgeFailure(error as SmtpError, false), error as Error)
  } finally {
    endConnection(connection)
  }
}

async function openConnection(url: string, timeoutMs: number) {
  const timeouts = { connectionTimeout: timeoutMs, greetingTimeout: timeoutMs, socketTimeout: timeoutMs }
  const { auth, ...place } = (await import('nodemailer/lib/shared')).parseConnectionUrl(url)
  const { default: SMTPConnection } = await import('nodemailer/lib/smtp-connection')
  const connection = new SMTPConnection({ ...place, ...timeouts })
  return { connection, auth: auth as Parameters<typeof connection.login>[0] | undefined }
}

function endConnection(connection: Awaited<ReturnType<typeof openConnection>>['connection']): void {
  connection.removeAllListeners()
  // What it still has to say concerns no mail.
  connection.on('error', () => {})
  connection.close()
}

function envelopeOf({ from, to }: Message) {
  return { from: addressIn(from), to: [to] }
}

/** `Pearl Villas <stay@hotel.example>` gives `stay@hotel.example`. */
function addressIn(from: string): string {
  return /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from
}

type SmtpError = Error & { code?: string; responseCode?: number; command?: string }

/** Only what the server says of this recipient or of this message is final (docs/decisions/mail.md). */
function judgeFailure(
  { code, responseCode, command, message }: SmtpError,
  isHandedOver: boolean,
): DeliveryOutcome {
  // Addresses that no server was asked about, because they cannot be written into the dialogue.
  if (code === 'EENVELOPE' && command === 'API') return /sender/.test(message) ? 'sender' : 'refused'
  if (responseCode === undefined && isHandedOver) return 'unknown'
  if (code === 'EAUTH' || SIGN_IN_REPLIES.includes(responseCode ?? 0)) return 'sign-in'
  if (responseCode === undefined || responseCode === CLOSING_REPLY) return 'connection'
  const isFinal = responseCode >= 500
  if (command === 'MAIL FROM') return isFinal ? 'sender' : 'put-off'
  if (command !== 'RCPT TO' && command !== 'DATA') return 'connection'
  // Who may not relay has not signed in where it should have: no recipient of another domain would be taken.
  if (isFinal && /\brelay/i.test(message)) return 'sign-in'
  return isFinal ? 'refused' : 'put-off'
}
