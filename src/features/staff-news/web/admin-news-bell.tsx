import { useState } from 'react'
import { PanelIcon } from '@/web/admin-kit/panel-icon'
import { PanelLink } from '@/web/admin-kit/panel-link'
import { formatInstant } from '@/web/admin-kit/show-instant'
import { Button } from '@/web/ui/button'
import { Dialog } from '@/web/ui/dialog'
import type { NewsItem } from '../staff-contract'
import { NEWS_SECTIONS } from './admin-news-sections'
import { isSoundOn, switchSound } from './admin-news-sound'
import { NEWS_LABELS, newsText as words } from './admin-text'
import type { News } from './admin-use-news'

/** How much is new, and what it is. */
export function NewsBell({ news }: { news: News }) {
  const [isOpen, setOpen] = useState(false)
  const count = news.unseen.length
  const newest = news.unseen[0]

  function onClose() {
    setOpen(false)
    news.onSeen()
  }

  return (
    <>
      <Button
        look="bare"
        size="icon"
        aria-label={words.open(count)}
        onClick={() => setOpen(true)}
        className="relative print:hidden"
      >
        <PanelIcon name="bell" />
        {count > 0 && (
          <span className="tabular absolute top-0 right-0 min-w-5 rounded-full bg-clay px-1 text-xs font-semibold text-paper">
            {count}
          </span>
        )}
      </Button>
      <p role="status" className="sr-only">
        {newest && tellItem(newest)}
      </p>
      <Dialog open={isOpen} title={words.title} onClose={onClose}>
        <NewsList news={news} onChoice={onClose} />
        <SoundSwitch />
      </Dialog>
    </>
  )
}

function NewsList({ news, onChoice }: { news: News; onChoice: () => void }) {
  const isNew = new Set(news.unseen.map(({ key }) => key))
  if (news.hasFailed) return <p role="alert">{words.unknown}</p>
  if (news.items.length === 0) return <p className="text-ink-soft">{words.empty}</p>
  return (
    <ul>
      {news.items.map((item) => (
        <li key={item.key} className="border-t border-line py-2.5 wrap-anywhere first:border-0">
          <PanelLink
            to={placeOf(item)}
            onClick={onChoice}
            className="font-semibold text-forest underline underline-offset-2"
          >
            {tellItem(item)}
          </PanelLink>
          <p className="tabular text-sm text-ink-soft">
            {formatInstant(item.at)}
            {isNew.has(item.key) && <strong className="ml-2 text-clay">{words.isNew}</strong>}
          </p>
        </li>
      ))}
    </ul>
  )
}

function SoundSwitch() {
  const [isOn, setOn] = useState(isSoundOn)
  return (
    <label className="flex min-h-11 items-center gap-3 border-t border-line pt-3">
      <input
        type="checkbox"
        className="size-5 accent-forest"
        checked={isOn}
        onChange={({ target }) => {
          switchSound(target.checked)
          setOn(target.checked)
        }}
      />
      <span>
        {words.sound} <span className="text-sm text-ink-soft">{words.soundHelp}</span>
      </span>
    </label>
  )
}

function tellItem({ kind, name }: NewsItem): string {
  return words.line(NEWS_LABELS[kind], name)
}

function placeOf({ kind, subjectId }: NewsItem): string {
  const section = NEWS_SECTIONS[kind]
  return section === '/bookings' ? `${section}/${subjectId}` : section
}
