import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Category } from '@/features/categories/contract'
import { staffCategoriesQuery } from '@/features/categories/staff-queries'
import { SEASON_KINDS } from '@/features/rates/rules/season-kinds'
import type { StaffVilla } from '@/features/villas/contract'
import { unitNameOf } from '@/features/villas/rules/unit-name'
import { staffVillasQuery } from '@/features/villas/staff-queries'
import { formatDay, isDay } from '@/kernel/days'
import { toCents } from '@/kernel/money'
import { describeSection } from '@/web/admin-kit/admin-section'
import { field } from '@/web/admin-kit/fields'
import { ResourceScreen } from '@/web/admin-kit/resource-screen'
import { type StaffSeason, seasons } from '../contract'
import { changeField, closedField } from './admin-season-fields'
import { SeasonPreviewNote } from './admin-season-preview'
import { tellConditions, tellPrice } from './admin-tell-season'
import {
  seasonColumns as column,
  seasonGroups as group,
  seasonFields as label,
  seasonKinds,
  seasonsText,
} from './admin-text'
import { weekdaysField } from './admin-weekdays-field'

type Reach = Pick<StaffSeason, 'villaId' | 'categoryId'>

const NO_CATEGORIES: Category[] = []
const NO_VILLAS: StaffVilla[] = []

/** Prices and conditions of some days, of a villa, a category or the whole hotel. */
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
  const placeOf = ({ villaId, categoryId }: Reach) => nameIn(rooms, villaId) ?? nameIn(known, categoryId)
  const reachOf = (reach: Reach) => placeOf(reach) ?? column.wholeHotel
  return describeSection(seasons, {
    writes: 'prices',
    words: seasonsText,
    columns: [
      {
        key: 'name',
        title: column.name,
        value: ({ name }) => name,
        cell: ({ name }) => <strong>{name}</strong>,
      },
      { key: 'reach', title: column.reach, value: reachOf },
      {
        key: 'nights',
        title: column.nights,
        value: ({ startDate }) => startDate,
        cell: ({ startDate, endDate }) => (
          <span className="tabular">{[startDate, endDate].map(showDay).join(' – ')}</span>
        ),
      },
      {
        key: 'price',
        title: column.price,
        value: ({ price }) => (price === null ? null : toCents(price)),
        cell: (season) => <span className="tabular">{tellPrice(season)}</span>,
      },
      { key: 'conditions', title: column.conditions, value: tellConditions },
    ],
    filters: [
      { key: 'reach', title: column.reach, value: (season) => placeOf(season) ?? 'hotel', label: reachOf },
    ],
    form: {
      groups: [
        {
          title: group.days,
          fields: ['name', 'villaId', 'categoryId', 'startDate', 'endDate', 'weekdays'],
        },
        { title: group.price, fields: ['kind', 'change', 'price', 'weekendPrice'] },
        {
          title: group.conditions,
          fields: [
            'minNights',
            'maxNights',
            'minDaysAhead',
            'maxDaysAhead',
            'closedToArrival',
            'closedToDeparture',
          ],
        },
        {
          title: group.preview,
          fields: [],
          note: (draft, { id }) => <SeasonPreviewNote draft={draft} id={id} />,
        },
      ],
    },
    fields: {
      name: field.text(label.name, { isRequired: true, isWide: true, help: label.nameHelp }),
      villaId: field.reference(label.villa, rooms, { help: label.reachHelp }),
      categoryId: field.reference(label.category, known, { help: label.categoryHelp }),
      startDate: field.day(label.startDate, { isRequired: true, help: label.startDateHelp }),
      endDate: field.day(label.endDate, { isRequired: true, help: label.endHelp }),
      weekdays: weekdaysField(label.weekdays, label.weekdaysHelp),
      kind: field.choice(
        label.kind,
        SEASON_KINDS.map((value) => ({ value, label: seasonKinds[value] })),
        { help: label.kindHelp },
      ),
      change: changeField(),
      price: field.amount(label.price, { help: label.priceHelp }),
      weekendPrice: field.amount(label.weekendPrice, { help: label.weekendHelp }),
      minNights: field.optionalCount(label.minNights, { min: 1, help: label.minNightsHelp }),
      maxNights: field.optionalCount(label.maxNights, { min: 1, help: label.maxNightsHelp }),
      minDaysAhead: field.optionalCount(label.minDaysAhead, { min: 0, help: label.minDaysAheadHelp }),
      maxDaysAhead: field.optionalCount(label.maxDaysAhead, { min: 0, help: label.maxDaysAheadHelp }),
      closedToArrival: closedField(label.arrival, label.arrivalHelp),
      closedToDeparture: closedField(label.departure, label.departureHelp),
    },
  })
}

function showDay(day: string): string {
  return isDay(day) ? formatDay(day) : day
}
