import { type Section, SHOWN, SOLD, section } from './section'
import { SETTINGS_SECTIONS } from './settings-sections'
import { withClearing } from './with-clearing'
import { withConflicts } from './with-conflicts'

/** The sections in the order of the side menu; a new one is one line here. The first stands at /admin itself. */
export const SECTIONS: readonly Section[] = [
  section(
    '',
    'desk',
    'front-desk',
    async () => (await import('@/features/todays-desk/web/admin-todays-desk')).TodaysDesk,
  ),
  section(
    'day-closing',
    'journal',
    'front-desk',
    async () => (await import('@/features/day-closing/web/admin')).DayClosing,
  ),
  section('dashboard', 'gauge', 'reports', async () => (await import('./dashboard')).Dashboard),
  section('villas', 'key', SOLD, async () => (await import('@/features/villas/web/admin')).VillasAdmin),
  section('seasons', 'star', SOLD, async () => (await import('@/features/seasons/web/admin')).SeasonsAdmin),
  section(
    'rates-grid',
    'calendar',
    'prices',
    async () => (await import('@/features/rates-grid/web/admin')).RatesGridAdmin,
  ),
  section(
    'promo-codes',
    'tag',
    SOLD,
    async () => (await import('@/features/promo-codes/web/admin')).PromoCodesAdmin,
  ),
  section(
    'rate-plans',
    'tag',
    SOLD,
    async () => (await import('@/features/rate-plans/web/admin')).RatePlansAdmin,
  ),
  section(
    'categories',
    'layers',
    SOLD,
    async () => (await import('@/features/categories/web/admin')).CategoriesAdmin,
  ),
  section('hero', 'slides', SHOWN, async () => (await import('@/features/hero/web/admin')).HeroAdmin),
  section(
    'videos',
    'film',
    SHOWN,
    async () => (await import('@/features/videos/web/admin')).VideoSettingsAdmin,
  ),
  section('gallery', 'album', SHOWN, async () => (await import('@/features/gallery/web/admin')).GalleryAdmin),
  {
    ...section(
      'bookings',
      'desk',
      'front-desk',
      withConflicts(async () => (await import('./bookings-section')).BookingsSection),
    ),
    hasPlaces: true,
  },
  {
    ...section('guests', 'staff', 'front-desk', async () => (await import('./guests-section')).GuestsSection),
    hasPlaces: true,
  },
  section(
    'timeline',
    'bars',
    'front-desk',
    withConflicts(async () => (await import('@/features/timeline/web/admin')).BookingTimeline),
  ),
  section(
    'group-holds',
    'calendar',
    'front-desk',
    async () => (await import('@/features/group-holds/web/admin')).GroupHoldsAdmin,
  ),
  section(
    'housekeeping',
    'house',
    'front-desk',
    async () => (await import('@/features/housekeeping/web/admin')).HousekeepingAdmin,
  ),
  section(
    'cleaning',
    'desk',
    ['housekeeping', 'front-desk'],
    async () => (await import('@/features/housekeeping/web/admin-cleaning')).CleaningList,
  ),
  section(
    'maintenance',
    'key',
    ['housekeeping', 'front-desk'],
    withClearing(async () => (await import('@/features/maintenance/web/admin')).MaintenanceAdmin),
  ),
  {
    ...section(
      'cash-drawer',
      'box',
      'money',
      async () => (await import('@/features/cash-drawer/web/admin')).CashDrawer,
    ),
    hasPlaces: true,
  },
  section(
    'approvals',
    'ledger',
    ['money', 'refunds'],
    async () => (await import('@/features/money-approvals/web/admin-approvals')).ApprovalsAdmin,
  ),
  section(
    'charge-items',
    'box',
    ['money', 'prices'],
    async () => (await import('@/features/charges/web/admin')).ChargeItemsAdmin,
  ),
  section(
    'blocks',
    'barred',
    ['front-desk', 'prices'],
    withClearing(async () => (await import('@/features/blocks/web/admin')).BlocksAdmin),
  ),
  section(
    'channels',
    'link',
    ['front-desk', 'prices'],
    async () => (await import('@/features/channels/web/admin')).ChannelsAdmin,
  ),
  {
    ...section(
      'documents',
      'journal',
      ['front-desk', 'money'],
      async () => (await import('@/features/documents/web/admin')).DocumentsAdmin,
    ),
    hasPlaces: true,
  },
  section(
    'companies',
    'ledger',
    ['front-desk', 'money'],
    async () => (await import('@/features/companies/web/admin')).CompaniesAdmin,
  ),
  {
    ...section('reports', 'chart', 'reports', async () => (await import('./reports-section')).ReportsSection),
    hasPlaces: true,
  },
  section(
    'reconciliation',
    'layers',
    'money',
    async () => (await import('@/features/reconciliation/web/admin')).ReconciliationAdmin,
  ),
  section(
    'messages',
    'inbox',
    'front-desk',
    async () => (await import('@/features/message-threads/web/admin-messages')).AnsweredMessages,
  ),
  section(
    'enquiries',
    'calendar',
    'front-desk',
    async () => (await import('@/features/message-threads/web/admin-enquiries')).AnsweredEnquiries,
  ),
  section(
    'templates',
    'journal',
    'front-desk',
    async () => (await import('@/features/message-threads/web/admin-templates')).MessageTemplatesAdmin,
  ),
  section(
    'guest-messages',
    'journal',
    'front-desk',
    async () => (await import('@/features/guest-messages/web/admin')).GuestMessagesAdmin,
  ),
  section(
    'reviews',
    'star',
    ['front-desk', 'content', 'reports'],
    async () => (await import('@/features/reviews/web/admin')).ReviewsAdmin,
  ),
  section('mails', 'open', 'front-desk', async () => (await import('./mails')).Mails),
  section('events', 'calendar', SHOWN, async () => (await import('@/features/events/web/admin')).EventsAdmin),
  section('blog', 'journal', SHOWN, async () => (await import('@/features/blog/web/admin')).BlogAdmin),
  section(
    'page-sections',
    'journal',
    SHOWN,
    async () => (await import('@/features/page-sections/web/admin')).PageSectionsAdmin,
  ),
  section(
    'house-facts',
    'inbox',
    SHOWN,
    async () => (await import('@/features/house-facts/web/admin')).HouseFactsAdmin,
  ),
  section(
    'questions',
    'bell',
    ['content', 'front-desk'],
    async () => (await import('@/features/concierge/web/admin-open-questions')).OpenQuestions,
  ),
  section('media', 'box', SHOWN, async () => (await import('@/features/media/web/admin')).MediaAdmin),
  ...SETTINGS_SECTIONS,
]
