import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Button } from '@/web/ui/button'
import { joinClasses } from '@/web/ui/classes'
import { Input, Select } from '@/web/ui/control'
import { Icon } from '@/web/ui/icon'
import type { FilterChoice } from './list-rows'
import type { ListSearch } from './list-search'
import { PanelIcon } from './panel-icon'
import { listText as words } from './text'

/** A filter with all it offers. */
export type ListFilter = { key: string; title: string; choices: readonly FilterChoice[]; all?: string }

type ListToolbarProps = {
  asked: ListSearch
  onAsk: (change: Partial<ListSearch>) => void
  filters: readonly ListFilter[]
  /** Filters that are no choice, such as days. */
  more?: ReactNode
  onRefresh: () => void
  isRefreshing: boolean
  /** What else can be done with the list, such as adding to it. */
  children?: ReactNode
}

const WAIT_MS = 200

/** Search, filters (on phones behind a button) and what can be done with the list as a whole. `/` leads to the search. */
export function ListToolbar(props: ListToolbarProps) {
  const { asked, onAsk, filters, more, onRefresh, isRefreshing, children } = props
  const [isOpen, setOpen] = useState(false)
  const chosen = Object.values(asked.filters).filter(Boolean).length
  return (
    <div className="flex flex-wrap items-end gap-2.5">
      <div className="flex grow gap-1 sm:max-w-96">
        <SearchBox words={asked.words} onSearch={(text) => onAsk({ words: text })} />
        <Button look="bare" size="icon" aria-label={words.refresh} title={words.refresh} onClick={onRefresh}>
          <PanelIcon name="refresh" className={isRefreshing ? 'size-5 motion-safe:animate-turn' : 'size-5'} />
        </Button>
        {filters.length > 0 && (
          <Button
            look={chosen > 0 ? 'primary' : 'bare'}
            size="icon"
            aria-label={words.filters(chosen)}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
            className="sm:hidden"
          >
            <PanelIcon name="filter" className="size-5" />
          </Button>
        )}
      </div>
      <div className={joinClasses('flex flex-wrap gap-2.5 max-sm:w-full', !isOpen && 'max-sm:hidden')}>
        {filters.map((filter) => (
          <FilterSelect key={filter.key} filter={filter} asked={asked} onAsk={onAsk} />
        ))}
        {more}
      </div>
      <div className="ml-auto flex flex-wrap gap-2.5 max-sm:w-full max-sm:*:grow">{children}</div>
    </div>
  )
}

function FilterSelect({
  filter: { key, title, choices, all = words.all },
  asked,
  onAsk,
}: Pick<ListToolbarProps, 'asked' | 'onAsk'> & { filter: ListFilter }) {
  const id = useId()
  return (
    <div className="grid gap-1 max-sm:grow">
      <label htmlFor={id} className="text-xs font-semibold text-ink-soft">
        {title}
      </label>
      <Select
        id={id}
        value={asked.filters[key] ?? ''}
        onChange={(event) => onAsk({ filters: { ...asked.filters, [key]: event.target.value } })}
        className="min-h-11 min-w-36 text-sm font-normal"
      >
        <option value="">{all}</option>
        {choices.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
    </div>
  )
}

/** What is typed shows at once; the list follows when the typing pauses. */
function SearchBox({ words: searched, onSearch }: { words: string; onSearch: (text: string) => void }) {
  const [text, setText] = useState(searched)
  const [seen, setSeen] = useState(searched)
  const input = useRef<HTMLInputElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  if (seen !== searched) {
    setSeen(searched)
    setText(searched)
  }

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isTyping =
        event.target instanceof Element && event.target.closest('input, textarea, select, dialog')
      if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey) return
      event.preventDefault()
      input.current?.focus()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
  useEffect(() => () => clearTimeout(timer.current), [])

  return (
    <div className="relative min-w-40 grow">
      <Icon name="search" className="absolute top-1/2 left-3 size-5 -translate-y-1/2 text-ink-soft" />
      <Input
        ref={input}
        type="search"
        aria-label={words.search}
        value={text}
        placeholder={words.search}
        aria-keyshortcuts="/"
        onChange={(event) => {
          const next = event.target.value
          setText(next)
          clearTimeout(timer.current)
          timer.current = setTimeout(() => onSearch(next.trim()), WAIT_MS)
        }}
        className="min-h-11 pl-10 text-sm"
      />
    </div>
  )
}
