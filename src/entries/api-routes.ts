import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { accountAdminRoutes } from '@/features/accounts/server/admin-routes'
import { roleRoutes } from '@/features/accounts/server/role-routes'
import { sessionRoutes } from '@/features/accounts/server/session-routes'
import { findStaff } from '@/features/accounts/server/store-session'
import { alarmRoutes } from '@/features/alarms/server/routes'
import { apiTokenRoutes } from '@/features/api-tokens/server/routes'
import { findTokenStaff } from '@/features/api-tokens/server/store-tokens'
import { billingRoutes } from '@/features/billing/server/routes'
import { billNewBooking } from '@/features/billing/server/set-billing'
import { blockRoutes } from '@/features/blocks/server/routes'
import { blogAdminRoutes } from '@/features/blog/server/admin-routes'
import { blogRoutes } from '@/features/blog/server/routes'
import { bookingListRoutes } from '@/features/booking-list/server/routes'
import { bookingPlanRoutes } from '@/features/booking-plans/server/routes'
import { bookingRoutes } from '@/features/bookings/server/routes'
import { breachRoutes } from '@/features/breaches/server/routes'
import { budgetRoutes } from '@/features/budgets/server/routes'
import { businessDayRoutes } from '@/features/business-day/server/routes'
import { endingRoutes } from '@/features/cancellation/server/ending-routes'
import { cashDrawerRoutes } from '@/features/cash-drawer/server/routes'
import { categoryAdminRoutes } from '@/features/categories/server/admin-routes'
import { categoryRoutes } from '@/features/categories/server/routes'
import { calendarAdminRoutes } from '@/features/channels/server/admin-routes'
import { calendarRoutes } from '@/features/channels/server/routes'
import { chargeItemRoutes } from '@/features/charges/server/admin-routes'
import { companyRoutes } from '@/features/companies/server/routes'
import { conciergeRoutes } from '@/features/concierge/server/routes'
import { modelUsageRoutes } from '@/features/concierge/server/usage-routes'
import { consentRoutes } from '@/features/consents/server/routes'
import { guestConsentRoutes } from '@/features/consents/server/staff-routes'
import { unsubscribeRoutes } from '@/features/consents/server/unsubscribe-routes'
import { contactAdminRoutes } from '@/features/contact/server/admin-routes'
import { contactRoutes } from '@/features/contact/server/routes'
import { dayClosingRoutes } from '@/features/day-closing/server/routes'
import { documentRoutes } from '@/features/documents/server/routes'
import { enquiryAdminRoutes } from '@/features/enquiries/server/admin-routes'
import { enquiryRoutes } from '@/features/enquiries/server/routes'
import { eventAdminRoutes } from '@/features/events/server/admin-routes'
import { eventRoutes } from '@/features/events/server/routes'
import { exchangeRateRoutes } from '@/features/exchange-rates/server/routes'
import { extraAdminRoutes } from '@/features/extras/server/admin-routes'
import { extraRoutes } from '@/features/extras/server/routes'
import { sellExtras } from '@/features/extras/server/sell-extras'
import { sellGroupExtras } from '@/features/extras/server/sell-group-extras'
import { folioRoutes } from '@/features/folio/server/folio-routes'
import { bookingAdminRoutes } from '@/features/front-desk/server/admin-routes'
import { galleryAdminRoutes } from '@/features/gallery/server/admin-routes'
import { galleryRoutes } from '@/features/gallery/server/routes'
import { groupHoldRoutes } from '@/features/group-holds/server/routes'
import { groupAdminRoutes } from '@/features/groups/server/admin-routes'
import { groupRoutes } from '@/features/groups/server/routes'
import { guestDataAdminRoutes } from '@/features/guest-data/server/admin-routes'
import { guestDataRoutes } from '@/features/guest-data/server/routes'
import { endGuestLinks } from '@/features/guest-links/server/guest-links'
import { guestMessageRoutes } from '@/features/guest-messages/server/admin-routes'
import { guestProfileRoutes } from '@/features/guest-stays/server/routes'
import { heroAdminRoutes } from '@/features/hero/server/admin-routes'
import { heroRoutes } from '@/features/hero/server/routes'
import { houseFactAdminRoutes } from '@/features/house-facts/server/admin-routes'
import { houseFactRoutes } from '@/features/house-facts/server/routes'
import { housekeepingRoutes } from '@/features/housekeeping/server/routes'
import { idDocumentRoutes } from '@/features/id-documents/server/routes'
import { incomingMailRoutes } from '@/features/incoming-mail/server/routes'
import { mailboxProofRoutes } from '@/features/mailbox-proof/server/routes'
import { maintenanceRoutes } from '@/features/maintenance/server/routes'
import { libraryRoutes } from '@/features/media/server/library-routes'
import { placeholderRoutes } from '@/features/media/server/routes'
import { uploadRoutes } from '@/features/media/server/upload-routes'
import { messageThreadRoutes } from '@/features/message-threads/server/routes'
import { guestPaymentRoutes } from '@/features/my-booking/server/payment-routes'
import { proofRoutes } from '@/features/my-booking/server/proof-routes'
import { guestRoutes } from '@/features/my-booking/server/routes'
import { payMethodRoutes } from '@/features/online-payments/server/method-routes'
import { onlineRefundRoutes } from '@/features/online-payments/server/refund-routes'
import { onlinePaymentRoutes } from '@/features/online-payments/server/routes'
import { staffPaymentRoutes } from '@/features/online-payments/server/staff-routes'
import { unsettledMoneyRoutes } from '@/features/online-payments/server/unsettled-routes'
import { ownLanguageRoutes } from '@/features/own-account/server/language-routes'
import { ownAccountRoutes } from '@/features/own-account/server/routes'
import { paceRoutes } from '@/features/pace/server/routes'
import { pageSectionAdminRoutes } from '@/features/page-sections/server/admin-routes'
import { pageSectionRoutes } from '@/features/page-sections/server/routes'
import { findRoutes } from '@/features/panel-search/server/routes'
import { passkeyRoutes } from '@/features/passkeys/server/routes'
import { passwordLinkRoutes } from '@/features/password-links/server/routes'
import { offerDeposit, offerGroupDeposit } from '@/features/payment-links/server/offer-deposit'
import { payRoutes } from '@/features/payment-links/server/routes'
import { paymentLinkRoutes } from '@/features/payment-links/server/staff-routes'
import { paymentRoutes } from '@/features/payments/server/routes'
import { phoneCallbackRoutes } from '@/features/phone-messages/server/callback-routes'
import { phoneConsentPageRoutes } from '@/features/phone-messages/server/consent-page-routes'
import { phoneConsentRoutes } from '@/features/phone-messages/server/staff-consent-routes'
import { phoneMessageRoutes } from '@/features/phone-messages/server/staff-routes'
import { promoCodeAdminRoutes } from '@/features/promo-codes/server/admin-routes'
import { promoCodeRoutes } from '@/features/promo-codes/server/routes'
import { takeCodeLinks } from '@/features/promo-codes/server/take-code-link'
import { propertyAdminRoutes } from '@/features/property/server/admin-routes'
import { propertyRoutes } from '@/features/property/server/routes'
import { ratePlanAdminRoutes } from '@/features/rate-plans/server/admin-routes'
import { ratesGridRoutes } from '@/features/rates-grid/server/routes'
import { receivableRoutes } from '@/features/receivables/server/routes'
import { reconciliationRoutes } from '@/features/reconciliation/server/routes'
import { registrationCardRoutes } from '@/features/registration-cards/server/routes'
import { moneyReportRoutes } from '@/features/reports/server/money-routes'
import { reportRoutes } from '@/features/reports/server/routes'
import { retentionRoutes } from '@/features/retention/server/routes'
import { reviewAdminRoutes } from '@/features/reviews/server/admin-routes'
import { reviewRoutes } from '@/features/reviews/server/routes'
import { seasonAdminRoutes } from '@/features/seasons/server/admin-routes'
import { staffNewsRoutes } from '@/features/staff-news/server/routes'
import { staffPushRoutes } from '@/features/staff-push/server/routes'
import { stayMoveRoutes } from '@/features/stay-moves/server/routes'
import { taxRateRoutes } from '@/features/taxes/server/routes'
import { todaysDeskRoutes } from '@/features/todays-desk/server/routes'
import { unansweredQuestionRoutes } from '@/features/unanswered-questions/server/routes'
import { undoRoutes } from '@/features/undo/server/routes'
import { videoAdminRoutes } from '@/features/videos/server/admin-routes'
import { videoRoutes } from '@/features/videos/server/routes'
import { tourUploadRoutes } from '@/features/videos/server/upload-tour'
import { villaPlacingRoutes } from '@/features/villa-placing/server/routes'
import { villaAdminRoutes } from '@/features/villas/server/admin-routes'
import { villaRoutes } from '@/features/villas/server/routes'
import { webhookRoutes } from '@/features/webhooks/server/routes'
import type { Context } from '@/server/context'
import type { Settings } from '@/server/env'
import { guardAccess, type Staff } from '@/server/http/access'
import { createTokenLimit, readBearerToken } from '@/server/http/bearer-token'
import { healthRoutes } from '@/server/http/health-routes'
import { rejectOtherOrigins } from '@/server/http/origin-check'
import { rejectNul } from '@/server/http/reject-nul'
import { readSessionCookie } from '@/server/http/session-cookie'
import { mailRoutes } from '@/server/mail/mail-routes'
import { ARTICLE_SLUGS } from '@/site/content/articles-slugs'
import { BOOKING_MONEY } from './booking-money'
import { findStepDoubts } from './booking-steps'
import { readSiteNotes } from './concierge-notes'
import { loadLanguage } from './load-language'
import { MEDIA_PLACES } from './media-places'
import { PROVIDER_REFUNDS } from './provider-refunds'

const FEATURES = [
  propertyRoutes,
  placeholderRoutes,
  categoryRoutes,
  villaRoutes,
  heroRoutes,
  houseFactRoutes,
  pageSectionRoutes,
  eventRoutes,
  exchangeRateRoutes,
  taxRateRoutes,
  companyRoutes,
  galleryRoutes,
  videoRoutes,
  contactRoutes,
  blogRoutes,
  (app: FastifyInstance, context: Context) => bookingRoutes(app, context, { sellExtras, offerDeposit }),
  extraRoutes,
  extraAdminRoutes,
  (app: FastifyInstance, context: Context) =>
    groupRoutes(app, context, { sellExtras: sellGroupExtras, offerDeposit: offerGroupDeposit }),
  guestRoutes,
  proofRoutes,
  mailboxProofRoutes,
  consentRoutes,
  guestConsentRoutes,
  unsubscribeRoutes,
  phoneCallbackRoutes,
  phoneConsentPageRoutes,
  phoneConsentRoutes,
  phoneMessageRoutes,
  reviewRoutes,
  enquiryRoutes,
  calendarRoutes,
  sessionRoutes,
  apiTokenRoutes,
  passkeyRoutes,
  ownAccountRoutes,
  ownLanguageRoutes,
  passwordLinkRoutes,
  categoryAdminRoutes,
  villaAdminRoutes,
  seasonAdminRoutes,
  promoCodeRoutes,
  promoCodeAdminRoutes,
  ratePlanAdminRoutes,
  bookingPlanRoutes,
  guestMessageRoutes,
  heroAdminRoutes,
  houseFactAdminRoutes,
  (app: FastifyInstance, context: Context) => pageSectionAdminRoutes(app, context, { loadLanguage }),
  unansweredQuestionRoutes,
  modelUsageRoutes,
  videoAdminRoutes,
  galleryAdminRoutes,
  eventAdminRoutes,
  (app: FastifyInstance, context: Context) => blogAdminRoutes(app, context, ARTICLE_SLUGS),
  contactAdminRoutes,
  (app: FastifyInstance, context: Context) => bookingAdminRoutes(app, context, BOOKING_MONEY, findStepDoubts),
  (app: FastifyInstance, context: Context) => bookingListRoutes(app, context, BOOKING_MONEY.chargeEnding),
  (app: FastifyInstance, context: Context) =>
    groupAdminRoutes(app, context, {
      ...BOOKING_MONEY,
      endLinks: endGuestLinks,
      billBooking: billNewBooking,
    }),
  undoRoutes,
  chargeItemRoutes,
  (app: FastifyInstance, context: Context) => paymentRoutes(app, context, PROVIDER_REFUNDS),
  (app: FastifyInstance, context: Context) => folioRoutes(app, context, PROVIDER_REFUNDS),
  endingRoutes,
  businessDayRoutes,
  cashDrawerRoutes,
  dayClosingRoutes,
  groupHoldRoutes,
  ratesGridRoutes,
  onlinePaymentRoutes,
  payMethodRoutes,
  unsettledMoneyRoutes,
  staffPaymentRoutes,
  onlineRefundRoutes,
  (app: FastifyInstance, context: Context) => guestPaymentRoutes(app, context, offerGroupDeposit),
  payRoutes,
  paymentLinkRoutes,
  billingRoutes,
  documentRoutes,
  receivableRoutes,
  reviewAdminRoutes,
  enquiryAdminRoutes,
  messageThreadRoutes,
  incomingMailRoutes,
  guestProfileRoutes,
  idDocumentRoutes,
  registrationCardRoutes,
  guestDataRoutes,
  breachRoutes,
  retentionRoutes,
  guestDataAdminRoutes,
  todaysDeskRoutes,
  staffNewsRoutes,
  staffPushRoutes,
  findRoutes,
  reportRoutes,
  moneyReportRoutes,
  budgetRoutes,
  paceRoutes,
  reconciliationRoutes,
  blockRoutes,
  stayMoveRoutes,
  villaPlacingRoutes,
  housekeepingRoutes,
  maintenanceRoutes,
  calendarAdminRoutes,
  (app: FastifyInstance, context: Context) => propertyAdminRoutes(app, context, { loadLanguage }),
  webhookRoutes,
  alarmRoutes,
  accountAdminRoutes,
  roleRoutes,
  uploadRoutes,
  tourUploadRoutes,
  (app: FastifyInstance, context: Context) => libraryRoutes(app, context, MEDIA_PLACES),
  (app: FastifyInstance, context: Context) => conciergeRoutes(app, context, { readSiteNotes, loadLanguage }),
]

/** Every route of the API, by hand in one place. */
export function addApiRoutes(app: FastifyInstance, context: Context) {
  rejectOtherOrigins(app, context.settings)
  takeCodeLinks(app, context.settings)
  const { settings, database } = context
  const countTokenCall = settings.RATE_LIMITS ? createTokenLimit() : undefined
  guardAccess(app, (request) => identify(database.orm, settings, request), countTokenCall)
  rejectNul(app)
  healthRoutes(app, context)
  mailRoutes(app, context)
  for (const addRoutes of FEATURES) addRoutes(app, context)
}

/** Who calls: a program by its token, which then counts alone, or somebody by the session in a cookie. */
async function identify(
  orm: NodePgDatabase,
  settings: Settings,
  request: FastifyRequest,
): Promise<Staff | null> {
  const token = readBearerToken(request)
  if (token !== undefined) return await findTokenStaff(orm, token)
  const secret = readSessionCookie(request, settings)
  return secret === undefined ? null : await findStaff(orm, secret)
}
