import { type KeyboardEvent, type PointerEvent, useCallback, useEffect, useRef, useState } from 'react'
import { rectangleOf, type Selection, type Size, type Spot, spotAfter } from '../rules/selection'

/** How long a finger rests on a cell before it chooses; one that moves earlier scrolls. */
const PRESS_MS = 400
/** Pixels that a resting finger may tremble. */
const TREMBLE = 8
/** Pixels from the edge of the grid at which it scrolls along, and by how many. */
const EDGE = 40
const STEP = 24

/** Cells chosen with a mouse at once, with a finger after it rested on one, and with the keyboard. */
export function useSelection(size: Size, onOpen: () => void) {
  const [selection, setSelection] = useState<Selection | null>(null)
  const grid = useRef<HTMLElement | null>(null)
  const isDragging = useRef(false)
  const hasMovedByKey = useRef(false)
  const press = useRef<{ timer: number; x: number; y: number } | null>(null)
  const at: Spot = selection?.to ?? { row: 0, column: 0 }

  useEffect(() => {
    if (!hasMovedByKey.current || !selection) return
    hasMovedByKey.current = false
    cellOf(grid.current, selection.to)?.focus()
  }, [selection])

  const begin = (spot: Spot, isExtended: boolean) =>
    setSelection((before) => ({ from: isExtended && before ? before.from : spot, to: spot }))

  function onPointerDown(event: PointerEvent) {
    const spot = spotIn(event.target)
    if (!spot || event.button !== 0) return
    const { clientX: x, clientY: y, shiftKey } = event
    if (event.pointerType !== 'touch') {
      isDragging.current = true
      return begin(spot, shiftKey)
    }
    const timer = window.setTimeout(() => {
      press.current = null
      isDragging.current = true
      begin(spot, false)
    }, PRESS_MS)
    press.current = { timer, x, y }
  }

  function onPointerMove({ clientX, clientY }: PointerEvent) {
    const { current: resting } = press
    if (resting && Math.hypot(clientX - resting.x, clientY - resting.y) > TREMBLE) letGo()
    if (!isDragging.current) return
    scrollAlong(grid.current, clientX)
    const spot = spotIn(document.elementFromPoint(clientX, clientY))
    if (spot) setSelection((before) => before && extendTo(before, spot))
  }

  function letGo() {
    window.clearTimeout(press.current?.timer)
    press.current = null
    isDragging.current = false
  }

  function onPointerUp(event: PointerEvent) {
    const spot = spotIn(event.target)
    // A tap: the finger neither rested nor scrolled.
    if (press.current && spot) begin(spot, false)
    letGo()
  }

  function onKeyDown(event: KeyboardEvent) {
    const from = spotIn(event.target)
    if (!from || event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault()
      if (!selection) begin(from, false)
      return onOpen()
    }
    if (event.key === 'Escape') return setSelection(null)
    const to = spotAfter(selection?.to ?? from, event.key, size)
    if (!to) return
    event.preventDefault()
    hasMovedByKey.current = true
    setSelection({ from: event.shiftKey ? (selection?.from ?? from) : to, to })
  }

  // React's own listener could not keep the page from scrolling under a finger that chooses.
  const ref = useCallback((element: HTMLElement | null) => {
    grid.current = element
    if (!element) return
    const stay = (event: Event) => isDragging.current && event.cancelable && event.preventDefault()
    const end = () => {
      isDragging.current = false
    }
    element.addEventListener('touchmove', stay, { passive: false })
    window.addEventListener('pointerup', end)
    return () => {
      window.clearTimeout(press.current?.timer)
      element.removeEventListener('touchmove', stay)
      window.removeEventListener('pointerup', end)
    }
  }, [])

  return {
    rectangle: selection && rectangleOf(selection),
    /** The cell that takes the focus of the keyboard. */
    at,
    clear: () => setSelection(null),
    ref,
    handlers: {
      onPointerDown,
      onPointerMove,
      onPointerUp,
      onPointerCancel: letGo,
      onKeyDown,
      // A long press asks for a menu on some phones.
      onContextMenu: (event: { preventDefault: () => void }) => {
        if (isDragging.current || press.current) event.preventDefault()
      },
    },
  }
}

function extendTo(before: Selection, to: Spot): Selection {
  const isThere = before.to.row === to.row && before.to.column === to.column
  return isThere ? before : { from: before.from, to }
}

function spotIn(target: EventTarget | null): Spot | null {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-spot]') : null
  const [row, column] = (cell?.dataset.spot ?? '').split(',').map(Number)
  return cell && row !== undefined && column !== undefined ? { row, column } : null
}

function cellOf(grid: HTMLElement | null, { row, column }: Spot): HTMLElement | null {
  return grid?.querySelector<HTMLElement>(`[data-spot="${row},${column}"]`) ?? null
}

function scrollAlong(grid: HTMLElement | null, x: number) {
  if (!grid) return
  const { left, right } = grid.getBoundingClientRect()
  if (x > right - EDGE) grid.scrollLeft += STEP
  else if (x < left + EDGE) grid.scrollLeft -= STEP
}
