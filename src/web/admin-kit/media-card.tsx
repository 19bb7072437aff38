import type { ReactNode } from 'react'
import { Badge } from '@/web/ui/badge'
import { joinClasses } from '@/web/ui/classes'
import { Picture } from '@/web/ui/picture'
import { mediaGridText as words } from './media-grid-text'

export type MediaGridLook = 'grid' | 'list'

type ShelfCardProps = {
  name: string
  picture: string | null
  isVisible: boolean
  /** Short facts under the name, as its category. */
  facts: ReactNode
  /** More badges beside the one for visible or hidden. */
  badges?: ReactNode
  look: MediaGridLook
  /** Undefined for whoever may not change anything. */
  choice?: { isChosen: boolean; onChoose: (isChosen: boolean) => void } | undefined
  actions: ReactNode
}

/** One picture or video: on a shelf as a card, in a list as a line. */
export function MediaCard(props: ShelfCardProps) {
  const { name, picture, isVisible, facts, badges, look, choice, actions } = props
  const isGrid = look === 'grid'
  return (
    <li
      className={joinClasses(
        'relative flex overflow-hidden rounded-card border bg-paper',
        isGrid ? 'flex-col' : 'flex-wrap items-center gap-x-4 p-2',
        choice?.isChosen ? 'border-forest outline-2 outline-forest' : 'border-line',
      )}
    >
      <div className={isGrid ? 'relative' : 'relative shrink-0'}>
        <Picture
          address={picture}
          alt=""
          size="card"
          sizes={isGrid ? '20rem' : '6rem'}
          className={joinClasses(
            isGrid ? 'aspect-3/2 w-full object-cover' : 'h-16 w-24 rounded-tag object-cover',
            !isVisible && 'opacity-50',
          )}
        />
        {choice && (
          <label className="absolute top-0 left-0 grid size-11 cursor-pointer place-items-center">
            <span className="sr-only">{words.choose(name)}</span>
            <input
              type="checkbox"
              checked={choice.isChosen}
              onChange={(event) => choice.onChoose(event.target.checked)}
              className="size-6 accent-forest"
            />
          </label>
        )}
      </div>
      <div
        className={joinClasses('grid min-w-0 grow gap-1', isGrid ? 'content-start p-3.5 pb-2' : 'basis-36')}
      >
        <h2 className="break-words font-sans text-base leading-snug font-semibold">{name}</h2>
        <div className="text-sm text-ink-soft">{facts}</div>
        <div className="flex flex-wrap gap-1.5 pt-1">
          <Badge color={isVisible ? 'green' : 'orange'}>{isVisible ? words.visible : words.hidden}</Badge>
          {badges}
        </div>
      </div>
      <div
        className={joinClasses(
          'flex flex-wrap justify-end gap-0.5',
          isGrid ? 'border-t border-line px-1.5 py-1' : 'ml-auto',
        )}
      >
        {actions}
      </div>
    </li>
  )
}
