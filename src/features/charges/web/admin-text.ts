import type { TAX_KINDS } from '@/features/taxes/rules/tax-kinds'
import { wordsFor } from '@/web/admin-kit/resource-words'
import type { DEPARTMENTS } from '../rules/departments'
import type { ExtraUnit, ServedOn } from '../rules/extra-terms'

export const chargeItemsText = wordsFor('charge item', {
  emptyHelp:
    'What you charge often stands here with its price, and is chosen in one press. What guests can book with their stay is offered on the site.',
})

export const DEPARTMENT_LABELS: Record<(typeof DEPARTMENTS)[number], string> = {
  accommodation: 'Accommodation',
  restaurant: 'Restaurant',
  laundry: 'Laundry',
  transport: 'Transport',
  other: 'Other',
}

export const TAX_KIND_LABELS: Record<(typeof TAX_KINDS)[number], string> = {
  standard: 'Standard rate',
  exempt: 'Exempt',
}

export const UNIT_LABELS: Record<ExtraUnit, string> = {
  stay: 'Once for the stay',
  night: 'For each night',
  guest: 'For each guest',
  piece: 'For each piece',
}

export const SERVED_ON_LABELS: Record<ServedOn, string> = {
  arrival: 'The day of arrival',
  departure: 'The day of departure',
}

export const chargeItemColumns = {
  name: 'Name',
  price: 'Price',
  department: 'Department',
  taxKind: 'Tax',
  status: 'Status',
  active: 'Offered',
  inactive: 'Not offered',
  site: 'On the site',
  onSite: 'On the site',
  staffOnly: 'Staff only',
} as const

export const chargeItemFields = {
  name: 'Name',
  price: 'Price (USD)',
  priceHelp: 'Of one piece. What was charged before keeps its price.',
  department: 'Department',
  departmentHelp: 'By it revenue is counted',
  taxKind: 'Tax',
  taxKindHelp: 'Which of the tax rates is on it.',
  isActive: 'Offered',
  activeHelp: 'Staff choose it when they charge a guest',
  isSoldOnline: 'Guests book it with their stay',
  soldOnlineHelp: 'Offered on the site while a stay is booked, on the terms below',
  unit: 'Counted',
  unitHelp: 'What the price is for: ‘For each night’ on three nights is three times the price.',
  servedOn: 'Needed on',
  servedOnHelp: 'What is counted by the night is needed on each night',
  mostPieces: 'Most pieces a booking',
  mostPiecesHelp: 'Of what is counted by the piece',
  dailyLimit: 'Most a day in the whole hotel',
  dailyLimitHelp: 'Left empty there is no limit. What is booked counts until it is cancelled.',
  guestText: 'A sentence for guests',
  guestTextHelp: 'What guests read where they can book it with their stay, such as what it includes.',
  sortOrder: 'Order',
  sortOrderHelp: 'Where it stands among the others: 1 comes before 2.',
} as const
