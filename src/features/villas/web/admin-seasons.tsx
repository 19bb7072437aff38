import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Category } from '@/features/categories/contract'
import { staffCategoriesQuery } from '@/features/categories/staff-queries'
import { formatDay, isDay } from '@/kernel/days'
import { formatPrice, toCents } from '@/kernel/money'
import { describeSection } from '@/web/admin-kit/admin-section'
import { field } from '@/web/admin-kit/fields'
import { ResourceScreen } from '@/web/admin-kit/resource-screen'
import { type StaffSeason, type StaffVilla, seasons } from '../contract'
import { unitNameOf } from '../rules/unit-name'
import { staffVillasQuery } from '../staff-queries'
import { seasonColumns as column, seasonFields as label, seasonsText } from './admin-seasons-text'

const NO_CATEGORIES: Category[] = []
const NO_VILLAS: StaffVilla[] = []

/** Prices and fewest nights of some days, of a villa, a category or the whole hotel. */
export function SeasonsAdmin() {
  const { data: known = NO_CATEGORIES } = useQuery(staffCategoriesQuery)
  const { data: villas = NO_VILLAS } = useQuery(staffVillasQuery)
  const described = useMemo(() => describeSeasons(known, villas), [known, villas])
  return <ResourceScreen {...described} />
}

function describeSeasons(known: readonly Category[], villas: readonly StaffVilla[]) {
  const rooms = villas.map((villa) => ({ id: villa.id, name: unitNameOf(villa) }))
  const nameIn = (all: readonly { id: number; name: string }[], wanted: number | null) =>
    all.find(({ id }) => id === wanted)?.name
  const reachOf = ({ villaId, categoryId }: Pick<StaffSeason, 'villaId' | 'categoryId'>) =>
    nameIn(rooms, villaId) ?? nameIn(known, categoryId) ?? column.wholeHouse
  return describeSection(seasons, {
    writes: 'prices',
    words: seasonsText,
    columns: [
      { title: column.name, value: ({ name }) => name, cell: ({ name }) => <strong>{name}</strong> },
      { title: column.reach, value: reachOf },
      {
        title: column.nights,
        value: ({ startDate }) => startDate,
        cell: ({ startDate, endDate }) => (
          <span className="tabular">{[startDate, endDate].map(showDay).join(' – ')}</span>
        ),
      },
      {
        title: column.price,
        value: ({ price }) => (price === null ? null : toCents(price)),
        cell: (season) => <span className="tabular">{pricesOf(season)}</span>,
      },
      { title: column.minNights, value: ({ minNights }) => minNights },
    ],
    filters: [{ title: column.reach, value: reachOf }],
    fields: {
      name: field.text(label.name, { isRequired: true }),
      minNights: field.count(label.minNights, { min: 1, help: label.minNightsHelp }),
      villaId: field.reference(label.villa, rooms, { help: label.reachHelp }),
      categoryId: field.reference(label.category, known),
      startDate: field.day(label.startDate, { isRequired: true }),
      endDate: field.day(label.endDate, { isRequired: true }),
      price: field.amount(label.price, { help: label.priceHelp }),
      weekendPrice: field.amount(label.weekendPrice, { help: label.weekendHelp }),
    },
  })
}

function showDay(day: string): string {
  return isDay(day) ? formatDay(day) : day
}

function pricesOf({ price, weekendPrice }: Pick<StaffSeason, 'price' | 'weekendPrice'>): string {
  if (price === null) return column.usual
  const weekend = weekendPrice && column.weekend(showAmount(weekendPrice))
  return [showAmount(price), weekend].filter(Boolean).join(', ')
}

function showAmount(amount: string): string {
  return formatPrice(toCents(amount))
}
