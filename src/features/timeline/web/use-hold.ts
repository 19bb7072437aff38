import { type PointerEvent, useCallback, useRef, useState } from 'react'
import type { Grip, Spot } from '../rules/timeline'

/** How long a finger rests on a bar before it holds it; one that moves earlier scrolls. */
const PRESS_MS = 400
/** Pixels that a resting finger may tremble. */
const TREMBLE = 8

type Held = { x: number; y: number; grip: Grip; start: Spot; hasMoved: boolean }
type BarEvent = PointerEvent<HTMLButtonElement>

/** Pixels from where the hand took hold, of what, and where that stood then. */
export type Pull = Omit<Held, 'hasMoved'>

type HoldOptions = {
  isMovable: boolean
  gripAt: (event: BarEvent) => Grip
  spot: Spot
  onPull: (pull: Pull) => void
}

/** A bar in the hand: a mouse holds it at once, a finger after resting on it, so that it can still scroll and tap. */
export function useHold({ isMovable, gripAt, spot, onPull }: HoldOptions) {
  const held = useRef<Held | null>(null)
  const pressing = useRef<{ timer: number; x: number; y: number } | null>(null)
  const hasDragged = useRef(false)
  const [isLifted, setLifted] = useState(false)

  function onPointerDown(event: BarEvent) {
    hasDragged.current = false
    if (event.button !== 0 || !isMovable) return
    const { clientX: x, clientY: y, currentTarget: bar, pointerId, pointerType } = event
    const taken = { x, y, grip: gripAt(event), start: spot, hasMoved: false }
    function take() {
      pressing.current = null
      held.current = taken
      bar.setPointerCapture(pointerId)
    }
    if (pointerType !== 'touch') return take()
    const timer = window.setTimeout(() => {
      take()
      hasDragged.current = true
      setLifted(true)
    }, PRESS_MS)
    pressing.current = { timer, x, y }
  }

  function onPointerMove({ clientX, clientY }: BarEvent) {
    const { current: press } = pressing
    if (press && Math.hypot(clientX - press.x, clientY - press.y) > TREMBLE) letGo()
    const { current: hand } = held
    if (!hand) return
    const [x, y] = [clientX - hand.x, clientY - hand.y]
    if (!hand.hasMoved && Math.hypot(x, y) < TREMBLE) return
    hand.hasMoved = true
    hasDragged.current = true
    onPull({ x, y, grip: hand.grip, start: hand.start })
  }

  function letGo() {
    window.clearTimeout(pressing.current?.timer)
    pressing.current = null
    held.current = null
    setLifted(false)
  }

  // React's own listener could not keep the page from scrolling under a bar that is held.
  const ref = useCallback((bar: HTMLButtonElement | null) => {
    if (!bar) return
    const stay = (event: Event) => held.current && event.cancelable && event.preventDefault()
    bar.addEventListener('touchmove', stay, { passive: false })
    return () => {
      window.clearTimeout(pressing.current?.timer)
      bar.removeEventListener('touchmove', stay)
    }
  }, [])

  return {
    isLifted,
    /** True when the press that has just ended was no tap. */
    hasDragged: () => hasDragged.current,
    handlers: {
      ref,
      onPointerDown,
      onPointerMove,
      onPointerUp: letGo,
      onPointerCancel: letGo,
      // A long press asks for a menu on some phones.
      onContextMenu: (event: { preventDefault: () => void }) => {
        if (held.current || pressing.current) event.preventDefault()
      },
    },
  }
}
