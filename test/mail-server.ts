import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

/** A real mail server on `port` (a free one when it is 0), and the mails it has taken. */
export async function startMailServer(own: SMTPServerOptions = {}, port = 0) {
  const received: string[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 100,
    onData(stream, _session, done) {
      let text = ''
      stream.on('data', (part) => {
        text += part
      })
      stream.on('end', () => {
        received.push(text)
        done()
      })
    },
    ...own,
  })
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const address = server.server.address()
  const taken = typeof address === 'object' && address ? address.port : 0
  return {
    received,
    port: taken,
    url: `smtp://127.0.0.1:${taken}`,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

/** A mail as it was before it was made fit for the way: no lines folded, nothing written in hexadecimal. */
export function unfoldMail(mail: string): string {
  return mail
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_code, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
}
