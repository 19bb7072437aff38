import { createHash } from 'node:crypto'
import { isIPv6 } from 'node:net'

/** Groups of an IPv6 address that name a network: whoever has one has all addresses in it. */
const NETWORK_GROUPS = 4
const GROUPS = 8

const DOTS_DO_NOT_COUNT = new Set(['gmail.com', 'googlemail.com'])

/** Hash of the network address a request comes from; of an IPv6 address, of its network. */
export function hashSender(address: string): string {
  return hash(`sender ${networkOf(address)}`)
}

/** Hash of the mailbox that an e-mail address leads to, however it is spelt. */
export function hashMailbox(email: string): string {
  return hash(`mailbox ${mailboxOf(email)}`)
}

/** Without capitals, without a tag (`ann+1@…` reaches `ann@…`), and without dots where these do not count. */
function mailboxOf(email: string): string {
  const [, name = '', host = ''] = /^(.*)@([^@]*)$/.exec(email.toLowerCase()) ?? []
  const untagged = name.replace(/(?!^)\+.*$/, '')
  return DOTS_DO_NOT_COUNT.has(host) ? `${untagged.replaceAll('.', '')}@gmail.com` : `${untagged}@${host}`
}

function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
  if (!isIPv6(plain)) return plain
  const [whole = ''] = plain.toLowerCase().split('%')
  const [head = [], tail = []] = whole.split('::').map((part) => part.split(':').filter(Boolean))
  const gap = Array.from({ length: Math.max(0, GROUPS - head.length - tail.length) }, () => '0')
  return [...head, ...gap, ...tail]
    .slice(0, NETWORK_GROUPS)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}
