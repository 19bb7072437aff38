import { Readable } from 'node:stream'
import { parseConnectionUrl } from 'nodemailer/lib/shared'
import SMTPConnection from 'nodemailer/lib/smtp-connection'
import { DeliveryError, type Message, type Post } from './post'

const TIMEOUT_MS = 20_000

/** Hands mails to the server that `url` names (smtp:// or smtps://, with user and password where it wants them). */
export function smtpPost(url: string, timeoutMs = TIMEOUT_MS): Post {
  const { auth, ...place } = parseConnectionUrl(url)
  const timeouts = { connectionTimeout: timeoutMs, greetingTimeout: timeoutMs, socketTimeout: timeoutMs }
  return {
    destination: new URL(url).host,
    async deliver(message) {
      const connection = new SMTPConnection({ ...place, ...timeouts })
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
          connection.once('error', reject)
          connection.once('end', () => reject(new Error('The mail server hung up')))
          const send = (error?: Error | null) => {
            if (error) return reject(error)
            connection.send(envelopeOf(message), bytes, (refusal) => (refusal ? reject(refusal) : resolve()))
          }
          connection.connect((error) => {
            if (error) return reject(error)
            if (auth) connection.login(auth as Parameters<typeof connection.login>[0], send)
            else send()
          })
        })
      } catch (error) {
        throw toDeliveryError(error as Error & { responseCode?: number }, isHandedOver)
      } finally {
        connection.removeAllListeners()
        // What it still has to say concerns no mail.
        connection.on('error', () => {})
        connection.close()
      }
    },
  }
}

function envelopeOf({ from, to }: Message) {
  return { from: addressIn(from), to: [to] }
}

/** `Pearl Villas <stay@hotel.example>` gives `stay@hotel.example`. */
function addressIn(from: string): string {
  return /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from
}

function toDeliveryError(error: Error & { responseCode?: number }, isHandedOver: boolean): DeliveryError {
  const { responseCode: code } = error
  if (code !== undefined && code >= 500) return new DeliveryError('refused', error)
  if (code !== undefined && code >= 400) return new DeliveryError('put-off', error)
  return new DeliveryError(isHandedOver ? 'unknown' : 'unreachable', error)
}
