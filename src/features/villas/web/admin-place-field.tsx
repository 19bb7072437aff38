import { useQuery } from '@tanstack/react-query'
import { type PointerEvent, useRef, useState } from 'react'
import { MARK_SIZE, PLAN_SIZE, type PlanPlace, placeOnPlan } from '@/features/grounds/rules/grounds-plan'
import { GroundsPlan, Mark } from '@/features/grounds/web/grounds-map'
import type { ControlArgs, FieldKind } from '@/web/admin-kit/field-kinds'
import { Button } from '@/web/ui/button'
import { Input } from '@/web/ui/control'
import { staffVillasQuery } from '../staff-queries'
import { villaPlace as words } from './admin-text'

/** Where a villa stands on the plan of the grounds: its mark is dragged there, or the place typed. */
export function placeField(label: string, wanted: { help?: string } = {}): FieldKind<PlanPlace | null> {
  return {
    label,
    isWide: true,
    ...wanted,
    write: (place) => (place ? `${place.x},${place.y}` : ''),
    read: readPlace,
    render: (args) => <PlacePicker {...args} />,
  }
}

function PlacePicker({ control, value, onChange, draft }: ControlArgs) {
  const { data: villas = [] } = useQuery(staffVillasQuery)
  const plan = useRef<HTMLDivElement>(null)
  const place = readPlace(value)
  const [room, name] = [String(draft.roomNumber ?? ''), String(draft.name ?? '')]
  const [slug] = useState(draft.slug)
  const others = villas.filter((villa) => villa.slug !== slug)
  const shown = others.map((villa) => ({ ...villa, place: villa.place ?? undefined }))
  const own = { name, roomNumber: room || null, building: String(draft.building ?? '') || null }

  function put(next: PlanPlace) {
    const { x, y } = placeOnPlan(next)
    onChange(`${x},${y}`)
  }

  /** A press puts the mark there, and while the pointer is down it follows. */
  function onPoint(event: PointerEvent<HTMLDivElement>) {
    if (event.buttons === 0 || !plan.current) return
    const { left, top, width } = plan.current.getBoundingClientRect()
    const scale = PLAN_SIZE.width / width
    put({ x: (event.clientX - left) * scale, y: (event.clientY - top) * scale })
  }

  function onDown(event: PointerEvent<HTMLDivElement>) {
    event.currentTarget.setPointerCapture(event.pointerId)
    onPoint(event)
  }

  return (
    <div className="grid gap-4 sm:grid-cols-[20rem_1fr]">
      <div
        ref={plan}
        onPointerDown={onDown}
        onPointerMove={onPoint}
        className="max-w-80 cursor-crosshair touch-none select-none"
      >
        <GroundsPlan villas={place ? [...shown, { ...own, place }] : shown}>
          {shown.map(
            (villa) =>
              villa.place && (
                <Mark key={villa.id} {...villa.place} label={villa.roomNumber ?? villa.name} state="other" />
              ),
          )}
          {place && <Mark {...place} label={room || words.here} state="here" />}
        </GroundsPlan>
      </div>
      <div className="grid content-start gap-3">
        {(['x', 'y'] as const).map((axis) => (
          <div key={axis} className="grid gap-1 text-sm text-ink-soft">
            <span aria-hidden="true">{words.axis[axis]}</span>
            <Input
              {...(axis === 'x' ? control : { 'aria-describedby': control['aria-describedby'] })}
              aria-label={words.axis[axis]}
              type="number"
              inputMode="numeric"
              min={MARK_SIZE / 2}
              max={(axis === 'x' ? PLAN_SIZE.width : PLAN_SIZE.height) - MARK_SIZE / 2}
              value={place?.[axis] ?? ''}
              onChange={(event) => onChange(withAxis(place, axis, event.target.value))}
            />
          </div>
        ))}
        {place && (
          <Button look="quiet" size="small" className="justify-self-start" onClick={() => onChange('')}>
            {words.remove}
          </Button>
        )}
      </div>
    </div>
  )
}

/** A number typed for one axis; the other begins in the middle. Emptied, the villa is off the plan. */
function withAxis(place: PlanPlace | null, axis: keyof PlanPlace, typed: string): string {
  if (typed === '') return ''
  const { x, y } = place ?? { x: PLAN_SIZE.width / 2, y: PLAN_SIZE.height / 2 }
  return axis === 'x' ? `${Number(typed)},${y}` : `${x},${Number(typed)}`
}

function readPlace(text: string | boolean): PlanPlace | null {
  const [x, y] = String(text).split(',').map(Number)
  return x === undefined || y === undefined ? null : { x, y }
}
