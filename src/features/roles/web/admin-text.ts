import type { Permission } from '@/kernel/roles'
import { wordsFor } from '@/web/admin-kit/resource-words'

export const rolesText = wordsFor('role', {
  empty: 'No roles of your own yet. Add one when none of those above fits somebody’s work.',
})

export const roleWords = {
  name: 'Name',
  permissions: 'What it may do',
  permissionsHelp: 'You can give what you may do yourself.',
  builtIn: 'Roles that come with the program',
  own: 'Roles of your own',
} as const

/** What each permission is called and what it opens. */
export const PERMISSION_WORDS: Record<Permission, { label: string; help: string }> = {
  'front-desk': {
    label: 'Front desk',
    help: 'Bookings, timeline, blocked dates, messages, enquiries and mails',
  },
  housekeeping: { label: 'Housekeeping', help: 'The cleaning list and maintenance, and being given villas' },
  money: {
    label: 'Money',
    help: 'Payments, the cash drawer, companies and reconciliation; refunds and discounts up to the limit',
  },
  refunds: {
    label: 'Refunds and corrections',
    help: 'Refunds, discounts and lower prices beyond the limit, approving those that wait, credit notes, late undoing',
  },
  'set-prices': {
    label: 'Price of a booking',
    help: 'Setting the price of a single booking; lower prices up to the limit of discounts',
  },
  'guests-data': {
    label: 'Guests’ data',
    help: 'Guests’ data as files, correcting and erasing it, numbers of ID documents, and the log of breaches',
  },
  reports: { label: 'Reports', help: 'Figures and reports, and what the site shows, to look at' },
  content: {
    label: 'Website',
    help: 'Slides, videos, gallery, events, blog, media, reviews and villas’ pictures',
  },
  prices: {
    label: 'Villas and prices',
    help: 'Villas, categories, seasons, charge items, channels, tax and exchange rates',
  },
  settings: { label: 'Settings', help: 'The facts of the property and its rules' },
  accounts: { label: 'Staff accounts', help: 'Accounts, roles and the audit trail' },
}
