import { staffGalleryImagesQuery } from '@/features/gallery/staff-queries'
import { pictureField } from '@/features/media/web/admin-picture-field'
import { formatPrice, toCents } from '@/kernel/money'
import { adminSection } from '@/web/admin-kit/admin-section'
import { field } from '@/web/admin-kit/fields'
import { Badge } from '@/web/ui/badge'
import { Picture } from '@/web/ui/picture'
import { BADGE_COLORS, categories } from '../contract'
import { bedsField } from './admin-beds-field'
import {
  badgeColorNames,
  categoriesAdminText,
  categoryColumns as column,
  categoryGroups as group,
  categoryFields as label,
} from './admin-text'

const badgeColors = BADGE_COLORS.map((value) => ({ value: value as string, label: badgeColorNames[value] }))

export const CategoriesAdmin = adminSection(categories, {
  writes: 'prices',
  words: categoriesAdminText,
  columns: [
    {
      key: 'name',
      title: column.name,
      value: ({ name }) => name,
      cell: ({ name }) => <strong>{name}</strong>,
    },
    {
      key: 'image',
      title: column.image,
      cell: ({ imageUrl }) => (
        <Picture address={imageUrl} alt="" className="h-12 w-18 rounded-tag object-cover" />
      ),
    },
    {
      key: 'basePrice',
      title: column.basePrice,
      value: ({ pricePerNight }) => centsOf(pricePerNight),
      cell: ({ pricePerNight }) => <span className="tabular">{priceOf(pricePerNight)}</span>,
    },
    { key: 'maxGuests', title: column.maxGuests, value: ({ maxGuests }) => maxGuests },
    {
      key: 'rooms',
      title: column.rooms,
      value: ({ bedrooms }) => bedrooms,
      cell: ({ bedrooms, bathrooms }) => `${column.bedrooms(bedrooms)}, ${column.bathrooms(bathrooms)}`,
    },
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
  fields: {
    name: field.text(label.name, { isRequired: true }),
    badge: field.optionalText(label.badge, { help: label.badgeHelp }),
    badgeColor: field.choice(label.badgeColor, badgeColors, { help: label.badgeColorHelp }),
    description: field.optionalLongText(label.description),
    sortOrder: field.count(label.sortOrder, { help: label.sortOrderHelp }),
    isActive: field.toggle(label.isActive, { help: label.activeHelp }),
    pricePerNight: field.amount(label.pricePerNight, { help: label.pricePerNightHelp }),
    halfBoardPrice: field.amount(label.halfBoardPrice, { help: label.halfBoardPriceHelp }),
    fullBoardPrice: field.amount(label.fullBoardPrice, { help: label.fullBoardPriceHelp }),
    includedGuests: field.optionalCount(label.includedGuests, { min: 1, help: label.includedGuestsHelp }),
    extraAdultPrice: field.amount(label.extraAdultPrice, { help: label.extraAdultPriceHelp }),
    maxGuests: field.count(label.maxGuests, { min: 1, help: label.maxGuestsHelp }),
    bedrooms: field.count(label.bedrooms, { min: 0, step: 0.5 }),
    bathrooms: field.count(label.bathrooms, { min: 0, step: 0.5 }),
    roomSize: field.optionalCount(label.roomSize, { min: 0, step: 0.1 }),
    balconies: field.count(label.balconies, { min: 0 }),
    beds: bedsField.list(label.beds, { help: label.bedsHelp }),
    view: field.optionalText(label.view, { help: label.viewHelp, isWide: true }),
    kitchen: field.lines(label.kitchen),
    includedServices: field.lines(label.includedServices),
    amenities: field.lines(label.amenities),
    features: field.lines(label.features),
    imageUrl: pictureField.optional(label.image, { library: staffGalleryImagesQuery }),
  },
  form: {
    groups: [
      {
        title: group.basic,
        fields: ['name', 'description', 'badge', 'badgeColor', 'sortOrder', 'isActive'],
      },
      {
        title: group.pricing,
        fields: ['pricePerNight', 'halfBoardPrice', 'fullBoardPrice', 'includedGuests', 'extraAdultPrice'],
      },
      {
        title: group.rooms,
        fields: [
          'maxGuests',
          'bedrooms',
          'bathrooms',
          'roomSize',
          'balconies',
          'beds',
          'view',
          'kitchen',
          'includedServices',
          'amenities',
          'features',
        ],
      },
      { title: group.image, fields: ['imageUrl'] },
    ],
  },
})

function statusOf({ isActive }: { isActive: boolean }): string {
  return isActive ? column.active : column.inactive
}

function priceOf(amount: string | null): string {
  const cents = centsOf(amount)
  return cents === null ? column.noPrice : formatPrice(cents)
}

function centsOf(amount: string | null): number | null {
  return amount === null ? null : toCents(amount)
}
