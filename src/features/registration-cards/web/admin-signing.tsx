import { type PointerEvent, useState } from 'react'
import { formatDay, toDay } from '@/kernel/days'
import { Button } from '@/web/ui/button'
import { Dialog } from '@/web/ui/dialog'
import { type Point, SIGNING_FIELD, toSignature } from '../rules/card'
import type { CardAnswer } from '../staff-contract'
import { CARD_WORDS } from '../text'
import { CardLines } from './admin-card-lines'
import { adminCardText as words } from './admin-text'

type Props = {
  answer: CardAnswer
  isSending: boolean
  onSign: (path: string) => void
  onClose: () => void
}

/** The card in front of its guest, who signs below it; without a pointer it is signed on paper. */
export function SigningDialog({ answer: { stay, card }, isSending, onSign, onClose }: Props) {
  const [strokes, setStrokes] = useState<Point[][]>([])
  const path = toSignature(strokes)
  return (
    <Dialog open title={words.signTitle} onClose={onClose} closesOnBackdrop={false} className="max-w-3xl">
      <div className="grid gap-4">
        <p className="font-semibold">
          {stay.villa}, {formatDay(toDay(stay.checkIn))} – {formatDay(toDay(stay.checkOut))}
        </p>
        <p className="wrap-anywhere">{[stay.phone, stay.email].filter(Boolean).join(', ')}</p>
        {card && <CardLines card={card} />}
        <p>{CARD_WORDS.declaration}</p>
        <SigningField path={path} onStrokes={setStrokes} />
        <div className="flex flex-wrap justify-end gap-3">
          <Button look="quiet" onClick={() => setStrokes([])}>
            {words.clear}
          </Button>
          <Button
            aria-disabled={isSending || path === ''}
            onClick={() => !isSending && path !== '' && onSign(path)}
          >
            {words.done}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

type FieldProps = { path: string; onStrokes: (change: (before: Point[][]) => Point[][]) => void }

function SigningField({ path, onStrokes }: FieldProps) {
  function onDown(event: PointerEvent<SVGSVGElement>) {
    event.currentTarget.setPointerCapture(event.pointerId)
    const point = pointOf(event)
    onStrokes((before) => [...before, [point]])
  }

  function onMove(event: PointerEvent<SVGSVGElement>) {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return
    const point = pointOf(event)
    onStrokes((before) =>
      before.map((stroke, at) => (at === before.length - 1 ? [...stroke, point] : stroke)),
    )
  }

  return (
    <figure className="grid gap-1.5">
      <svg
        role="img"
        aria-label={words.signHere}
        viewBox={`0 0 ${SIGNING_FIELD.width} ${SIGNING_FIELD.height}`}
        className="w-full cursor-crosshair touch-none rounded-control border-2 border-dashed border-forest bg-cream"
        onPointerDown={onDown}
        onPointerMove={onMove}
      >
        <line x1={30} x2={570} y1={160} y2={160} stroke="currentColor" strokeOpacity={0.3} />
        <path
          d={path}
          fill="none"
          stroke="currentColor"
          strokeWidth={4}
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      <figcaption className="text-sm text-ink-soft">{words.signHere}</figcaption>
    </figure>
  )
}

/** Where the pointer is, in the units of the field. */
function pointOf({ currentTarget, clientX, clientY }: PointerEvent<SVGSVGElement>): Point {
  const { left, top, width, height } = currentTarget.getBoundingClientRect()
  return {
    x: ((clientX - left) / width) * SIGNING_FIELD.width,
    y: ((clientY - top) / height) * SIGNING_FIELD.height,
  }
}
