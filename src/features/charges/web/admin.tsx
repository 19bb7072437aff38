import { TAX_KINDS } from '@/features/taxes/rules/tax-kinds'
import { formatPrice, toCents } from '@/kernel/money'
import { adminSection } from '@/web/admin-kit/admin-section'
import { field } from '@/web/admin-kit/fields'
import { Badge } from '@/web/ui/badge'
import { type ChargeItem, chargeItems } from '../contract'
import { DEPARTMENTS } from '../rules/departments'
import { EXTRA_UNITS, SERVED_ON } from '../rules/extra-terms'
import {
  chargeItemsText,
  chargeItemColumns as column,
  DEPARTMENT_LABELS,
  chargeItemFields as label,
  SERVED_ON_LABELS,
  TAX_KIND_LABELS,
  UNIT_LABELS,
} from './admin-text'

/** The catalogue of what staff charge guests for besides the nights. */
export const ChargeItemsAdmin = adminSection(chargeItems, {
  writes: 'prices',
  words: chargeItemsText,
  columns: [
    {
      key: 'name',
      title: column.name,
      value: ({ name }) => name,
      cell: ({ name }) => <strong>{name}</strong>,
    },
    {
      key: 'price',
      title: column.price,
      value: ({ price }) => toCents(price),
      cell: ({ price }) => <span className="tabular">{formatPrice(toCents(price))}</span>,
    },
    { key: 'department', title: column.department, value: ({ department }) => DEPARTMENT_LABELS[department] },
    { key: 'taxKind', title: column.taxKind, value: ({ taxKind }) => TAX_KIND_LABELS[taxKind] },
    { key: 'site', title: column.site, value: placeOf },
    {
      key: 'status',
      title: column.status,
      value: statusOf,
      cell: (item) => <Badge color={item.isActive ? 'green' : 'orange'}>{statusOf(item)}</Badge>,
    },
  ],
  filters: [
    {
      key: 'status',
      title: column.status,
      value: ({ isActive }) => (isActive ? 'active' : 'inactive'),
      label: statusOf,
    },
  ],
  isRead: ({ isSoldOnline }) => isSoldOnline,
  fields: {
    name: field.text(label.name, { isRequired: true }),
    price: field.text(label.price, { isRequired: true, help: label.priceHelp }),
    department: field.choice(
      label.department,
      DEPARTMENTS.map((value) => ({ value, label: DEPARTMENT_LABELS[value] })),
      { help: label.departmentHelp },
    ),
    taxKind: field.choice(
      label.taxKind,
      TAX_KINDS.map((value) => ({ value, label: TAX_KIND_LABELS[value] })),
      { help: label.taxKindHelp },
    ),
    isActive: field.toggle(label.isActive, { help: label.activeHelp }),
    isSoldOnline: field.toggle(label.isSoldOnline, { help: label.soldOnlineHelp }),
    guestText: field.optionalText(label.guestText, { help: label.guestTextHelp }),
    unit: field.choice(
      label.unit,
      EXTRA_UNITS.map((value) => ({ value, label: UNIT_LABELS[value] })),
      { help: label.unitHelp },
    ),
    servedOn: field.choice(
      label.servedOn,
      SERVED_ON.map((value) => ({ value, label: SERVED_ON_LABELS[value] })),
      { help: label.servedOnHelp },
    ),
    mostPieces: field.count(label.mostPieces, { min: 1, help: label.mostPiecesHelp }),
    dailyLimit: field.optionalCount(label.dailyLimit, { min: 1, help: label.dailyLimitHelp }),
    sortOrder: field.count(label.sortOrder, { help: label.sortOrderHelp }),
  },
})

function placeOf({ isSoldOnline }: ChargeItem): string {
  return isSoldOnline ? column.onSite : column.staffOnly
}

function statusOf({ isActive }: ChargeItem): string {
  return isActive ? column.active : column.inactive
}
