import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { Category } from '@/features/categories/contract'
import { staffCategoriesQuery } from '@/features/categories/staff-queries'
import { bedsField } from '@/features/categories/web/admin-beds-field'
import { pictureField } from '@/features/media/web/admin-picture-field'
import type { WithTimestamps } from '@/kernel/resource'
import { describeSection } from '@/web/admin-kit/admin-section'
import { field } from '@/web/admin-kit/fields'
import type { Draft } from '@/web/admin-kit/form-draft'
import { ResourceScreen } from '@/web/admin-kit/resource-screen'
import { RowButton } from '@/web/admin-kit/row-button'
import { shownDaysFields, statusByDays, tellShownDays } from '@/web/admin-kit/shown-days'
import { Badge } from '@/web/ui/badge'
import { type StaffVilla, staffVillas } from '../contract'
import { BUILDINGS } from '../rules/buildings'
import { FLOORS } from '../rules/floors'
import type { SiteGap } from '../rules/site-gaps'
import { pricesOf, specsOf } from '../rules/staff-values'
import { FLOOR_WORDS } from '../rules/told-floors'
import { unitNameOf } from '../rules/unit-name'
import { GalleryDialog } from './admin-gallery-dialog'
import { villaGalleryText as galleryWords } from './admin-gallery-text'
import { InheritedPrices, InheritedSpecs, VillaPrices, VillaSpecs } from './admin-inherited'
import { placeField } from './admin-place-field'
import { SiteNote, siteGapsOf } from './admin-site-note'
import {
  villaColumns as column,
  villaFields as label,
  siteGaps,
  villaTabs as tab,
  villasAdminText,
} from './admin-text'

const NO_CATEGORIES: Category[] = []

/** Villas and rooms; what a villa leaves open is shown as its category says. */
export function VillasAdmin() {
  const { data } = useQuery(staffCategoriesQuery)
  const [shown, setShown] = useState<StaffVilla | null>(null)
  const described = useMemo(() => describeVillas(data, setShown), [data])
  return (
    <>
      <ResourceScreen {...described} />
      {shown && <GalleryDialog villa={shown} onClose={() => setShown(null)} />}
    </>
  )
}

/** Until categories are `known` nothing is said to be missing. */
function describeVillas(loaded: readonly Category[] | undefined, onGallery: (villa: StaffVilla) => void) {
  const known = loaded ?? NO_CATEGORIES
  const gapsOf = (villa: Pick<StaffVilla, 'basePrice' | 'categoryId'>) =>
    loaded ? siteGapsOf(villa, categoryOf(villa)) : []
  const byId = new Map(known.map((category) => [String(category.id), category]))
  const categoryOf = ({ categoryId }: Pick<StaffVilla, 'categoryId'>) => byId.get(String(categoryId))
  return describeSection(staffVillas, {
    writes: 'prices',
    words: villasAdminText,
    columns: columnsFor(categoryOf, gapsOf),
    filters: [
      { key: 'category', title: column.category, value: (villa) => categoryOf(villa)?.name ?? null },
      { key: 'building', title: column.building, value: ({ building }) => building },
      {
        key: 'status',
        title: column.status,
        value: ({ isAvailable }) => (isAvailable ? 'available' : 'unavailable'),
        label: statusOf,
      },
      {
        key: 'website',
        title: siteGaps.website,
        value: (villa) => showingOf(gapsOf(villa)),
        label: (villa) => siteGaps[showingOf(gapsOf(villa))],
      },
    ],
    fields: fieldsFor(known),
    form: {
      asTabs: true,
      groups: [
        {
          title: tab.basic,
          fields: [
            'name',
            'categoryId',
            'slug',
            'shortDescription',
            'description',
            'mainImageUrl',
            'seoTitle',
            'seoDescription',
          ],
          note: (draft) => <DraftSiteNote draft={draft} category={byId.get(String(draft.categoryId))} />,
        },
        { title: tab.location, fields: ['building', 'roomNumber', 'floor', 'place'] },
        {
          title: tab.pricing,
          fields: ['basePrice', 'halfBoardPrice', 'fullBoardPrice', 'weekendPrice', 'seasonalPrice'],
          note: (draft) => (
            <>
              <DraftSiteNote draft={draft} category={byId.get(String(draft.categoryId))} />
              <InheritedPrices category={byId.get(String(draft.categoryId))} />
            </>
          ),
        },
        {
          title: tab.specifications,
          fields: [
            'maxGuests',
            'bedrooms',
            'bathrooms',
            'roomSize',
            'balconies',
            'sortOrder',
            'beds',
            'view',
            'kitchen',
            'amenities',
            'isPublished',
            'showFrom',
            'showUntil',
            'isAvailable',
            'isFeatured',
          ],
          note: ({ categoryId }) => <InheritedSpecs category={byId.get(String(categoryId))} />,
        },
      ],
    },
    rowActions: ({ item: villa }) => (
      <RowButton
        icon="album"
        label={galleryWords.manage(unitNameOf(villa))}
        onClick={() => onGallery(villa)}
      />
    ),
  })
}

function columnsFor(
  categoryOf: (villa: StaffVilla) => Category | undefined,
  gapsOf: (villa: StaffVilla) => readonly SiteGap[],
) {
  type Row = WithTimestamps<StaffVilla>
  return [
    {
      key: 'name',
      title: column.name,
      value: (villa: Row) => unitNameOf(villa),
      cell: ({ name, slug }: Row) => (
        <>
          <strong className="block">{name}</strong>
          <span className="text-xs font-normal text-ink-soft">{slug}</span>
        </>
      ),
    },
    { key: 'category', title: column.category, value: (villa: Row) => categoryOf(villa)?.name ?? null },
    { key: 'building', title: column.building, value: ({ building }: Row) => building },
    { key: 'room', title: column.room, value: ({ roomNumber }: Row) => roomNumber },
    {
      key: 'pricing',
      title: column.pricing,
      value: (villa: Row) => pricesOf(villa, categoryOf(villa)).base,
      cell: (villa: Row) => <VillaPrices villa={villa} category={categoryOf(villa)} />,
    },
    {
      key: 'specifications',
      title: column.specifications,
      value: (villa: Row) => specsOf(villa, categoryOf(villa)).guests,
      cell: (villa: Row) => <VillaSpecs villa={villa} category={categoryOf(villa)} />,
    },
    {
      key: 'status',
      title: column.status,
      value: statusOf,
      cell: (villa: Row) => <VillaStatus villa={villa} gaps={gapsOf(villa)} />,
    },
  ]
}

function fieldsFor(known: readonly Category[]) {
  return {
    name: field.text(label.name, { isRequired: true }),
    categoryId: field.reference(label.category, known),
    slug: field.optionalText(label.slug, { help: label.slugHelp }),
    shortDescription: field.optionalText(label.shortDescription, { help: label.shortDescriptionHelp }),
    description: field.longText(label.description, { isRequired: true }),
    mainImageUrl: pictureField.optional(label.mainImage, { help: label.mainImageHelp }),
    seoTitle: field.optionalText(label.seoTitle, { help: label.seoTitleHelp }),
    seoDescription: field.optionalText(label.seoDescription, { help: label.seoDescriptionHelp }),
    building: field.optionalChoice<string>(
      label.building,
      BUILDINGS.map((value) => ({ value, label: value })),
    ),
    roomNumber: field.optionalText(label.roomNumber),
    floor: field.optionalChoice(
      label.floor,
      FLOORS.map((value) => ({ value, label: FLOOR_WORDS[value] })),
    ),
    place: placeField(label.place, { help: label.placeHelp }),
    basePrice: field.amount(label.basePrice, { help: label.basePriceHelp }),
    halfBoardPrice: field.amount(label.halfBoardPrice, { help: label.halfBoardPriceHelp }),
    fullBoardPrice: field.amount(label.fullBoardPrice, { help: label.fullBoardPriceHelp }),
    weekendPrice: field.amount(label.weekendPrice, { help: label.weekendHelp }),
    seasonalPrice: field.amount(label.seasonalPrice, { help: label.seasonalPriceHelp }),
    maxGuests: field.optionalCount(label.maxGuests, { min: 1, help: label.maxGuestsHelp }),
    bedrooms: field.optionalCount(label.bedrooms, { min: 0, step: 0.5 }),
    bathrooms: field.optionalCount(label.bathrooms, { min: 0, step: 0.5 }),
    roomSize: field.optionalCount(label.roomSize, { min: 0, step: 0.1 }),
    balconies: field.optionalCount(label.balconies, { min: 0 }),
    beds: bedsField.optional(label.beds, { help: label.bedsHelp }),
    view: field.optionalText(label.view, { help: label.viewHelp, isWide: true }),
    kitchen: field.optionalLines(label.kitchen, { help: label.kitchenHelp }),
    amenities: field.optionalLines(label.amenities, { help: label.amenitiesHelp }),
    isPublished: field.toggle(label.isPublished, { help: label.publishedHelp }),
    ...shownDaysFields,
    isAvailable: field.toggle(label.isAvailable, { help: label.availableHelp }),
    isFeatured: field.toggle(label.isFeatured, { help: label.featuredHelp }),
    sortOrder: field.count(label.sortOrder, { help: label.sortOrderHelp }),
  }
}

function VillaStatus({ villa, gaps }: { villa: StaffVilla; gaps: readonly SiteGap[] }) {
  const [byDays, shownDays] = [statusByDays(villa), tellShownDays(villa)]
  return (
    <span className="grid max-w-60 gap-1.5">
      <span className="flex flex-wrap gap-1.5">
        <Badge color={villa.isAvailable ? 'green' : 'orange'}>{statusOf(villa)}</Badge>
        {!villa.isPublished && <Badge color="orange">{column.draft}</Badge>}
        {villa.isPublished && byDays && <Badge color="orange">{byDays}</Badge>}
        {villa.isFeatured && <Badge color="purple">{column.featured}</Badge>}
        {gaps.length > 0 && <Badge color="orange">{siteGaps[showingOf(gaps)]}</Badge>}
      </span>
      {shownDays && <span className="text-xs text-ink-soft">{shownDays}</span>}
      {gaps.map((gap) => (
        <span key={gap} className="text-xs text-ink-soft">
          {siteGaps.todo[gap]}
        </span>
      ))}
    </span>
  )
}

function DraftSiteNote({ draft, category }: { draft: Draft; category: Category | undefined }) {
  return <SiteNote gaps={siteGapsOf({ basePrice: String(draft.basePrice ?? '') }, category)} />
}

function showingOf(gaps: readonly SiteGap[]): 'shown' | 'missing' | 'partly' {
  if (gaps.length === 0) return 'shown'
  return gaps.includes('price') ? 'missing' : 'partly'
}

function statusOf({ isAvailable }: { isAvailable: boolean }): string {
  return isAvailable ? column.available : column.unavailable
}
