import { isIP } from 'node:net'
import tls from 'node:tls'

const WITHIN_MS = 10_000

/**
 * When the certificate ends that a server shows, and why browsers refuse it; null where they do not. Throws where no TLS is
 * spoken.
 */
export function readCertificate(host: string, port: number): Promise<{ end: Date; refusal: string | null }> {
  return new Promise((resolve, reject) => {
    // Nothing is sent: a certificate that does not hold is looked at as well.
    const servername = isIP(host) ? undefined : host
    const options = { host, port, servername, timeout: WITHIN_MS, rejectUnauthorized: false }
    const socket = tls.connect(options, () => {
      const refusal = socket.authorized ? null : toWords(String(socket.authorizationError))
      resolve({ end: new Date(socket.getPeerCertificate().valid_to), refusal })
      socket.end()
    })
    socket.on('timeout', () => socket.destroy(new Error('no answer in time')))
    socket.on('error', reject)
  })
}

/** OpenSSL's `DEPTH_ZERO_SELF_SIGNED_CERT` as people read it. */
function toWords(code: string): string {
  return code.toLowerCase().replaceAll('_', ' ')
}
