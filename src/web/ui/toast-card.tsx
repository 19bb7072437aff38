import { type PointerEvent, useEffect, useRef, useState } from 'react'
import { defineWords } from '@/kernel/words'
import { Button } from './button'
import { joinClasses } from './classes'
import { Icon } from './icon'
import { type ShownToast, SWIPE_PX, TOAST_MS } from './toast-state'

export const TOAST_WORDS = defineWords('ui-toast-card.TOAST_WORDS', { dismiss: 'Dismiss' } as const)

/** One toast: it waits while it is pointed at or focused, and goes by its button, a swipe to the right or time. */
export function ToastCard({ toast, onDismiss }: { toast: ShownToast; onDismiss: () => void }) {
  const [isHeld, setHeld] = useState(false)
  const [shift, setShift] = useState(0)
  const remaining = useRef(TOAST_MS)
  const startX = useRef<number | null>(null)
  const dismiss = useRef(onDismiss)

  useEffect(() => {
    if (isHeld) return
    const since = performance.now()
    const timer = setTimeout(() => dismiss.current(), remaining.current)
    return () => {
      clearTimeout(timer)
      remaining.current -= performance.now() - since
    }
  }, [isHeld])

  function onPointerDown(event: PointerEvent) {
    if (event.target instanceof Element && event.target.closest('button')) return
    startX.current = event.clientX
    event.currentTarget.setPointerCapture(event.pointerId)
  }

  function onPointerMove(event: PointerEvent) {
    if (startX.current !== null) setShift(Math.max(0, event.clientX - startX.current))
  }

  function onPointerUp() {
    startX.current = null
    if (shift >= SWIPE_PX) onDismiss()
    else setShift(0)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering and focus only hold the clock; the button inside closes
    <div
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerUp}
      onPointerCancel={onPointerUp}
      style={shift ? { transform: `translateX(${shift}px)` } : undefined}
      className={joinClasses(
        'pointer-events-auto flex [touch-action:pan-y] items-start select-none gap-3 rounded-card border py-3 low:py-0 pr-2 pl-4 shadow-float motion-safe:animate-rise',
        toast.tone === 'destructive'
          ? 'border-alarm bg-alarm text-paper [--focus:var(--color-gold)]'
          : 'border-line bg-paper text-ink',
      )}
    >
      <Icon name={toast.tone === 'destructive' ? 'alert' : 'check'} className="mt-2 size-5 low:hidden" />
      <div className="min-w-0 grow py-2 leading-tight">
        <p className="font-semibold">{toast.title}</p>
        {toast.description && <p className="text-sm leading-tight">{toast.description}</p>}
      </div>
      <Button
        size="icon"
        look="bare"
        aria-label={TOAST_WORDS.dismiss}
        onClick={onDismiss}
        className={toast.tone === 'destructive' ? 'text-paper hover:text-ink' : undefined}
      >
        <Icon name="close" />
      </Button>
    </div>
  )
}
