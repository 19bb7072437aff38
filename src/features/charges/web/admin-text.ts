import type { TAX_KINDS } from '@/features/taxes/rules/tax-kinds'
import { wordsFor } from '@/web/admin-kit/resource-words'
import type { DEPARTMENTS } from '../rules/departments'

export const chargeItemsText = wordsFor('charge item', {
  emptyHelp: 'What you charge often stands here with its price, and is chosen in one press.',
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

export const chargeItemColumns = {
  name: 'Name',
  price: 'Price',
  department: 'Department',
  taxKind: 'Tax',
  status: 'Status',
  active: 'Offered',
  inactive: 'Not offered',
} as const

export const chargeItemFields = {
  name: 'Name',
  price: 'Price (USD)',
  priceHelp: 'Of one piece. What was charged before keeps its price.',
  department: 'Department',
  departmentHelp: 'By it revenue is counted',
  taxKind: 'Tax',
  isActive: 'Offered',
  activeHelp: 'Staff choose it when they charge a guest',
} as const
