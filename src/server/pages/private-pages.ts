/** Whoever has such an address has the booking or its review: no cache keeps the page, no other site learns where it is. */
const PRIVATE_PAGES = ['/my-booking/', '/my-review/', '/pay/']

/** The part of a private address that gives nothing away; undefined for any other. */
export function privateRoot(address: string): string | undefined {
  return PRIVATE_PAGES.find((root) => address.startsWith(root))
}

/** True for a page whose address is a secret. */
export function isPrivate(address: string): boolean {
  return privateRoot(address) !== undefined
}
