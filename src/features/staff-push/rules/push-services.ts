/** Hosts of the services that browsers name: Chrome and those made of it, Firefox, Safari, Edge on Windows. */
const SERVICES = ['fcm.googleapis.com', 'jmt17.google.com']
const SERVICE_FAMILIES = ['.push.services.mozilla.com', '.push.apple.com', '.notify.windows.com']

/**
 * Whether an address that a browser gave is one of a push service we call (docs/decisions/staff-push.md); `others` are
 * origins that the hotel's settings add.
 */
export function isPushService(address: string, others: readonly string[] = []): boolean {
  if (!URL.canParse(address)) return false
  const { origin, protocol, hostname, port, username, password } = new URL(address)
  if (username !== '' || password !== '') return false
  if (others.includes(origin)) return true
  if (protocol !== 'https:' || port !== '') return false
  return SERVICES.includes(hostname) || SERVICE_FAMILIES.some((family) => hostname.endsWith(family))
}
