import { useState } from 'react'
import type { Day } from '@/kernel/days'
import { LABEL_WORDS } from '@/kernel/labels'
import { Button } from '@/web/ui/button'
import { joinClasses } from '@/web/ui/classes'
import { Icon } from '@/web/ui/icon'
import {
  BOOKING_STEPS,
  FIRST_STEP,
  LAST_STEP,
  makeReference,
  NO_ANSWERS,
  nextStep,
  previousStep,
  type StepAnswers,
  stepAfterClick,
} from '../rules/booking-steps'
import { ConfirmationStep, DatesStep, GuestsStep, PaymentStep, PersonStep } from './booking-steps-panels'
import { stepsText as words } from './booking-steps-text'

type BookingStepsProps = {
  /** The property's day. */
  today: Day
  times: { checkIn: string; checkOut: string }
  paymentMethods: readonly string[]
}

/**
 * The demonstration of a booking in five steps. It stands on no page, checks nothing and sends
 * nothing; its prices are the specification's own.
 */
export function BookingSteps({ today, times, paymentMethods }: BookingStepsProps) {
  const [step, setStep] = useState(FIRST_STEP)
  const [answers, setAnswers] = useState<StepAnswers>(NO_ANSWERS)
  const [reference, setReference] = useState('')
  const change = (changed: Partial<StepAnswers>) => setAnswers({ ...answers, ...changed })
  const panel = { answers, onChange: change }
  const isLastButton = step === LAST_STEP - 1

  function goOn() {
    if (isLastButton) setReference(makeReference(Math.random))
    setStep(nextStep(step))
  }

  return (
    <section
      aria-label={words.region}
      className="grid gap-8 rounded-card border border-line bg-paper p-5 sm:p-8"
    >
      <StepIndicators current={step} onClick={(clicked) => setStep(stepAfterClick(step, clicked))} />
      <div role="status" className="sr-only">
        {words.progress(step, LAST_STEP)}
        {LABEL_WORDS.colon} {BOOKING_STEPS[step - 1]}
      </div>
      <div className="grid min-h-64 content-start gap-5">
        <h2 className="text-2xl">{BOOKING_STEPS[step - 1]}</h2>
        {step === 1 && <DatesStep {...panel} today={today} times={times} />}
        {step === 2 && <GuestsStep {...panel} />}
        {step === 3 && <PersonStep {...panel} />}
        {step === 4 && <PaymentStep methods={paymentMethods} />}
        {step === 5 && <ConfirmationStep reference={reference} email={answers.email} />}
      </div>
      <div className="flex justify-between gap-4 border-t border-line pt-6">
        <Button look="quiet" disabled={step === FIRST_STEP} onClick={() => setStep(previousStep(step))}>
          {words.previous}
        </Button>
        {step < LAST_STEP && (
          <Button look={isLastButton ? 'action' : 'primary'} onClick={goOn}>
            {isLastButton ? words.complete : words.next}
          </Button>
        )}
      </div>
    </section>
  )
}

function StepIndicators({ current, onClick }: { current: number; onClick: (step: number) => void }) {
  return (
    <ol className="grid grid-cols-5 gap-2">
      {BOOKING_STEPS.map((name, index) => {
        const step = index + 1
        const isDone = step < current
        return (
          <li key={name}>
            <button
              type="button"
              aria-current={step === current ? 'step' : undefined}
              aria-disabled={step > current}
              onClick={() => onClick(step)}
              className={joinClasses(
                'grid w-full justify-items-center gap-2 rounded-control py-2 text-sm font-semibold aria-disabled:cursor-not-allowed',
                step > current && 'text-ink-soft',
              )}
            >
              <span
                className={joinClasses(
                  'flex size-11 items-center justify-center rounded-full border',
                  step === current && 'border-forest bg-forest text-paper',
                  isDone && 'border-forest bg-mist text-forest',
                  step > current && 'border-line-strong',
                )}
              >
                {isDone ? <Icon name="check" /> : step}
              </span>
              <span className="max-sm:sr-only">{name}</span>
            </button>
          </li>
        )
      })}
    </ol>
  )
}
