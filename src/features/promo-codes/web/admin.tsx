import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Category } from '@/features/categories/contract'
import { staffCategoriesQuery } from '@/features/categories/staff-queries'
import { tellPromo } from '@/features/rates/rules/promo'
import { PROMO_KINDS } from '@/features/rates/rules/promo-terms'
import { tellCategories } from '@/features/rates/rules/reach'
import { formatDay, toDay } from '@/kernel/days'
import { formatPrice, toCents } from '@/kernel/money'
import { describeSection } from '@/web/admin-kit/admin-section'
import { boxesField } from '@/web/admin-kit/boxes-field'
import { field } from '@/web/admin-kit/fields'
import { ResourceScreen } from '@/web/admin-kit/resource-screen'
import { Badge } from '@/web/ui/badge'
import { promoCodes, type StaffPromoCode } from '../contract'
import { codeUsesQuery } from '../staff-queries'
import {
  promoCodeColumns as column,
  promoCodeGroups as group,
  promoCodeFields as label,
  promoCodesText,
  promoKinds,
} from './admin-text'

type Uses = { id: number; uses: number; brought: string }

const NO_CATEGORIES: Category[] = []
const NO_USES: Uses[] = []

/** Codes by which guests pay less, with how often each was used and what it brought. */
export function PromoCodesAdmin() {
  const { data: known = NO_CATEGORIES } = useQuery(staffCategoriesQuery)
  const { data: uses = NO_USES } = useQuery(codeUsesQuery)
  const described = useMemo(() => describeCodes(known, uses), [known, uses])
  return <ResourceScreen {...described} />
}

function describeCodes(known: readonly Category[], uses: readonly Uses[]) {
  const usesOf = ({ id }: StaffPromoCode) => uses.find((one) => one.id === id)
  const reachOf = ({ categoryIds }: StaffPromoCode) => tellCategories(categoryIds, known, column.wholeHotel)
  return describeSection(promoCodes, {
    writes: 'prices',
    words: promoCodesText,
    columns: [
      {
        key: 'code',
        title: column.code,
        value: ({ code }) => code,
        cell: ({ code }) => <strong className="wrap-anywhere">{code}</strong>,
      },
      {
        key: 'gives',
        title: column.gives,
        value: ({ value }) => toCents(value),
        cell: ({ kind, value }) => (
          <span className="tabular">{tellPromo({ kind, value: toCents(value) })}</span>
        ),
      },
      { key: 'booked', title: column.booked, value: ({ bookFrom, bookTo }) => tellDays(bookFrom, bookTo) },
      { key: 'stays', title: column.stays, value: ({ stayFrom, stayTo }) => tellDays(stayFrom, stayTo) },
      { key: 'reach', title: column.reach, value: reachOf },
      {
        key: 'used',
        title: column.used,
        value: (code) => usesOf(code)?.uses ?? 0,
        cell: (code) => (
          <span className="tabular">{column.usedOf(usesOf(code)?.uses ?? 0, code.mostUses)}</span>
        ),
      },
      {
        key: 'brought',
        title: column.brought,
        value: (code) => toCents(usesOf(code)?.brought ?? '0'),
        cell: (code) => <span className="tabular">{formatPrice(toCents(usesOf(code)?.brought ?? '0'))}</span>,
      },
      {
        key: 'status',
        title: column.status,
        value: statusOf,
        cell: (code) => <Badge color={code.isActive ? 'green' : 'orange'}>{statusOf(code)}</Badge>,
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
    form: {
      groups: [
        { title: group.code, fields: ['code', 'kind', 'value', 'mostUses', 'isActive'] },
        { title: group.booked, fields: ['bookFrom', 'bookTo'] },
        { title: group.stays, fields: ['stayFrom', 'stayTo', 'categoryIds'] },
      ],
    },
    fields: {
      code: field.text(label.code, { isRequired: true, isWide: true, help: label.codeHelp }),
      kind: field.choice(
        label.kind,
        PROMO_KINDS.map((value) => ({ value, label: promoKinds[value] })),
        { help: label.kindHelp },
      ),
      value: field.decimal(label.value, { isRequired: true, help: label.valueHelp }),
      mostUses: field.optionalCount(label.mostUses, { min: 1, help: label.mostUsesHelp }),
      isActive: field.toggle(label.isActive, { help: label.activeHelp }),
      bookFrom: field.optionalDay(label.bookFrom, { help: label.bookFromHelp }),
      bookTo: field.optionalDay(label.bookTo, { help: label.bookToHelp }),
      stayFrom: field.optionalDay(label.stayFrom, { help: label.stayHelp }),
      stayTo: field.optionalDay(label.stayTo, { help: label.stayToHelp }),
      categoryIds: boxesField({
        label: label.categories,
        help: label.categoriesHelp,
        boxes: known.map(({ id, name }) => ({ value: id, name })),
      }),
    },
  })
}

function statusOf({ isActive }: Pick<StaffPromoCode, 'isActive'>): string {
  return isActive ? column.active : column.ended
}

function tellDays(first: string | null, last: string | null): string {
  if (first === null && last === null) return column.anyTime
  if (first === null) return column.until(showDay(last))
  if (last === null) return column.from(showDay(first))
  return `${showDay(first)} – ${showDay(last)}`
}

function showDay(day: string | null): string {
  return day === null ? '' : formatDay(toDay(day))
}
