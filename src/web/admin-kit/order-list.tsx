import { type DragEvent, useEffect, useRef, useState } from 'react'
import { Button } from '@/web/ui/button'
import { joinClasses } from '@/web/ui/classes'
import { Input } from '@/web/ui/control'
import { Picture } from '@/web/ui/picture'
import { moveRow } from './list-rows'
import { Pager } from './pager'
import { PanelIcon } from './panel-icon'
import { Spinner } from './spinner'
import { formText, listText as words } from './text'
import { confirmLoss, useUnsaved } from './use-unsaved'

type OrderListProps<Item> = {
  items: readonly Item[]
  nameOf: (item: Item) => string
  /** Shown beside the name; left out where rows have none. */
  pictureOf?: (item: Item) => string | null
  /** Answers whether the order was saved. */
  onSave: (ordered: Item[]) => Promise<boolean>
  onClose: () => void
}

/** More than these make a list nobody drags through; places take a row from one page to another. */
const AT_ONCE = 50

/** All rows as names, to be put in order by dragging, with buttons or by their place; saved in one call. */
export function OrderList<Item extends { id: number }>({
  items,
  nameOf,
  pictureOf,
  onSave,
  onClose,
}: OrderListProps<Item>) {
  const [ordered, setOrdered] = useState<Item[]>(() => [...items])
  const [dragged, setDragged] = useState<number | null>(null)
  const [isSaving, setSaving] = useState(false)
  const [said, setSaid] = useState('')
  const [page, setPage] = useState(1)
  const list = useRef<HTMLOListElement>(null)
  const pressed = useRef<string | null>(null)
  const isUnsaved = ordered.some((item, index) => item.id !== items[index]?.id)
  useUnsaved(isUnsaved && !isSaving)

  // A row that moves may take the focus off its button.
  useEffect(() => {
    if (!pressed.current || ordered.length === 0) return
    list.current?.querySelector<HTMLElement>(`[data-mover="${pressed.current}"]`)?.focus()
  }, [ordered])

  /** The focus goes along to `mover` where one is named. */
  function onMove(from: number, to: number, mover: string | null) {
    const item = ordered[from]
    if (!item || to < 0 || to >= ordered.length) return
    pressed.current = mover
    setOrdered(moveRow(ordered, from, to))
    setPage(Math.floor(to / AT_ONCE) + 1)
    setSaid(words.moved(nameOf(item), to + 1, ordered.length))
  }

  function onDragOver(event: DragEvent, to: number) {
    if (dragged === null) return
    event.preventDefault()
    const from = ordered.findIndex(({ id }) => id === dragged)
    pressed.current = null
    if (from !== to) setOrdered(moveRow(ordered, from, to))
  }

  async function onCancel() {
    if (!isUnsaved || (await confirmLoss())) onClose()
  }

  async function onSubmit() {
    if (isSaving) return
    setSaving(true)
    if (await onSave(ordered)) onClose()
    else setSaving(false)
  }

  const pages = Math.ceil(ordered.length / AT_ONCE)
  const first = (page - 1) * AT_ONCE
  const shown = ordered.slice(first, first + AT_ONCE)

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <p className="max-w-measure text-sm text-ink-soft">{words.reorderHelp}</p>
      <div className="flex gap-3">
        <Button look="quiet" onClick={() => void onCancel()}>
          {formText.cancel}
        </Button>
        <Button aria-disabled={isSaving || !isUnsaved} onClick={() => isUnsaved && void onSubmit()}>
          {isSaving && <Spinner className="size-5" />}
          {words.saveOrder}
        </Button>
      </div>
      <ol ref={list} className="overflow-hidden rounded-card border border-line bg-paper">
        {shown.map((item, offset) => {
          const index = first + offset
          return (
            <li
              key={item.id}
              onDragOver={(event) => onDragOver(event, index)}
              onDrop={(event) => event.preventDefault()}
              className={joinClasses(
                'flex items-center gap-1 border-b border-line px-2 py-1.5 sm:gap-2 sm:px-3 [content-visibility:auto] last:border-0',
                dragged === item.id && 'bg-mist',
              )}
            >
              {/* biome-ignore lint/a11y/noStaticElementInteractions: for pointers alone; the buttons do the same for all */}
              <span
                draggable
                title={words.drag(nameOf(item))}
                onDragStart={(event) => {
                  event.dataTransfer.effectAllowed = 'move'
                  setDragged(item.id)
                }}
                onDragEnd={() => setDragged(null)}
                className="cursor-grab p-2 text-ink-soft"
              >
                <PanelIcon name="grip" className="size-5 stroke-3" />
              </span>
              <PlaceInput
                key={index}
                label={words.place(nameOf(item))}
                place={index + 1}
                mover={`place-${item.id}`}
                last={ordered.length}
                onPlace={(place, stays) => onMove(index, place - 1, stays ? `place-${item.id}` : null)}
              />
              {pictureOf && (
                <Picture
                  address={pictureOf(item)}
                  alt=""
                  className="h-12 w-18 shrink-0 rounded-tag object-cover"
                />
              )}
              <span className="min-w-0 grow py-1 font-semibold wrap-anywhere">{nameOf(item)}</span>
              <Button
                look="bare"
                size="icon"
                data-mover={`up-${item.id}`}
                aria-label={words.moveUp(nameOf(item))}
                aria-disabled={index === 0}
                onClick={() => onMove(index, index - 1, `up-${item.id}`)}
              >
                <PanelIcon name="up" />
              </Button>
              <Button
                look="bare"
                size="icon"
                data-mover={`down-${item.id}`}
                aria-label={words.moveDown(nameOf(item))}
                aria-disabled={index === ordered.length - 1}
                onClick={() => onMove(index, index + 1, `down-${item.id}`)}
              >
                <PanelIcon name="down" />
              </Button>
            </li>
          )
        })}
      </ol>
      {pages > 1 && (
        <Pager picked={{ rows: shown, total: ordered.length, page, pages }} size={AT_ONCE} onPage={setPage} />
      )}
      <p role="status" className="sr-only">
        {said}
      </p>
    </div>
  )
}

type PlaceInputProps = {
  label: string
  /** From 1. */
  place: number
  last: number
  mover: string
  /** `stays` is true when the focus is to go along. */
  onPlace: (place: number, stays: boolean) => void
}

/** The place of a row, to be typed over; Enter or leaving it moves the row there. */
function PlaceInput({ label, place, last, mover, onPlace }: PlaceInputProps) {
  const [text, setText] = useState(String(place))

  function onDone(stays: boolean) {
    const wanted = Math.min(Math.max(Math.round(Number(text)), 1), last)
    const isPlace = text.trim() !== '' && !Number.isNaN(wanted)
    setText(String(isPlace ? wanted : place))
    if (isPlace && wanted !== place) onPlace(wanted, stays)
  }

  return (
    <span className="w-16 shrink-0">
      <Input
        type="number"
        min={1}
        max={last}
        aria-label={label}
        data-mover={mover}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onBlur={() => onDone(false)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') onDone(true)
        }}
        className="tabular min-h-11 px-1.5 text-center text-sm font-normal"
      />
    </span>
  )
}
