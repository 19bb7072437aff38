import { expect, test } from 'vitest'
import { nameOperation, nameSummary } from './name-operations'

test.for([
  ['GET', '/api/villas', 'Read villas', 'getVillas'],
  [
    'PATCH',
    '/api/admin/villa-categories/:id',
    'Change one of villa categories',
    'patchAdminVillaCategoriesById',
  ],
  ['POST', '/api/admin/mails/:id/resend', 'Do: resend of one of mails', 'postAdminMailsByIdResend'],
  [
    'GET',
    '/api/admin/bookings/:id/receipt.pdf',
    'Read receipt.pdf of one of bookings',
    'getAdminBookingsByIdReceiptPdf',
  ],
] as const)('%s %s is called "%s"', ([method, url, summary, id]) => {
  expect([nameSummary(method, url), nameOperation(method, url)]).toEqual([summary, id])
})
