import { defineQuery } from '@/web/kit/query'
import type { linkDeskEndpoint, payPageEndpoint } from './contract'
import { PAY_PATH } from './paths'

/** What a payment link is about; the link's token is its secret. */
export function payPageQuery(token: string) {
  return defineQuery<typeof payPageEndpoint>(`${PAY_PATH}/${encodeURIComponent(token)}`)
}

/** What it asks for, and what became of what was begun by it. */
export function linkDeskQuery(token: string) {
  return defineQuery<typeof linkDeskEndpoint>(`${PAY_PATH}/${encodeURIComponent(token)}/payments`)
}
