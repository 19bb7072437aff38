import { pictureField } from '@/features/media/web/admin-picture-field'
import type { WithTimestamps } from '@/kernel/resource'
import { adminSection } from '@/web/admin-kit/admin-section'
import { field } from '@/web/admin-kit/fields'
import { RowButton } from '@/web/admin-kit/row-button'
import { formatInstantDay } from '@/web/admin-kit/show-instant'
import { shownDaysFields, shownState, statusByDays } from '@/web/admin-kit/shown-days'
import { ShownStatus } from '@/web/admin-kit/shown-status'
import { staffListQuery } from '@/web/admin-kit/staff-list-query'
import { useMay } from '@/web/admin-kit/use-may'
import { useWrites } from '@/web/admin-kit/use-writes'
import { Picture } from '@/web/ui/picture'
import { heroSlides, type StaffSlide } from '../contract'
import { HeroSummary } from './admin-summary'
import { heroColumns as column, heroAdminText, heroStatusText, heroFields as label } from './admin-text'

export const HeroAdmin = adminSection(heroSlides, {
  words: heroAdminText,
  columns: [
    {
      key: 'title',
      title: column.title,
      value: ({ title }) => title,
      cell: ({ title, subtitle }) => (
        <>
          <strong className="block">{title}</strong>
          <span className="text-xs font-normal text-ink-soft">{subtitle}</span>
        </>
      ),
    },
    {
      key: 'image',
      title: column.image,
      cell: ({ imageUrl }) => (
        <Picture address={imageUrl} alt="" className="h-14 w-24 rounded-tag object-cover" />
      ),
    },
    {
      key: 'description',
      title: column.description,
      value: ({ description }) => description,
      cell: ({ description }) => <span className="line-clamp-2 max-w-80">{description}</span>,
    },
    {
      key: 'button',
      title: column.button,
      value: ({ buttonText }) => buttonText,
      cell: ({ buttonText, buttonUrl }) => (
        <>
          <span className="block">{buttonText}</span>
          <span className="text-xs text-ink-soft">{buttonUrl}</span>
        </>
      ),
    },
    { key: 'order', title: column.order, value: ({ orderIndex }) => orderIndex },
    {
      key: 'created',
      title: column.created,
      value: ({ createdAt }) => createdAt,
      cell: ({ createdAt }) => <span className="tabular">{formatInstantDay(createdAt)}</span>,
    },
    {
      key: 'status',
      title: column.status,
      value: statusOf,
      cell: (slide) => <ShownStatus item={slide} status={statusOf(slide)} isShown={slide.isActive} />,
    },
  ],
  filters: [
    { key: 'status', title: column.status, value: (one) => shownState(one, one.isActive), label: statusOf },
  ],
  fields: {
    title: field.text(label.title, { isRequired: true }),
    subtitle: field.optionalText(label.subtitle, { help: label.subtitleHelp }),
    description: field.optionalLongText(label.description, { rows: 3 }),
    imageUrl: pictureField.required(label.imageUrl, {
      help: label.imageHelp,
      purpose: 'hero',
      isAcrossPage: true,
    }),
    featureHighlights: field.optionalLines(label.featureHighlights),
    buttonText: field.optionalText(label.buttonText, { help: label.buttonTextHelp }),
    buttonUrl: field.optionalText(label.buttonUrl, { help: label.buttonUrlHelp }),
    orderIndex: field.count(label.orderIndex, { help: label.orderIndexHelp }),
    isActive: field.toggle(label.isActive, { help: label.activeHelp }),
    ...shownDaysFields,
  },
  summary: HeroSummary,
  rowActions: StatusButton,
})

/** Shows or hides a slide by a button that sends only isActive. */
function StatusButton({ item }: { item: WithTimestamps<StaffSlide> }) {
  const mayWrite = useMay('content')
  const { change } = useWrites(staffListQuery(heroSlides), heroSlides, heroAdminText)
  if (!mayWrite) return null
  const { id, title, isActive } = item
  return (
    <RowButton
      icon={isActive ? 'show' : 'hide'}
      label={isActive ? column.deactivate(title) : column.activate(title)}
      onClick={() => void change(id, { isActive: !isActive }, heroStatusText)}
    />
  )
}

function statusOf(slide: StaffSlide): string {
  return slide.isActive ? (statusByDays(slide) ?? column.active) : column.inactive
}
