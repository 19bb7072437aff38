import type { Day } from '@/kernel/days'
import { LABEL_WORDS } from '@/kernel/labels'
import { Input, Select, Textarea } from '@/web/ui/control'
import { Field } from '@/web/ui/field'
import { Icon } from '@/web/ui/icon'
import { earliestDays, MOST_GUESTS, MOST_ROOMS, SHOWN_PRICES, type StepAnswers } from '../rules/booking-steps'
import { stepsText as words } from './booking-steps-text'

type PanelProps = { answers: StepAnswers; onChange: (changed: Partial<StepAnswers>) => void }

export function DatesStep({
  answers,
  onChange,
  today,
  times,
}: PanelProps & { today: Day; times: { checkIn: string; checkOut: string } }) {
  const earliest = earliestDays(answers, today)
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        {(['checkIn', 'checkOut'] as const).map((field) => (
          <Field key={field} label={words[field]}>
            {(control) => (
              <Input
                {...control}
                type="date"
                min={earliest[field]}
                value={answers[field]}
                onChange={(event) => onChange({ [field]: event.target.value })}
              />
            )}
          </Field>
        ))}
      </div>
      <p className="text-ink-soft">{words.times(times.checkIn, times.checkOut)}</p>
    </>
  )
}

export function GuestsStep({ answers, onChange }: PanelProps) {
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <Count
          label={words.guests}
          value={answers.guests}
          most={MOST_GUESTS}
          nameOf={words.guestOption}
          onChange={(guests) => onChange({ guests })}
        />
        <Count
          label={words.rooms}
          value={answers.rooms}
          most={MOST_ROOMS}
          nameOf={words.roomOption}
          onChange={(rooms) => onChange({ rooms })}
        />
      </div>
      <p className="text-ink-soft">{words.roomRule}</p>
    </>
  )
}

export function PersonStep({ answers, onChange }: PanelProps) {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Field label={words.name} className="sm:col-span-2">
        {(control) => (
          <Input
            {...control}
            autoComplete="name"
            value={answers.name}
            onChange={(event) => onChange({ name: event.target.value })}
          />
        )}
      </Field>
      <Field label={words.email}>
        {(control) => (
          <Input
            {...control}
            type="email"
            autoComplete="email"
            value={answers.email}
            onChange={(event) => onChange({ email: event.target.value })}
          />
        )}
      </Field>
      <Field label={words.phone}>
        {(control) => (
          <Input
            {...control}
            type="tel"
            autoComplete="tel"
            value={answers.phone}
            onChange={(event) => onChange({ phone: event.target.value })}
          />
        )}
      </Field>
      <Field label={words.specialRequests} className="sm:col-span-2">
        {(control) => (
          <Textarea
            {...control}
            value={answers.specialRequests}
            onChange={(event) => onChange({ specialRequests: event.target.value })}
          />
        )}
      </Field>
    </div>
  )
}

export function PaymentStep({ methods }: { methods: readonly string[] }) {
  return (
    <>
      <dl className="tabular grid gap-3 rounded-control bg-cream p-5">
        <div className="flex justify-between gap-4">
          <dt>{words.rate}</dt>
          <dd className="font-semibold">{SHOWN_PRICES.night}</dd>
        </div>
        <div className="flex items-baseline justify-between gap-4 border-t border-line pt-3">
          <dt className="font-semibold">{words.total}</dt>
          <dd className="font-serif text-2xl">{SHOWN_PRICES.total}</dd>
        </div>
      </dl>
      <p className="text-ink-soft">{words.payment(methods)}</p>
    </>
  )
}

export function ConfirmationStep({ reference, email }: { reference: string; email: string }) {
  return (
    <div className="grid justify-items-center gap-3 py-6 text-center">
      <Icon name="check" className="size-12 text-leaf" />
      <p className="text-xl font-semibold">{words.confirmed}</p>
      <p>
        {words.reference}
        {LABEL_WORDS.colon} <strong className="tabular">{reference}</strong>
      </p>
      <p className="text-ink-soft">{words.sentTo(email)}</p>
    </div>
  )
}

function Count({
  label,
  value,
  most,
  nameOf,
  onChange,
}: {
  label: string
  value: number
  most: number
  nameOf: (count: number) => string
  onChange: (count: number) => void
}) {
  return (
    <Field label={label}>
      {(control) => (
        <Select {...control} value={value} onChange={(event) => onChange(Number(event.target.value))}>
          {Array.from({ length: most }, (_, index) => index + 1).map((count) => (
            <option key={count} value={count}>
              {nameOf(count)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
