import { type Section, section } from './section'
import { withClearing } from './with-clearing'
import { withConflicts } from './with-conflicts'

/** Who looks at what is sold, and at what the site shows: who changes it, and who answers guests or reads figures. */
const SOLD = ['front-desk', 'prices', 'content'] as const
const SHOWN = ['content', 'reports'] as const

/** The sections in the order of the side menu; a new one is one line here. The first stands at /admin itself. */
export const SECTIONS: readonly Section[] = [
  section(
    '',
    'Today',
    'desk',
    'front-desk',
    async () => (await import('@/features/todays-desk/web/admin-todays-desk')).TodaysDesk,
  ),
  section('dashboard', 'Dashboard', 'gauge', 'reports', async () => (await import('./dashboard')).Dashboard),
  section(
    'villas',
    'Villas',
    'key',
    SOLD,
    async () => (await import('@/features/villas/web/admin')).VillasAdmin,
  ),
  section(
    'seasons',
    'Seasons',
    'star',
    SOLD,
    async () => (await import('@/features/seasons/web/admin')).SeasonsAdmin,
  ),
  section(
    'categories',
    'Categories',
    'layers',
    SOLD,
    async () => (await import('@/features/categories/web/admin')).CategoriesAdmin,
  ),
  section(
    'hero',
    'Hero Section',
    'slides',
    SHOWN,
    async () => (await import('@/features/hero/web/admin')).HeroAdmin,
  ),
  section(
    'videos',
    'Videos',
    'film',
    SHOWN,
    async () => (await import('@/features/videos/web/admin')).VideoSettingsAdmin,
  ),
  section(
    'gallery',
    'Gallery',
    'album',
    SHOWN,
    async () => (await import('@/features/gallery/web/admin')).GalleryAdmin,
  ),
  {
    ...section(
      'bookings',
      'Bookings',
      'desk',
      'front-desk',
      withConflicts(async () => (await import('./bookings-section')).BookingsSection),
    ),
    hasPlaces: true,
  },
  {
    ...section(
      'guests',
      'Guests',
      'staff',
      'front-desk',
      async () => (await import('./guests-section')).GuestsSection,
    ),
    hasPlaces: true,
  },
  section(
    'timeline',
    'Timeline',
    'bars',
    'front-desk',
    withConflicts(async () => (await import('@/features/timeline/web/admin')).BookingTimeline),
  ),
  section(
    'housekeeping',
    'Housekeeping',
    'house',
    'front-desk',
    async () => (await import('@/features/housekeeping/web/admin')).HousekeepingAdmin,
  ),
  section(
    'cleaning',
    'Cleaning list',
    'desk',
    ['housekeeping', 'front-desk'],
    async () => (await import('@/features/housekeeping/web/admin-cleaning')).CleaningList,
  ),
  section(
    'maintenance',
    'Maintenance',
    'key',
    ['housekeeping', 'front-desk'],
    withClearing(async () => (await import('@/features/maintenance/web/admin')).MaintenanceAdmin),
  ),
  {
    ...section(
      'cash-drawer',
      'Cash Drawer',
      'box',
      'money',
      async () => (await import('@/features/cash-drawer/web/admin')).CashDrawer,
    ),
    hasPlaces: true,
  },
  section(
    'approvals',
    'Approvals',
    'ledger',
    ['money', 'refunds'],
    async () => (await import('@/features/money-approvals/web/admin-approvals')).ApprovalsAdmin,
  ),
  section(
    'charge-items',
    'Charge Items',
    'box',
    ['money', 'prices'],
    async () => (await import('@/features/charges/web/admin')).ChargeItemsAdmin,
  ),
  section(
    'blocks',
    'Blocked dates',
    'barred',
    ['front-desk', 'prices'],
    withClearing(async () => (await import('@/features/blocks/web/admin')).BlocksAdmin),
  ),
  section(
    'channels',
    'Channels',
    'link',
    ['front-desk', 'prices'],
    async () => (await import('@/features/channels/web/admin')).ChannelsAdmin,
  ),
  {
    ...section(
      'documents',
      'Documents',
      'journal',
      ['front-desk', 'money'],
      async () => (await import('@/features/documents/web/admin')).DocumentsAdmin,
    ),
    hasPlaces: true,
  },
  section(
    'companies',
    'Companies',
    'ledger',
    ['front-desk', 'money'],
    async () => (await import('@/features/companies/web/admin')).CompaniesAdmin,
  ),
  {
    ...section(
      'reports',
      'Reports',
      'chart',
      'reports',
      async () => (await import('@/features/reports/web/admin')).Reports,
    ),
    hasPlaces: true,
  },
  section(
    'reconciliation',
    'Reconciliation',
    'layers',
    'money',
    async () => (await import('@/features/reconciliation/web/admin')).ReconciliationAdmin,
  ),
  section(
    'messages',
    'Messages',
    'inbox',
    'front-desk',
    async () => (await import('@/features/message-threads/web/admin-messages')).AnsweredMessages,
  ),
  section(
    'enquiries',
    'Enquiries',
    'calendar',
    'front-desk',
    async () => (await import('@/features/message-threads/web/admin-enquiries')).AnsweredEnquiries,
  ),
  section(
    'templates',
    'Answer templates',
    'journal',
    'front-desk',
    async () => (await import('@/features/message-threads/web/admin-templates')).MessageTemplatesAdmin,
  ),
  section(
    'reviews',
    'Reviews',
    'star',
    ['front-desk', 'content', 'reports'],
    async () => (await import('@/features/reviews/web/admin')).ReviewsAdmin,
  ),
  section('mails', 'Mails', 'open', 'front-desk', async () => (await import('./mails')).Mails),
  section(
    'events',
    'Events',
    'calendar',
    SHOWN,
    async () => (await import('@/features/events/web/admin')).EventsAdmin,
  ),
  section(
    'blog',
    'Blog',
    'journal',
    SHOWN,
    async () => (await import('@/features/blog/web/admin')).BlogAdmin,
  ),
  section(
    'media',
    'Media',
    'box',
    SHOWN,
    async () => (await import('@/features/media/web/admin')).MediaAdmin,
  ),
  section(
    'exchange-rates',
    'Exchange rate',
    'ledger',
    'prices',
    async () => (await import('@/features/exchange-rates/web/admin')).ExchangeRatesAdmin,
  ),
  section(
    'tax-rates',
    'Tax rates',
    'ledger',
    'prices',
    async () => (await import('@/features/taxes/web/admin')).TaxRatesAdmin,
  ),
  section(
    'account',
    'My Account',
    'key',
    'staff',
    async () => (await import('@/features/own-account/web/admin')).OwnAccount,
  ),
  section(
    'accounts',
    'Staff',
    'staff',
    'accounts',
    async () => (await import('@/features/accounts/web/admin-accounts')).AccountsAdmin,
  ),
  section(
    'roles',
    'Roles',
    'key',
    'accounts',
    async () => (await import('@/features/roles/web/admin')).RolesAdmin,
  ),
  section(
    'api-tokens',
    'API Tokens',
    'key',
    'accounts',
    async () => (await import('@/features/api-tokens/web/admin')).ApiTokensAdmin,
  ),
  section(
    'facts',
    'Property Facts',
    'house',
    'settings',
    async () => (await import('@/features/property/web/admin')).PropertyAdmin,
  ),
  section(
    'webhooks',
    'Webhooks',
    'link',
    'settings',
    async () => (await import('@/features/webhooks/web/admin')).WebhooksAdmin,
  ),
  section('audit', 'Audit Trail', 'ledger', 'accounts', async () => (await import('./audit')).AuditTrail),
]

/** The section at the rest of an address under /admin, or above it; undefined for an address of none. */
export function findSection(path: string): Section | undefined {
  return SECTIONS.find(
    (section) => section.path === path || (section.hasPlaces && path.startsWith(`${section.path}/`)),
  )
}
