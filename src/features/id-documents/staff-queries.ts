import { defineQuery } from '@/web/kit/query'
import type { idDocumentEndpoint } from './staff-contract'

export const idDocumentPath = (guestId: number) => `/api/admin/guests/${guestId}/id-document` as const

export const idDocumentQuery = (guestId: number) =>
  defineQuery<typeof idDocumentEndpoint>(idDocumentPath(guestId))
