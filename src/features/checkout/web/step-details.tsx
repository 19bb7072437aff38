import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import type { ArrivalTime } from '@/features/bookings/rules/arrival-time'
import { DRAFT_HOURS } from '@/features/bookings/rules/limits'
import type { ExtraChoice } from '@/features/extras/rules/extra-choice'
import { type GuestDetails, NO_DETAILS } from '@/features/stay-calendar/rules/typed-details'
import { GuestFields } from '@/features/stay-calendar/web/guest-fields'
import type { Stay } from '@/kernel/stay'
import { Button } from '@/web/ui/button'
import { findMissingDetails } from '../rules/checkout'
import { StepForm } from './checkout-frame'
import { extrasProblem, problemOf, type RefusedRequest } from './refused-request'
import { STEP_DETAILS_WORDS as words } from './step-details-text'
import type { ExtrasAtHand } from './with-extras'

/** With its list of times only here: the step before loads this one in advance. */
const ArrivalField = lazy(async () => ({
  default: (await import('@/features/stay-calendar/web/arrival-field')).ArrivalField,
}))

const ExtrasField = lazy(async () => ({
  default: (await import('@/features/extras/web/extras-field')).ExtrasField,
}))

type StepDetailsProps = {
  details: GuestDetails
  stay: Stay
  guests: number
  choice: ExtraChoice
  extras: ExtrasAtHand
  refused: RefusedRequest
  price: ReactNode
  takesFocus: boolean
  arrivalTime: ArrivalTime | null
  onChange: (changed: {
    details?: GuestDetails
    arrivalTime?: ArrivalTime | null
    extras?: ExtraChoice
  }) => void
  onNext: () => void
}

/** Who is coming. What is missing is said beside its field, once the guest has tried to go on. */
export function StepDetails(props: StepDetailsProps) {
  const { details, stay, arrivalTime, extras, refused, price, takesFocus, onChange, onNext } = props
  const [tries, setTries] = useState(0)
  const fields = useRef<HTMLDivElement>(null)
  const missing = tries > 0 ? findMissingDetails(details) : []

  useEffect(() => {
    if (tries === 0) return
    const wrong = fields.current?.querySelector<HTMLElement>('[aria-invalid=true]')
    wrong?.focus({ preventScroll: true })
    // With its label, which the header would cover at the edge.
    wrong?.parentElement?.scrollIntoView({ block: 'center' })
  }, [tries])

  function messageOf(field: keyof GuestDetails): string | undefined {
    const lacking = missing.find((candidate) => candidate === field)
    return lacking ? words.missing[lacking] : problemOf(refused, details, field)
  }

  function goOn() {
    setTries(tries + 1)
    if (findMissingDetails(details).length === 0) onNext()
  }

  return (
    <StepForm step="details" takesFocus={takesFocus} onSubmit={goOn} price={price}>
      <div ref={fields}>
        <GuestFields
          details={details}
          onChange={(typed) => onChange({ details: typed })}
          problemOf={messageOf}
        />
      </div>
      <Suspense fallback={<div className="min-h-24" />}>
        <ArrivalField time={arrivalTime} onChange={(time) => onChange({ arrivalTime: time })} />
      </Suspense>
      {extras.offered.length > 0 && (
        <Suspense fallback={null}>
          <ExtrasField
            offered={extras.offered}
            choice={props.choice}
            booked={props}
            error={extrasProblem(refused, { checkInDate: stay.checkIn, extras: extras.wish })}
            onChange={(choice) => onChange({ extras: choice })}
          />
        </Suspense>
      )}
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-ink-soft">
        {words.kept(DRAFT_HOURS)}
        {(arrivalTime || JSON.stringify(details) !== JSON.stringify(NO_DETAILS)) && (
          <Button
            look="quiet"
            size="small"
            onClick={() => onChange({ details: NO_DETAILS, arrivalTime: null })}
          >
            {words.forget}
          </Button>
        )}
      </p>
    </StepForm>
  )
}
