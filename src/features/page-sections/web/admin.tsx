import { wordsOfBlocks } from '@/features/rich-text/rules/plain-text'
import { richTextField } from '@/features/rich-text/web/admin-rich-text-field'
import { labelled } from '@/kernel/labels'
import type { WithTimestamps } from '@/kernel/resource'
import { adminSection } from '@/web/admin-kit/admin-section'
import { confirm } from '@/web/admin-kit/confirm'
import { field } from '@/web/admin-kit/fields'
import { PanelIcon } from '@/web/admin-kit/panel-icon'
import { RowButton } from '@/web/admin-kit/row-button'
import { renewingCall } from '@/web/admin-kit/staff-request'
import { useCall } from '@/web/admin-kit/use-call'
import { useMay } from '@/web/admin-kit/use-may'
import { Badge } from '@/web/ui/badge'
import { buttonClass } from '@/web/ui/button'
import { type PageSection, pageSections } from '../contract'
import { pageOfSection } from '../rules/section-names'
import { PAGE_LABELS, pageSectionsText, resetSaid, SECTION_LABELS, sectionWords as words } from './admin-text'

/** What the about, restaurant and services pages say, section by section. */
export const PageSectionsAdmin = adminSection(pageSections, {
  words: pageSectionsText,
  columns: [
    {
      key: 'section',
      title: words.section,
      value: nameOf,
      cell: (section) => <strong>{SECTION_LABELS[section.section]}</strong>,
    },
    {
      key: 'heading',
      title: words.heading,
      value: ({ title }) => title,
      cell: ({ title }) => <span className="wrap-anywhere">{title}</span>,
    },
    {
      key: 'text',
      title: words.text,
      value: ({ body }) => wordsOfBlocks(body.content),
      cell: ({ body }) => (
        <span className="line-clamp-2 max-w-120 wrap-anywhere text-ink-soft">
          {wordsOfBlocks(body.content)}
        </span>
      ),
    },
    {
      key: 'status',
      title: words.status,
      value: statusOf,
      cell: (section) => (section.isChanged ? <Badge color="green">{words.changed}</Badge> : words.original),
    },
  ],
  groupOf: pageLabel,
  isRead: ({ isChanged }) => isChanged,
  filters: [
    { key: 'page', title: words.page, value: ({ section }) => pageOfSection(section), label: pageLabel },
    {
      key: 'status',
      title: words.status,
      value: ({ isChanged }) => (isChanged ? 'changed' : 'original'),
      label: statusOf,
    },
  ],
  fields: {
    title: field.optionalText(words.heading, { help: words.headingHelp }),
    body: richTextField(words.text, { help: words.textHelp }),
  },
  rowActions: ({ item }) => <SectionActions section={item} />,
})

/** The page it stands on, in a tab of its own, and the way back to what came with the site. */
function SectionActions({ section }: { section: WithTimestamps<PageSection> }) {
  const mayWrite = useMay('content')
  const call = useCall()
  const name = nameOf(section)

  async function onReset() {
    const isAgreed = await confirm({ title: words.confirmReset, line: name, action: words.resetAction })
    if (!isAgreed) return
    const original = { title: null, body: null, updatedAt: section.updatedAt }
    await call(
      () => renewingCall.send('PATCH', `${pageSections.writePath}/${section.id}`, original),
      resetSaid,
    )
  }

  return (
    <>
      <a
        href={`/${pageOfSection(section.section)}`}
        target="_blank"
        rel="noreferrer"
        aria-label={words.look(name)}
        title={words.look(name)}
        className={buttonClass({ look: 'bare', size: 'icon' })}
      >
        <PanelIcon name="open" />
      </a>
      {mayWrite && section.isChanged && (
        <RowButton icon="refresh" label={words.reset(name)} onClick={() => void onReset()} />
      )}
    </>
  )
}

function pageLabel({ section }: PageSection): string {
  return PAGE_LABELS[pageOfSection(section)]
}

function nameOf({ section }: PageSection): string {
  return labelled(PAGE_LABELS[pageOfSection(section)], SECTION_LABELS[section])
}

function statusOf({ isChanged }: PageSection): string {
  return isChanged ? words.changed : words.original
}
