import { useState } from 'react'
import { Button } from '@/web/ui/button'
import { Dialog } from '@/web/ui/dialog'
import type { ColumnChoice } from './list-search'
import { PanelIcon } from './panel-icon'
import { chooseColumn, isShown } from './shown-columns'
import { listText as words } from './text'

type ColumnsChoiceProps = {
  columns: readonly { key: string; title: string; isExtra?: boolean }[]
  choice: ColumnChoice
  onChoose: (choice: ColumnChoice) => void
}

/** Which columns a list shows, behind a button; the list follows each press. */
export function ColumnsChoice({ columns, choice, onChoose }: ColumnsChoiceProps) {
  const [isOpen, setOpen] = useState(false)
  const [first, ...others] = columns
  return (
    <>
      <Button look="quiet" size="small" onClick={() => setOpen(true)}>
        <PanelIcon name="layers" />
        {words.columns}
      </Button>
      <Dialog open={isOpen} title={words.columns} onClose={() => setOpen(false)} className="max-w-md">
        {first && <p className="-mt-2 text-sm text-ink-soft">{words.columnsHelp(first.title)}</p>}
        <div className="grid grid-cols-[repeat(auto-fill,minmax(min(11rem,100%),1fr))] gap-x-4">
          {others.map((column) => (
            <label key={column.key} className="flex min-h-11 min-w-0 items-center gap-2.5">
              <input
                type="checkbox"
                checked={isShown(column, choice)}
                onChange={({ target: { checked } }) => onChoose(chooseColumn(column, checked, choice))}
                className="size-5 shrink-0 accent-forest"
              />
              {column.title}
            </label>
          ))}
        </div>
        <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
          <Button look="quiet" onClick={() => onChoose({})}>
            {words.usualColumns}
          </Button>
          <Button look="primary" onClick={() => setOpen(false)}>
            {words.columnsDone}
          </Button>
        </div>
      </Dialog>
    </>
  )
}
