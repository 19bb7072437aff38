import type { FastifyInstance } from 'fastify'
import { describe, expect } from 'vitest'
import { z } from 'zod'
import { staffRoles } from '@/features/roles/server/table'
import {
  type Access,
  BUILT_IN_ROLES,
  mayDo,
  PERMISSIONS,
  type Permission,
  ROLES,
  type Role,
} from '@/kernel/roles'
import { readSettings } from '@/server/env'
import { guardAccess } from '@/server/http/access'
import { createApp } from '@/server/http/app'
import { createApi } from '../../test/app'
import { test as base } from '../../test/database'
import { signInAs } from '../../test/staff'
import { loadSampleProperty } from './sample-property'

type Route = { method: string; url: string; access: Access | undefined }

const routes: Route[] = []

type Answer = Awaited<ReturnType<typeof ask>>

type Operation = {
  security?: object[]
  responses: Record<string, { content?: Record<string, { schema: object }> }>
}

type Description = {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, object> }
}

const test = base
  .extend('app', { scope: 'file' }, async ({ database }, { onCleanup }) => {
    await loadSampleProperty(database.orm)
    const app = await createApi(database, {
      onRoute: ({ method, url, config }) => {
        for (const one of [method].flat())
          if (one !== 'HEAD') routes.push({ method: one, url, access: config?.access })
      },
    })
    onCleanup(() => app.close())
    return app
  })
  /** What each route says to a visitor, to each role, and to somebody of one permission alone. */
  .extend('answers', { scope: 'file' }, async ({ app, database: { orm } }) => {
    await orm
      .insert(staffRoles)
      .values(
        PERMISSIONS.map((one) => ({ slug: `${ONLY}${one}`, name: `${ONLY}${one}`, permissions: [one] })),
      )
    const callers = [null, ...ROLES, ...PERMISSIONS.map((one) => `${ONLY}${one}`)]
    const answers: Asked[] = []
    for (const role of callers) {
      let cookie: string | undefined
      for (const route of routes) {
        // Signing out is one of the routes, and the account itself may be changed by others.
        if (role !== null && (cookie === undefined || route.url.startsWith('/api/auth/')))
          cookie = (await signInAs(app, orm, role)).cookie
        answers.push({ route, role, answer: await ask(app, route, cookie) })
        if (route.url.startsWith('/api/auth/')) cookie = undefined
      }
    }
    return answers
  })

/** Roles of a single permission are called so. */
const ONLY = 'only-'

/** All of the API that needs nobody's permission, so that a route cannot become public by a slip. */
const PUBLIC = [
  'GET /api/openapi.json',
  'GET /api/property',
  'GET /api/placeholder/:width/:height',
  'GET /api/villa-categories',
  'GET /api/villas',
  'GET /api/extras',
  'GET /api/promo-codes/check',
  'GET /api/hero-slides',
  'GET /api/house-facts',
  'GET /api/page-sections/:page',
  'GET /api/events',
  'GET /api/gallery',
  'GET /api/video-tours',
  'GET /api/public/video-settings',
  'GET /api/video-posters/:id',
  'POST /api/contact',
  'POST /api/incoming-mail',
  'POST /api/chat/concierge',
  'GET /api/bookings',
  'POST /api/bookings',
  'POST /api/group-bookings',
  'POST /api/bookings/sent',
  'GET /api/my-booking/:token',
  'GET /api/my-booking/:token/stay.ics',
  'GET /api/my-booking/:token/group.ics',
  'GET /api/my-booking/:token/documents/:documentId/file.pdf',
  'PATCH /api/my-booking/:token',
  'POST /api/my-booking/find',
  'POST /api/my-booking/code',
  'POST /api/my-booking/code/again',
  'POST /api/my-booking/:token/proof',
  'POST /api/my-booking/:token/group-deposit',
  'POST /api/my-booking/:token/cancel',
  'GET /api/my-booking/:token/messages',
  'POST /api/my-booking/:token/messages',
  'GET /api/messages/:token',
  'POST /api/messages/:token',
  'GET /api/my-booking/:token/phone-messages',
  'POST /api/my-booking/:token/phone-messages',
  'POST /api/phone-callbacks/sms/:key/reports',
  'POST /api/phone-callbacks/sms/:key/messages',
  'POST /api/phone-callbacks/sms/:key/stops',
  'GET /api/phone-callbacks/whatsapp',
  'POST /api/phone-callbacks/whatsapp',
  'POST /api/my-booking/:token/data/code',
  'POST /api/my-booking/:token/data/proof',
  'POST /api/my-booking/:token/data/copy',
  'PATCH /api/my-booking/:token/data',
  'POST /api/my-booking/:token/data/erasure',
  'GET /api/my-booking/:token/payments',
  'POST /api/my-booking/:token/payments',
  'GET /api/payment-methods',
  'GET /api/pay/:token',
  'GET /api/pay/:token/payments',
  'POST /api/pay/:token/payments',
  'GET /api/payment-notices/:provider',
  'POST /api/payment-notices/:provider',
  'PUT /api/payment-notices/:provider',
  'GET /api/payment-return/:reference',
  'GET /api/venue-day',
  'POST /api/event-enquiries',
  'GET /api/reviews',
  'GET /api/reviews/score',
  'GET /api/my-review/:token',
  'PUT /api/my-review/:token',
  'GET /api/ical/:token',
  'GET /api/blog-posts',
  'GET /api/login',
  'GET /api/auth/user',
  'POST /api/auth/login',
  'POST /api/auth/passkey-challenge',
  'POST /api/auth/passkey-login',
  'POST /api/auth/logout',
  'POST /api/auth/forgotten',
  'POST /api/auth/password-links/look',
  'POST /api/auth/password-links/use',
]

/** Calls that change something and yet are the front desk's work, not only an admin's. */
const FRONT_DESK_WRITES = [
  'PATCH /api/admin/contact/:id',
  'PATCH /api/admin/housekeeping/villas/:id',
  'POST /api/admin/maintenance/tickets/:id/block',
  'PATCH /api/admin/event-enquiries/:id',
  'POST /api/admin/bookings',
  'POST /api/admin/booking-steps',
  'POST /api/admin/villa-placements',
  'PATCH /api/admin/bookings/:id',
  'POST /api/admin/bookings/:id/undo',
  'POST /api/admin/bookings/:id/swap',
  'POST /api/admin/bookings/:id/move',
  'POST /api/admin/block-clearings',
  'POST /api/admin/group-bookings',
  'PATCH /api/admin/group-bookings/:id',
  'POST /api/admin/group-bookings/:id/move',
  'POST /api/admin/group-bookings/:id/undo',
  'PATCH /api/admin/group-bookings/:id/contact',
  'POST /api/admin/mails/:id/resend',
  'POST /api/admin/reconciliation',
  'POST /api/admin/online-payments/:id/question',
  'POST /api/admin/feed-conflicts/:id/seen',
  'POST /api/admin/bookings/:id/charges',
  'POST /api/admin/bookings/:id/charges/:chargeId/correction',
  'POST /api/admin/bookings/:id/discounts',
  'POST /api/admin/bookings/:id/plan',
  'POST /api/admin/bookings/:id/price',
  'POST /api/admin/bookings/:id/refunds',
  'POST /api/admin/bookings/:id/transfers',
  'POST /api/admin/blocks',
  'PUT /api/admin/blocks/:id',
  'PATCH /api/admin/blocks/:id',
  'DELETE /api/admin/blocks/:id',
  'PATCH /api/admin/guests/:id',
  'POST /api/admin/guests/:id/merge',
  'POST /api/admin/guests/:id/messages',
  'POST /api/admin/guests/:id/phone-messages',
  'PUT /api/admin/guests/:id/id-document',
  'DELETE /api/admin/guests/:id/id-document',
  'POST /api/admin/guests/:id/id-document/number',
  'POST /api/admin/breaches',
  'PUT /api/admin/breaches/:id',
  'PATCH /api/admin/breaches/:id',
  'DELETE /api/admin/breaches/:id',
  'POST /api/admin/guests/:id/data/copy',
  'PATCH /api/admin/guests/:id/data',
  'POST /api/admin/guests/:id/data/erasure',
  'POST /api/admin/threads/:kind/:id/replies',
  'POST /api/admin/guest-message-rules',
  'PUT /api/admin/guest-message-rules/:id',
  'PUT /api/admin/guest-message-rules/:id/translations',
  'PATCH /api/admin/guest-message-rules/:id',
  'DELETE /api/admin/guest-message-rules/:id',
  'POST /api/admin/message-templates',
  'PUT /api/admin/message-templates/:id',
  'PUT /api/admin/message-templates/:id/translations',
  'PATCH /api/admin/message-templates/:id',
  'DELETE /api/admin/message-templates/:id',
  'POST /api/admin/message-templates/deleted/:id/restore',
  'POST /api/admin/companies',
  'PUT /api/admin/companies/:id',
  'PATCH /api/admin/companies/:id',
  'DELETE /api/admin/companies/:id',
  'POST /api/admin/bookings/:id/guest-links',
  'POST /api/admin/bookings/:id/group-links',
  'DELETE /api/admin/bookings/:id/guest-links',
  'POST /api/admin/bookings/:id/payment-links',
  'POST /api/admin/payment-links/:id/address',
  'POST /api/admin/payment-links/:id/mails',
  'DELETE /api/admin/payment-links/:id',
  'POST /api/admin/bookings/:id/notes',
  'PUT /api/admin/bookings/:id/registration-card',
  'POST /api/admin/bookings/:id/registration-card/signature',
  'DELETE /api/admin/bookings/:id/registration-card/signature',
  'POST /api/admin/bookings/:id/documents',
  'PUT /api/admin/bookings/:id/billing',
  'PUT /api/admin/group-bookings/:id/billing',
  'PUT /api/admin/documents/:id/fiscal-number',
  'POST /api/admin/documents/:id/mails',
  'POST /api/admin/bookings/:id/payments',
  'POST /api/admin/bookings/:id/payments/:paymentId/reversal',
  'POST /api/admin/day-closings',
  'POST /api/admin/group-holds',
  'PATCH /api/admin/group-holds/:id',
  'POST /api/admin/group-holds/:id/release',
  'POST /api/admin/group-holds/:id/bookings',
  'POST /api/admin/cash-shifts',
  'POST /api/admin/cash-shifts/:id/movements',
  'POST /api/admin/cash-shifts/:id/closing',
]

/** What whoever cleans the villas may do, besides what needs nobody's permission. */
const HOUSEKEEPING = [
  'GET /api/auth/devices',
  'DELETE /api/auth/devices/:sid',
  'PUT /api/auth/language',
  'GET /api/auth/proof',
  'POST /api/auth/proof',
  'GET /api/auth/second-factor',
  'POST /api/auth/second-factor',
  'POST /api/auth/second-factor/confirm',
  'POST /api/auth/second-factor/codes',
  'POST /api/auth/second-factor/end',
  'GET /api/auth/passkeys',
  'POST /api/auth/passkeys',
  'POST /api/auth/passkeys/begin',
  'PATCH /api/auth/passkeys/:id',
  'DELETE /api/auth/passkeys/:id',
  'GET /api/auth/push-devices',
  'POST /api/auth/push-devices',
  'PUT /api/auth/push-devices/:id',
  'POST /api/auth/push-devices/:id/try',
  'DELETE /api/auth/push-devices/:id',
  'POST /api/auth/password',
  'GET /api/admin/business-day',
  'GET /api/admin/housekeeping/villas',
  'POST /api/admin/housekeeping/marks',
  'GET /api/admin/maintenance/tickets',
  'POST /api/admin/maintenance/tickets',
  'PATCH /api/admin/maintenance/tickets/:id',
  'POST /api/admin/maintenance/tickets/:id/photo',
]

/** For programs of our own and for people: no calls of the API. */
const HIDDEN = /^\/(healthz|healthz\/caller|livez|readyz|metrics|uploads\/.*|api\/openapi\.json|api\/login)$/

const SUPERADMIN = /^\/api\/admin\/(users|roles|audit|property|api-tokens|webhooks|webhook-deliveries)\b/

/** What each permission lets somebody write who has no other. */
const WRITES: Record<Permission, string[]> = {
  'front-desk': [
    'DELETE /api/admin/blocks/:id',
    'DELETE /api/admin/bookings/:id/guest-links',
    'DELETE /api/admin/bookings/:id/registration-card/signature',
    'DELETE /api/admin/companies/:id',
    'DELETE /api/admin/guests/:id/id-document',
    'DELETE /api/admin/message-templates/:id',
    'DELETE /api/admin/payment-links/:id',
    'PATCH /api/admin/blocks/:id',
    'PATCH /api/admin/bookings/:id',
    'PATCH /api/admin/companies/:id',
    'PATCH /api/admin/contact/:id',
    'PATCH /api/admin/event-enquiries/:id',
    'PATCH /api/admin/group-bookings/:id',
    'PATCH /api/admin/group-bookings/:id/contact',
    'PATCH /api/admin/group-holds/:id',
    'PATCH /api/admin/guests/:id',
    'PATCH /api/admin/housekeeping/villas/:id',
    'PATCH /api/admin/maintenance/tickets/:id',
    'PATCH /api/admin/message-templates/:id',
    'POST /api/admin/block-clearings',
    'POST /api/admin/blocks',
    'POST /api/admin/booking-steps',
    'POST /api/admin/bookings',
    'POST /api/admin/bookings/:id/charges',
    'POST /api/admin/bookings/:id/documents',
    'POST /api/admin/bookings/:id/group-links',
    'POST /api/admin/bookings/:id/guest-links',
    'POST /api/admin/bookings/:id/move',
    'POST /api/admin/bookings/:id/notes',
    'POST /api/admin/bookings/:id/payment-links',
    'POST /api/admin/bookings/:id/plan',
    'POST /api/admin/bookings/:id/registration-card/signature',
    'POST /api/admin/bookings/:id/swap',
    'POST /api/admin/bookings/:id/undo',
    'POST /api/admin/companies',
    'POST /api/admin/day-closings',
    'POST /api/admin/documents/:id/mails',
    'POST /api/admin/feed-conflicts/:id/seen',
    'POST /api/admin/group-bookings',
    'POST /api/admin/group-bookings/:id/move',
    'POST /api/admin/group-bookings/:id/undo',
    'POST /api/admin/group-holds',
    'POST /api/admin/group-holds/:id/bookings',
    'POST /api/admin/group-holds/:id/release',
    'POST /api/admin/guests/:id/merge',
    'POST /api/admin/guests/:id/messages',
    'POST /api/admin/guests/:id/phone-messages',
    'POST /api/admin/housekeeping/marks',
    'POST /api/admin/mails/:id/resend',
    'POST /api/admin/maintenance/tickets',
    'POST /api/admin/maintenance/tickets/:id/block',
    'POST /api/admin/maintenance/tickets/:id/photo',
    'POST /api/admin/message-templates',
    'POST /api/admin/message-templates/deleted/:id/restore',
    'POST /api/admin/payment-links/:id/address',
    'POST /api/admin/payment-links/:id/mails',
    'POST /api/admin/threads/:kind/:id/replies',
    'POST /api/admin/villa-placements',
    'PUT /api/admin/blocks/:id',
    'PUT /api/admin/bookings/:id/billing',
    'PUT /api/admin/bookings/:id/registration-card',
    'PUT /api/admin/companies/:id',
    'PUT /api/admin/documents/:id/fiscal-number',
    'PUT /api/admin/group-bookings/:id/billing',
    'PUT /api/admin/guests/:id/id-document',
    'PUT /api/admin/message-templates/:id',
    'PUT /api/admin/message-templates/:id/translations',
  ],
  housekeeping: [
    'PATCH /api/admin/maintenance/tickets/:id',
    'POST /api/admin/housekeeping/marks',
    'POST /api/admin/maintenance/tickets',
    'POST /api/admin/maintenance/tickets/:id/photo',
  ],
  money: [
    'DELETE /api/admin/companies/:id',
    'DELETE /api/admin/payment-links/:id',
    'PATCH /api/admin/companies/:id',
    'POST /api/admin/bookings/:id/charges',
    'POST /api/admin/bookings/:id/charges/:chargeId/correction',
    'POST /api/admin/bookings/:id/discounts',
    'POST /api/admin/bookings/:id/documents',
    'POST /api/admin/bookings/:id/payment-links',
    'POST /api/admin/bookings/:id/payments',
    'POST /api/admin/bookings/:id/payments/:paymentId/reversal',
    'POST /api/admin/bookings/:id/refunds',
    'POST /api/admin/bookings/:id/transfers',
    'POST /api/admin/cash-shifts',
    'POST /api/admin/cash-shifts/:id/closing',
    'POST /api/admin/cash-shifts/:id/movements',
    'POST /api/admin/companies',
    'POST /api/admin/documents/:id/mails',
    'POST /api/admin/online-payments/:id/question',
    'POST /api/admin/payment-links/:id/address',
    'POST /api/admin/payment-links/:id/mails',
    'POST /api/admin/reconciliation',
    'PUT /api/admin/bookings/:id/billing',
    'PUT /api/admin/companies/:id',
    'PUT /api/admin/documents/:id/fiscal-number',
    'PUT /api/admin/group-bookings/:id/billing',
  ],
  refunds: [
    'POST /api/admin/bookings/:id/charges/:chargeId/correction',
    'POST /api/admin/bookings/:id/discounts',
    'POST /api/admin/bookings/:id/payments/:paymentId/reversal',
    'POST /api/admin/bookings/:id/refunds',
    'POST /api/admin/documents/:id/credit',
    'POST /api/admin/money-approvals/:id/decision',
    'POST /api/admin/online-refunds/:id/outcome',
  ],
  'guests-data': [
    'DELETE /api/admin/breaches/:id',
    'DELETE /api/admin/guest-message-rules/:id',
    'DELETE /api/admin/guests/:id/id-document',
    'PATCH /api/admin/breaches/:id',
    'PATCH /api/admin/guest-message-rules/:id',
    'PATCH /api/admin/guests/:id/data',
    'POST /api/admin/breaches',
    'POST /api/admin/guest-message-rules',
    'POST /api/admin/guests/:id/data/copy',
    'POST /api/admin/guests/:id/data/erasure',
    'POST /api/admin/guests/:id/id-document/number',
    'PUT /api/admin/breaches/:id',
    'PUT /api/admin/guest-message-rules/:id',
    'PUT /api/admin/guest-message-rules/:id/translations',
    'PUT /api/admin/guests/:id/id-document',
  ],
  'set-prices': ['POST /api/admin/bookings/:id/price'],
  reports: [],
  content: [
    'DELETE /api/admin/blog-posts/:id',
    'DELETE /api/admin/events/:id',
    'DELETE /api/admin/gallery/:id',
    'DELETE /api/admin/hero-slides/:id',
    'DELETE /api/admin/house-facts/:id',
    'DELETE /api/admin/media/:id',
    'DELETE /api/admin/unanswered-questions/:id',
    'DELETE /api/admin/villa-images/:id',
    'DELETE /api/admin/villa-videos/:id',
    'DELETE /api/video-settings/:id',
    'DELETE /api/video-tours/:id',
    'PATCH /api/admin/blog-posts/:id',
    'PATCH /api/admin/events/:id',
    'PATCH /api/admin/gallery/:id',
    'PATCH /api/admin/hero-slides/:id',
    'PATCH /api/admin/house-facts/:id',
    'PATCH /api/admin/media/:id',
    'PATCH /api/admin/page-sections/:id',
    'PATCH /api/admin/reviews/:id',
    'PATCH /api/admin/villa-images/:id',
    'PATCH /api/admin/villa-videos/:id',
    'PATCH /api/video-settings/:id',
    'PATCH /api/video-tours/:id',
    'POST /api/admin/blog-posts',
    'POST /api/admin/blog-posts/deleted/:id/restore',
    'POST /api/admin/events',
    'POST /api/admin/events/deleted/:id/restore',
    'POST /api/admin/gallery',
    'POST /api/admin/gallery/bulk',
    'POST /api/admin/gallery/deleted/:id/restore',
    'POST /api/admin/gallery/order',
    'POST /api/admin/hero-slides',
    'POST /api/admin/hero-slides/deleted/:id/restore',
    'POST /api/admin/hero-slides/order',
    'POST /api/admin/house-facts',
    'POST /api/admin/house-facts/deleted/:id/restore',
    'POST /api/admin/house-facts/order',
    'POST /api/admin/unanswered-questions/:id/answer',
    'POST /api/admin/video-tours/bulk',
    'POST /api/admin/video-tours/deleted/:id/restore',
    'POST /api/admin/video-tours/order',
    'POST /api/admin/villa-images',
    'POST /api/admin/villa-images/deleted/:id/restore',
    'POST /api/admin/villa-images/order',
    'POST /api/admin/villa-videos',
    'POST /api/admin/villa-videos/deleted/:id/restore',
    'POST /api/admin/villa-videos/order',
    'POST /api/upload',
    'POST /api/upload/image',
    'POST /api/upload/video',
    'POST /api/video-settings',
    'POST /api/video-tours',
    'PUT /api/admin/blog-posts/:id',
    'PUT /api/admin/blog-posts/:id/translations',
    'PUT /api/admin/events/:id',
    'PUT /api/admin/events/:id/translations',
    'PUT /api/admin/gallery/:id',
    'PUT /api/admin/gallery/:id/translations',
    'PUT /api/admin/hero-slides/:id',
    'PUT /api/admin/hero-slides/:id/translations',
    'PUT /api/admin/house-facts/:id',
    'PUT /api/admin/house-facts/:id/translations',
    'PUT /api/admin/page-sections/:id',
    'PUT /api/admin/page-sections/:id/translations',
    'PUT /api/admin/villa-images/:id',
    'PUT /api/admin/villa-images/:id/translations',
    'PUT /api/admin/villa-videos/:id',
    'PUT /api/admin/villa-videos/:id/translations',
    'PUT /api/video-settings/:id',
    'PUT /api/video-settings/:id/translations',
    'PUT /api/video-tours/:id',
    'PUT /api/video-tours/:id/translations',
  ],
  prices: [
    'DELETE /api/admin/calendar-feeds/:id',
    'DELETE /api/admin/charge-items/:id',
    'DELETE /api/admin/promo-codes/:id',
    'DELETE /api/admin/rate-plans/:id',
    'DELETE /api/admin/seasons/:id',
    'DELETE /api/admin/villa-categories/:id',
    'DELETE /api/admin/villa-images/:id',
    'DELETE /api/admin/villa-videos/:id',
    'DELETE /api/admin/villas/:id',
    'PATCH /api/admin/calendar-feeds/:id',
    'PATCH /api/admin/charge-items/:id',
    'PATCH /api/admin/promo-codes/:id',
    'PATCH /api/admin/rate-plans/:id',
    'PATCH /api/admin/seasons/:id',
    'PATCH /api/admin/villa-categories/:id',
    'PATCH /api/admin/villa-images/:id',
    'PATCH /api/admin/villa-videos/:id',
    'PATCH /api/admin/villas/:id',
    'POST /api/admin/calendar-feeds',
    'POST /api/admin/calendar-feeds/:id/read',
    'POST /api/admin/charge-items',
    'POST /api/admin/charge-items/order',
    'POST /api/admin/exchange-rates',
    'POST /api/admin/promo-codes',
    'POST /api/admin/promo-codes/deleted/:id/restore',
    'POST /api/admin/rate-plans',
    'POST /api/admin/rate-plans/deleted/:id/restore',
    'POST /api/admin/rates-grid',
    'POST /api/admin/rates-grid/undo',
    'POST /api/admin/seasons',
    'POST /api/admin/seasons/deleted/:id/restore',
    'POST /api/admin/tax-rates',
    'POST /api/admin/villa-calendars/:id/renew',
    'POST /api/admin/villa-categories',
    'POST /api/admin/villa-categories/deleted/:id/restore',
    'POST /api/admin/villa-categories/order',
    'POST /api/admin/villa-images',
    'POST /api/admin/villa-images/deleted/:id/restore',
    'POST /api/admin/villa-images/order',
    'POST /api/admin/villa-videos',
    'POST /api/admin/villa-videos/deleted/:id/restore',
    'POST /api/admin/villa-videos/order',
    'POST /api/admin/villas',
    'POST /api/admin/villas/deleted/:id/restore',
    'POST /api/admin/villas/order',
    'POST /api/upload',
    'POST /api/upload/image',
    'PUT /api/admin/budgets',
    'PUT /api/admin/calendar-feeds/:id',
    'PUT /api/admin/charge-items/:id',
    'PUT /api/admin/charge-items/:id/translations',
    'PUT /api/admin/promo-codes/:id',
    'PUT /api/admin/rate-plans/:id',
    'PUT /api/admin/rate-plans/:id/translations',
    'PUT /api/admin/seasons/:id',
    'PUT /api/admin/villa-categories/:id',
    'PUT /api/admin/villa-categories/:id/translations',
    'PUT /api/admin/villa-images/:id',
    'PUT /api/admin/villa-images/:id/translations',
    'PUT /api/admin/villa-videos/:id',
    'PUT /api/admin/villa-videos/:id/translations',
    'PUT /api/admin/villas/:id',
    'PUT /api/admin/villas/:id/translations',
  ],
  settings: [
    'DELETE /api/admin/webhooks/:id',
    'PATCH /api/admin/webhooks/:id',
    'POST /api/admin/webhook-deliveries/:id/replay',
    'POST /api/admin/webhooks',
    'PUT /api/admin/property',
    'PUT /api/admin/property/:id/translations',
  ],
  accounts: [
    'DELETE /api/admin/api-tokens/:id',
    'DELETE /api/admin/roles/:id',
    'DELETE /api/admin/users/:id',
    'DELETE /api/admin/users/:id/second-factor',
    'PATCH /api/admin/roles/:id',
    'PATCH /api/admin/users/:id',
    'POST /api/admin/api-tokens',
    'POST /api/admin/roles',
    'POST /api/admin/users',
    'POST /api/admin/users/:id/invitation',
    'PUT /api/admin/roles/:id',
  ],
}

const nameOf = ({ method, url }: Route) => `${method} ${url}`

/** The least of the roles of the specification that may call a route; they go on whatever becomes of permissions. */
function leastRoleOf(route: Route): 'anyone' | SpecifiedRole {
  const isPage = !route.url.startsWith('/api/')
  if (isPage || PUBLIC.includes(nameOf(route))) return 'anyone'
  if (SUPERADMIN.test(route.url)) return 'superadmin'
  if (HOUSEKEEPING.includes(nameOf(route))) return 'housekeeping'
  if (route.method === 'GET' || FRONT_DESK_WRITES.includes(nameOf(route))) return 'user'
  return 'admin'
}

const SPECIFIED = ['housekeeping', 'user', 'admin', 'superadmin'] as const

type SpecifiedRole = (typeof SPECIFIED)[number]

type Asked = { route: Route; role: string | null; answer: Answer }

function permissionsOfCaller(role: string): readonly Permission[] {
  return role.startsWith(ONLY) ? [role.slice(ONLY.length) as Permission] : BUILT_IN_ROLES[role as Role]
}

/** What is wrong with an answer, where whoever called may call the route or may not; personal routes check passwords. */
function judge({ route, role, answer: { statusCode: status } }: Asked, mayCall: boolean): string[] {
  const refused = role === null ? status === 401 : status === 403
  const isPersonal = route.url.startsWith('/api/auth/')
  const isRight = status < 500 && (mayCall ? !refused || isPersonal : refused)
  return isRight ? [] : [`${nameOf(route)} as ${role ?? 'nobody'}: ${status}`]
}

async function ask(app: FastifyInstance, { method, url }: Route, cookie: string | undefined) {
  const path = url.replace(/:\w+/g, '2147483000')
  const headers = cookie === undefined ? {} : { cookie }
  const payload = ['POST', 'PUT', 'PATCH'].includes(method) ? { payload: {} } : {}
  return await app.inject({ method: method as 'GET', url: path, headers, ...payload })
}

test('no session and the roles of the specification may call what they could before there were permissions', ({
  answers,
}) => {
  const wrong = answers.flatMap((asked) => {
    const least = leastRoleOf(asked.route)
    const rank = SPECIFIED.indexOf(asked.role as SpecifiedRole)
    if (asked.role !== null && rank < 0) return []
    return judge(asked, least === 'anyone' || (rank >= 0 && rank >= SPECIFIED.indexOf(least)))
  })
  expect(wrong).toEqual([])
  expect(routes.map(nameOf)).toEqual(
    expect.arrayContaining(PUBLIC.filter((name) => !name.includes('poster'))),
  )
})

test('every route lets in each role and each single permission as it declares, and nobody else', ({
  answers,
}) => {
  const wrong = answers.flatMap((asked) => {
    const { access = 'anyone' } = asked.route
    const mayCall =
      access === 'anyone' || (asked.role !== null && mayDo(permissionsOfCaller(asked.role), access))
    return judge(asked, mayCall)
  })
  expect(wrong).toEqual([])
})

test('what a single permission opens is what it is for', ({ answers }) => {
  const opened = Object.fromEntries(
    PERMISSIONS.map((permission) => [
      permission,
      answers
        .filter(({ route, role, answer }) => {
          const isStaffs = route.access !== 'anyone' && route.access !== 'staff' && route.access !== undefined
          return isStaffs && role === `${ONLY}${permission}` && answer.statusCode !== 403
        })
        .map(({ route }) => nameOf(route))
        // Reading what is sold and shown is everybody's at a desk.
        .filter((name) => !name.startsWith('GET '))
        .sort(),
    ]),
  )
  expect(opened).toEqual(WRITES)
})

test('every answer is as the description of the API has it: its status, its type, its shape', async ({
  app,
  answers,
}) => {
  const { paths, components }: Description = (await app.inject({ url: '/api/openapi.json' })).json()
  const $defs = components.schemas
  const different = new Map(answers.map((one) => [`${nameOf(one.route)} ${one.answer.body}`, one]))
  const wrong = [...different.values()].flatMap(({ route, answer }) => {
    const operation = paths[route.url.replace(/:(\w+)/g, '{$1}')]?.[route.method.toLowerCase()]
    if (!operation) return HIDDEN.test(route.url) ? [] : [`${nameOf(route)} is not described`]
    const { statusCode, headers, body } = answer
    const described = operation.responses[statusCode]
    if (!described) return [`${nameOf(route)} answers ${statusCode}, which is not described`]
    const type = String(headers['content-type'] ?? '').split(';')[0] ?? ''
    const content = described.content?.[type]
    if (body === '' || !content) return body === '' && !content ? [] : [`${nameOf(route)} answers ${type}`]
    if (type !== 'application/json') return []
    const schema = JSON.parse(JSON.stringify(content.schema).replaceAll('#/components/schemas/', '#/$defs/'))
    const { error } = z.fromJSONSchema({ ...schema, $defs }).safeParse(JSON.parse(body))
    return error ? [`${nameOf(route)} answers ${statusCode}: ${error.message}`] : []
  })
  expect(wrong).toEqual([])
  expect(paths['/api/bookings']?.post?.security).toEqual([])
  expect(paths['/api/admin/bookings']?.get?.security).toEqual([{ session: [] }, { token: [] }])
  expect(paths['/api/auth/devices']?.get?.security).toEqual([{ session: [] }])
})

test('no route of the API takes the character that no text of the database can keep', async ({
  app,
  database,
}) => {
  const told: string[] = []
  for (const route of routes.filter(({ url }) => url.startsWith('/api/'))) {
    const { cookie } = await signInAs(app, database.orm, 'superadmin')
    const method = route.method as 'GET'
    const url = route.url.replace(/:\w+/g, '2147483000')
    const payload = { name: 'a', title: ['b', { deep: 'c\0d' }] }
    const isRead = route.method === 'GET' || route.method === 'DELETE'
    const sent = isRead ? { url: `${url}?search=%00` } : { url, payload }
    const answer = await app.inject({ ...sent, method, headers: { cookie } })
    const problems = answer.statusCode === 422 ? answer.json().errors : []
    const path = isRead ? 'search' : 'title.1.deep'
    if (problems[0]?.path !== path) told.push(`${nameOf(route)}: ${answer.statusCode}`)
  }
  // What takes files alone reads no JSON, and mails are taken from who has a token alone.
  expect(
    told.filter(
      (line) =>
        line !== 'POST /api/incoming-mail: 404' &&
        !/^POST \/api\/(upload\S*|admin\/maintenance\/tickets\/:id\/photo): 415$/.test(line),
    ),
  ).toEqual([])
  const { cookie } = await signInAs(app, database.orm, 'superadmin')
  for (const url of ['/api/ical/%00.ics', '/%61pi/ical/%00.ics'])
    expect((await app.inject({ url, headers: { cookie } })).statusCode, url).toBe(422)
})

test('a route of the API that does not say who may call it stops the boot', async () => {
  const empty = await createApp(readSettings({ LOG_LEVEL: 'silent' }))
  guardAccess(empty, async () => null)
  expect(() => empty.get('/api/admin/forgotten', async () => 'secrets')).toThrow(
    'GET /api/admin/forgotten does not say who may call it',
  )
})

describe('a call that changes something', () => {
  const signOut = async (app: FastifyInstance, cookie: string, headers: Record<string, string>) =>
    (
      await app.inject({
        method: 'POST',
        url: '/api/auth/logout',
        headers: { cookie, host: 'hotel.example.com', ...headers },
      })
    ).statusCode

  test.for([
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ 'sec-fetch-site': 'same-site' }, 403],
    [{ 'sec-fetch-site': 'same-origin' }, 200],
    [{ origin: 'https://evil.example' }, 403],
    [{ origin: 'null' }, 403],
    [{ origin: 'https://hotel.example.com' }, 200],
    [{ origin: 'https://hotel.example.com.evil.example' }, 403],
    [{}, 200],
  ] as const)('from %j is answered %i', async ([headers, status], { app, database }) => {
    const { cookie } = await signInAs(app, database.orm, 'admin')
    expect(await signOut(app, cookie, headers)).toBe(status)
  })

  test.for(['/api/auth/login', '/%61pi/auth/login'])(
    'cannot sign a visitor in from another site either, at %s',
    async (url, { app }) => {
      const answer = await app.inject({
        method: 'POST',
        url,
        headers: { 'sec-fetch-site': 'cross-site' },
        payload: { email: 'manager@example.com', password: 'manager-password' },
      })
      expect(answer.statusCode).toBe(403)
    },
  )
})

test('answers to staff are not stored', async ({ app, database }) => {
  const { cookie } = await signInAs(app, database.orm, 'superadmin')
  for (const { method, url, access } of routes) {
    if (method !== 'GET' || access === 'anyone' || access === undefined) continue
    const answer = await app.inject({ url: url.replace(/:\w+/g, '1'), headers: { cookie } })
    expect(answer.headers['cache-control'], url).toBe('no-store')
  }
})
