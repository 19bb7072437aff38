import type { ReactNode } from 'react'
import type { Category } from '@/features/categories/contract'
import { describeBeds } from '@/features/categories/rules/beds'
import { type Cents, formatPrice } from '@/kernel/money'
import type { StaffVilla } from '../contract'
import { pricesOf, specsOf } from '../rules/staff-values'
import { villaColumns as column, villaNotes as words } from './admin-text'

const NOTHING_OWN = {
  basePrice: null,
  halfBoardPrice: null,
  fullBoardPrice: null,
  maxGuests: null,
  bedrooms: null,
  bathrooms: null,
  roomSize: null,
  beds: null,
  view: null,
  kitchen: null,
}

type Side = { category: Category | undefined }

/** A villa's prices, its own or its category's. */
export function VillaPrices({ villa, category }: Side & { villa: StaffVilla }) {
  return <PriceLines {...pricesOf(villa, category)} />
}

/** What a villa holds, by itself or by its category. */
export function VillaSpecs({ villa, category }: Side & { villa: StaffVilla }) {
  return <SpecLines {...specsOf(villa, category)} />
}

/** Stands above the fields for a villa's own prices. */
export function InheritedPrices({ category }: Side) {
  if (!category) return <Note title={words.noCategory} />
  return (
    <Note title={words.prices(category.name)}>
      <PriceLines {...pricesOf(NOTHING_OWN, category)} />
    </Note>
  )
}

/** Stands above the fields for a villa's own specifications. */
export function InheritedSpecs({ category }: Side) {
  if (!category) return <Note title={words.noCategory} />
  return (
    <Note title={words.specs(category.name)}>
      <SpecLines {...specsOf(NOTHING_OWN, category)} />
      <FurnishingLines {...specsOf(NOTHING_OWN, category)} />
    </Note>
  )
}

function Note({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="grid gap-1 rounded-control bg-sand px-4 py-3 text-sm">
      <p className="font-semibold">{title}</p>
      {children}
    </div>
  )
}

function PriceLines({ base, half, full }: ReturnType<typeof pricesOf>) {
  const lines: [string, Cents | null][] = [
    [column.base, base],
    [column.half, half],
    [column.full, full],
  ]
  return (
    <dl className="tabular grid grid-cols-[auto_1fr] gap-x-2 text-sm">
      {lines.map(([name, cents]) => (
        <div key={name} className="contents">
          <dt className="text-ink-soft">{name}</dt>
          <dd>{cents === null ? column.noPrice : formatPrice(cents)}</dd>
        </div>
      ))}
    </dl>
  )
}

type Specs = ReturnType<typeof specsOf>

function SpecLines({ guests, bedrooms, bathrooms, roomSize }: Specs) {
  return (
    <p>
      {column.specs(guests, bedrooms, bathrooms)}
      {roomSize !== null && <span className="block text-ink-soft">{column.roomSize(roomSize)}</span>}
    </p>
  )
}

function FurnishingLines({ beds, view, kitchen }: Specs) {
  const said = [describeBeds(beds), view, kitchen.join(', ')].filter(Boolean)
  return said.map((line) => (
    <p key={line} className="text-ink-soft">
      {line}
    </p>
  ))
}
