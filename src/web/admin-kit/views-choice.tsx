import { type FormEvent, useEffect, useState } from 'react'
import { Button } from '@/web/ui/button'
import { Input } from '@/web/ui/control'
import { Dialog } from '@/web/ui/dialog'
import { Field } from '@/web/ui/field'
import type { ListKeys } from './list-keys'
import type { ListSearch } from './list-search'
import { PanelIcon } from './panel-icon'
import { RowButton } from './row-button'
import {
  addView,
  askView,
  LONGEST_NAME,
  type SavedView,
  storedViews,
  storeViews,
  viewByKeys,
} from './saved-views'
import { listText as words } from './text'
import { useSectionName } from './use-place'

type ViewsChoiceProps = {
  /** What this list is asked for by. */
  keys: ListKeys
  /** What the list shows now, its columns included. */
  asked: ListSearch
  onAsk: (change: Partial<ListSearch>) => void
}

/** Views of a list that were saved under a name on this device: opened, deleted, and another one saved. */
export function ViewsChoice({ keys, asked, onAsk }: ViewsChoiceProps) {
  const section = useSectionName()
  const [isOpen, setOpen] = useState(false)
  const [views, setViews] = useState(() => storedViews(section))
  const [name, setName] = useState('')
  const [problem, setProblem] = useState<string>()

  // By keys they open in the panel's other language, too.
  useEffect(() => {
    const stored = storedViews(section)
    const keyed = stored.map((view) => viewByKeys(view, keys))
    if (JSON.stringify(keyed) === JSON.stringify(stored)) return
    if (storeViews(section, keyed)) setViews(keyed)
  }, [section, keys])

  function onChange(next: SavedView[]) {
    setViews(next)
    setProblem(storeViews(section, next) ? undefined : words.viewsNotKept)
  }

  function onSave(event: FormEvent) {
    event.preventDefault()
    const typed = name.trim()
    if (typed === '') return setProblem(words.viewNameWanted)
    onChange(addView(views, typed, asked))
    setName('')
  }

  return (
    <>
      <Button look="quiet" size="small" onClick={() => setOpen(true)}>
        <PanelIcon name="star" />
        {words.views}
      </Button>
      <Dialog open={isOpen} title={words.views} onClose={() => setOpen(false)} className="max-w-md">
        {views.length === 0 && <p className="-mt-2 text-ink-soft">{words.noViews}</p>}
        <ul className="grid">
          {views.map((view) => (
            <li key={view.name} className="flex items-center gap-2 border-t border-line py-1 first:border-0">
              <Button
                look="bare"
                size="small"
                className="min-w-0 shrink grow justify-start text-left wrap-anywhere"
                onClick={() => {
                  onAsk(askView(view))
                  setOpen(false)
                }}
              >
                {view.name}
              </Button>
              <RowButton
                icon="erase"
                label={words.erase(view.name)}
                onClick={() => onChange(views.filter((one) => one !== view))}
              />
            </li>
          ))}
        </ul>
        <form noValidate onSubmit={onSave} className="grid gap-3">
          <Field label={words.viewName} help={words.viewHelp} error={problem}>
            {(aria) => (
              <Input
                {...aria}
                value={name}
                maxLength={LONGEST_NAME}
                onChange={({ target: { value } }) => {
                  setName(value)
                  setProblem(undefined)
                }}
              />
            )}
          </Field>
          <Button type="submit" look="primary" className="sm:justify-self-end">
            {words.saveView}
          </Button>
        </form>
      </Dialog>
    </>
  )
}
