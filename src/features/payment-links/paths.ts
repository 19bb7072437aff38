/** What a payer reads and does by a payment link; the link's token follows. */
export const PAY_PATH = '/api/pay'

/** Where staff send, show and revoke payment links. */
export const PAYMENT_LINKS_PATH = '/api/admin/payment-links'

/** The page a payment link leads to. */
export function payPagePath(token: string): string {
  return `/pay/${token}`
}
