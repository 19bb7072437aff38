import type { ComponentType } from 'react'
import type { Role } from '@/kernel/roles'
import type { PanelIconName } from '@/web/admin-kit/panel-icon'
import { withConflicts } from './with-conflicts'

/** One entry of the side menu: where it stands under /admin, who sees it, and its screen, loaded when it is opened. */
export type Section = {
  path: string
  title: string
  icon: PanelIconName
  seenBy: Role
  load: () => Promise<ComponentType>
  /** Whether single things of it have addresses below its own: /admin/bookings/12. */
  hasPlaces?: boolean
}

/** The sections in the order of the side menu; a new one is one line here. The first stands at /admin itself. */
export const SECTIONS: readonly Section[] = [
  section(
    '',
    'Today',
    'desk',
    'user',
    async () => (await import('@/features/todays-desk/web/admin-todays-desk')).TodaysDesk,
  ),
  section('dashboard', 'Dashboard', 'gauge', 'user', async () => (await import('./dashboard')).Dashboard),
  section(
    'villas',
    'Villas',
    'key',
    'user',
    async () => (await import('@/features/villas/web/admin')).VillasAdmin,
  ),
  section(
    'seasons',
    'Seasons',
    'star',
    'user',
    async () => (await import('@/features/seasons/web/admin')).SeasonsAdmin,
  ),
  section(
    'categories',
    'Categories',
    'layers',
    'user',
    async () => (await import('@/features/categories/web/admin')).CategoriesAdmin,
  ),
  section(
    'hero',
    'Hero Section',
    'slides',
    'user',
    async () => (await import('@/features/hero/web/admin')).HeroAdmin,
  ),
  section(
    'videos',
    'Videos',
    'film',
    'user',
    async () => (await import('@/features/videos/web/admin')).VideoSettingsAdmin,
  ),
  section(
    'gallery',
    'Gallery',
    'album',
    'user',
    async () => (await import('@/features/gallery/web/admin')).GalleryAdmin,
  ),
  {
    ...section(
      'bookings',
      'Bookings',
      'desk',
      'user',
      withConflicts(async () => (await import('@/features/front-desk/web/admin')).BookingsAdmin),
    ),
    hasPlaces: true,
  },
  section(
    'timeline',
    'Timeline',
    'bars',
    'user',
    withConflicts(async () => (await import('@/features/timeline/web/admin')).BookingTimeline),
  ),
  section(
    'housekeeping',
    'Housekeeping',
    'house',
    'user',
    async () => (await import('@/features/housekeeping/web/admin')).HousekeepingAdmin,
  ),
  section(
    'cleaning',
    'Cleaning list',
    'desk',
    'housekeeping',
    async () => (await import('@/features/housekeeping/web/admin-cleaning')).CleaningList,
  ),
  {
    ...section(
      'cash-drawer',
      'Cash Drawer',
      'box',
      'user',
      async () => (await import('@/features/cash-drawer/web/admin')).CashDrawer,
    ),
    hasPlaces: true,
  },
  section(
    'approvals',
    'Approvals',
    'ledger',
    'user',
    async () => (await import('@/features/money-approvals/web/admin-approvals')).ApprovalsAdmin,
  ),
  section(
    'charge-items',
    'Charge Items',
    'box',
    'user',
    async () => (await import('@/features/charges/web/admin')).ChargeItemsAdmin,
  ),
  section(
    'blocks',
    'Blocked dates',
    'barred',
    'user',
    async () => (await import('@/features/blocks/web/admin')).BlocksAdmin,
  ),
  section(
    'channels',
    'Channels',
    'link',
    'user',
    async () => (await import('@/features/channels/web/admin')).ChannelsAdmin,
  ),
  {
    ...section(
      'documents',
      'Documents',
      'journal',
      'user',
      async () => (await import('@/features/documents/web/admin')).DocumentsAdmin,
    ),
    hasPlaces: true,
  },
  section(
    'companies',
    'Companies',
    'ledger',
    'user',
    async () => (await import('@/features/companies/web/admin')).CompaniesAdmin,
  ),
  {
    ...section(
      'reports',
      'Reports',
      'chart',
      'user',
      async () => (await import('@/features/reports/web/admin')).Reports,
    ),
    hasPlaces: true,
  },
  section(
    'reconciliation',
    'Reconciliation',
    'layers',
    'user',
    async () => (await import('@/features/reconciliation/web/admin')).ReconciliationAdmin,
  ),
  section(
    'messages',
    'Messages',
    'inbox',
    'user',
    async () => (await import('@/features/contact/web/admin')).MessagesAdmin,
  ),
  section(
    'enquiries',
    'Enquiries',
    'calendar',
    'user',
    async () => (await import('@/features/enquiries/web/admin')).EnquiriesAdmin,
  ),
  section(
    'reviews',
    'Reviews',
    'star',
    'user',
    async () => (await import('@/features/reviews/web/admin')).ReviewsAdmin,
  ),
  section('mails', 'Mails', 'open', 'user', async () => (await import('./mails')).Mails),
  section(
    'events',
    'Events',
    'calendar',
    'user',
    async () => (await import('@/features/events/web/admin')).EventsAdmin,
  ),
  section(
    'blog',
    'Blog',
    'journal',
    'user',
    async () => (await import('@/features/blog/web/admin')).BlogAdmin,
  ),
  section(
    'media',
    'Media',
    'box',
    'user',
    async () => (await import('@/features/media/web/admin')).MediaAdmin,
  ),
  section(
    'exchange-rates',
    'Exchange rate',
    'ledger',
    'admin',
    async () => (await import('@/features/exchange-rates/web/admin')).ExchangeRatesAdmin,
  ),
  section(
    'tax-rates',
    'Tax rates',
    'ledger',
    'admin',
    async () => (await import('@/features/taxes/web/admin')).TaxRatesAdmin,
  ),
  section(
    'account',
    'My Account',
    'key',
    'housekeeping',
    async () => (await import('@/features/own-account/web/admin')).OwnAccount,
  ),
  section(
    'accounts',
    'Staff',
    'staff',
    'superadmin',
    async () => (await import('@/features/accounts/web/admin-accounts')).AccountsAdmin,
  ),
  section(
    'facts',
    'Property Facts',
    'house',
    'superadmin',
    async () => (await import('@/features/property/web/admin')).PropertyAdmin,
  ),
  section('audit', 'Audit Trail', 'ledger', 'superadmin', async () => (await import('./audit')).AuditTrail),
]

/** The section at the rest of an address under /admin, or above it; undefined for an address of none. */
export function findSection(path: string): Section | undefined {
  return SECTIONS.find(
    (section) => section.path === path || (section.hasPlaces && path.startsWith(`${section.path}/`)),
  )
}

/** A section's address as the panel's router counts, from /admin on. */
export function addressOf(section: Pick<Section, 'path'>): string {
  return `/${section.path}`
}

function section(
  path: string,
  title: string,
  icon: PanelIconName,
  seenBy: Role,
  load: Section['load'],
): Section {
  return { path, title, icon, seenBy, load }
}
