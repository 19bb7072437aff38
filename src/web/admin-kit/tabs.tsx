import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import { Icon } from '@/web/ui/icon'

export type Tab = { title: string; hasProblem?: boolean; content: ReactNode }

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 }

/** Panels of which one shows; all stay in the page, so that nothing typed in them is lost. Arrow keys, Home and End move. */
export function Tabs({
  label,
  tabs,
  chosen,
  onChoose,
}: {
  label: string
  tabs: readonly Tab[]
  chosen: number
  onChoose: (index: number) => void
}) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)

  function onKeyDown(event: KeyboardEvent) {
    const next = placeAfter(event.key, chosen, tabs.length)
    if (next === null) return
    event.preventDefault()
    onChoose(next)
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus()
  }

  return (
    <div className="grid gap-5">
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        onKeyDown={onKeyDown}
        className="flex flex-wrap gap-1 border-b border-line"
      >
        {tabs.map(({ title, hasProblem }, index) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: tabs keep their places; a title may count what its list holds.
            key={index}
            type="button"
            role="tab"
            id={`${id}tab${index}`}
            aria-controls={`${id}panel${index}`}
            aria-selected={index === chosen}
            tabIndex={index === chosen ? 0 : -1}
            onClick={() => onChoose(index)}
            className="flex min-h-11 items-center gap-1.5 rounded-t-control border-b-3 border-transparent px-3 text-sm font-semibold text-ink-soft hover:bg-mist hover:text-forest aria-selected:border-forest aria-selected:text-forest forced-colors:aria-selected:border-[Highlight]"
          >
            {title}
            {hasProblem && <Icon name="alert" className="size-4 text-alarm" />}
          </button>
        ))}
      </div>
      {tabs.map(({ content }, index) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: a panel outlives its title, and with it what is typed there.
          key={index}
          role="tabpanel"
          id={`${id}panel${index}`}
          aria-labelledby={`${id}tab${index}`}
          hidden={index !== chosen}
        >
          {content}
        </div>
      ))}
    </div>
  )
}

function placeAfter(key: string, chosen: number, count: number): number | null {
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  const step = STEPS[key]
  return step === undefined ? null : (chosen + step + count) % count
}
