type Received = { greeting: string; email: string; subject: string; message: string }

/** Longest quotation: mail programs cut long links off. */
const MOST_QUOTED = 1200

/** A mail link that answers a message: to its sender, under its subject, begun as they are greeted, with what they wrote quoted below. */
export function replyLink({ greeting, email, subject, message }: Received): string {
  const quoted = message.length > MOST_QUOTED ? `${message.slice(0, MOST_QUOTED)}…` : message
  const lines = [greeting, '', '', ...quoted.split(/\r?\n/).map((line) => `> ${line}`)]
  const title = /^re:/i.test(subject) ? subject : `Re: ${subject}`
  const [to, ...parts] = [email, title, lines.join('\r\n')].map(encodeURIComponent)
  return `mailto:${to?.replace('%40', '@')}?subject=${parts[0]}&body=${parts[1]}`
}
