import { ADMIN_BOOKINGS_PATH } from '@/features/bookings/paths'
import { defineQuery } from '@/web/kit/query'
import type { documentEndpoint, documentsEndpoint, leftToInvoiceEndpoint } from './contract'
import { DOCUMENTS_PATH } from './paths'

/** The documents that were issued last, of all bookings. */
export const documentsQuery = defineQuery<typeof documentsEndpoint>(DOCUMENTS_PATH, { pageSize: 500 })

export function bookingDocumentsQuery(bookingId: number) {
  return defineQuery<typeof documentsEndpoint>(DOCUMENTS_PATH, { bookingId })
}

export function documentQuery(id: number) {
  return defineQuery<typeof documentEndpoint>(`${DOCUMENTS_PATH}/${id}`)
}

/** What an invoice of a booking would come to now. */
export function leftToInvoiceQuery(bookingId: number) {
  return defineQuery<typeof leftToInvoiceEndpoint>(`${ADMIN_BOOKINGS_PATH}/${bookingId}/left-to-invoice`)
}
