import type { Settings } from '../env'
import { type Finding, fail, ok, tellError, warn } from './finding'
import { readCertificate } from './read-certificate'

const DAY_MS = 86_400_000
const SHORTEST_DAYS = 14
const WITHIN_MS = 10_000
/** Kept for documentation (RFC 5737): nobody calls from there. */
const NOBODY = '203.0.113.77'

/** Whether the public address leads here through TLS that holds, and what the proxy before the app hands on. */
export async function checkAddress(settings: Settings): Promise<Finding[]> {
  const { SITE_URL: url } = settings
  if (!url)
    return [
      warn(
        'address',
        'SITE_URL is not set: mails and search engines would be told localhost.',
        'Set SITE_URL.',
      ),
    ]
  const address = new URL(url)
  const secure = address.protocol === 'https:' ? await checkCertificate(address) : isClear(address)
  return [secure, ...checkTrust(settings), ...(secure.state === 'failed' ? [] : await checkProxy(address))]
}

function isClear({ hostname }: URL): Finding {
  if (/^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname))
    return ok('TLS', 'Not needed on this machine alone.')
  return warn(
    'TLS',
    'SITE_URL is http: passwords and guests’ data cross the network in clear text.',
    'Put a proxy with TLS before the app (docs/operations.md) and set SITE_URL to https.',
  )
}

async function checkCertificate({ hostname, port }: URL): Promise<Finding> {
  try {
    const { end, refusal } = await readCertificate(hostname, Number(port || 443))
    if (refusal) throw new Error(refusal)
    const days = Math.floor((end.getTime() - Date.now()) / DAY_MS)
    const said = `The certificate of ${hostname} holds for ${days} more days.`
    return days < SHORTEST_DAYS ? warn('TLS', said, CERTIFICATE_ADVICE) : ok('TLS', said)
  } catch (error) {
    return fail(
      'TLS',
      `${hostname} offers no TLS that browsers accept: ${tellError(error)}.`,
      CERTIFICATE_ADVICE,
    )
  }
}

const CERTIFICATE_ADVICE =
  'Look at the proxy’s log for what keeps it from a new certificate: ports 80 and 443 must be reachable and the name must lead here.'

function checkTrust({ SITE_URL, TRUST_PROXY }: Settings): Finding[] {
  const trusts = TRUST_PROXY !== undefined && !/^(off|false|0)$/.test(TRUST_PROXY)
  if (trusts || !SITE_URL?.startsWith('https:')) return []
  return [
    fail(
      'proxy',
      'SITE_URL is https, so a proxy stands before the app, but TRUST_PROXY is off: limits would take all guests for one.',
      'Set TRUST_PROXY=on behind one proxy, or to the number of proxies.',
    ),
  ]
}

/** Asks the app through its public address what it takes us for, with a header that a stranger could forge. */
async function checkProxy(address: URL): Promise<Finding[]> {
  const asked = new URL('/healthz/caller', address)
  try {
    const answer = await fetch(asked, {
      headers: { 'x-forwarded-for': NOBODY },
      signal: AbortSignal.timeout(WITHIN_MS),
    })
    if (answer.status === 404 || !answer.ok)
      return [
        fail('address', `${asked} answers ${answer.status}: another program stands there.`, ADDRESS_ADVICE),
      ]
    const caller: { address: string; protocol: string } = await answer.json()
    if (caller.address === NOBODY)
      return [
        fail(
          'proxy',
          'The app believes an X-Forwarded-For that any caller can write.',
          'Let the proxy add to the header, and set TRUST_PROXY to the number of proxies.',
        ),
      ]
    if (`${caller.protocol}:` !== address.protocol)
      return [
        warn(
          'proxy',
          `The app takes calls to ${address.origin} for ${caller.protocol}.`,
          'Let the proxy send X-Forwarded-Proto.',
        ),
      ]
    return [ok('proxy', `${address.origin} leads here and says who calls.`)]
  } catch (error) {
    return [fail('address', `${asked} does not answer: ${tellError(error)}.`, ADDRESS_ADVICE)]
  }
}

const ADDRESS_ADVICE = 'Start the app and its proxy, and check that SITE_URL leads to them.'
