import { ARRIVAL_TIMES, tellArrivalTime } from '@/features/bookings/rules/arrival-time'
import { FORM_WORDS } from '@/features/bookings/text'
import { PLAIN_PAGE } from '@/features/checkout/paths'
import { checkoutText } from '@/features/checkout/web/checkout-text'
import type { PublicProperty } from '@/features/property/contract'
import { Button } from '@/web/ui/button'
import { Input, Select, Textarea } from '@/web/ui/control'
import { Field } from '@/web/ui/field'
import type { PlainPage } from '../rules/plain-page'
import { PLAIN_WORDS as words } from '../text'
import { PlainStep } from './plain-step'

type PlainDetailsProps = {
  page: Extract<PlainPage, { step: 'details' | 'payment' }>
  property: PublicProperty
}

/** Who is coming; what is wrong stands beside its field, and what was typed in it. */
export function PlainDetails({ page, property }: PlainDetailsProps) {
  const { choice, typed, problems, alert } = page
  const problemOf = (field: string) => problems.find(({ path }) => path === field)?.message
  const isTyped = typed.guestName !== '' || typed.guestEmail !== ''
  return (
    <PlainStep step="details" action={PLAIN_PAGE} choice={choice} alert={alert}>
      <input type="hidden" name="paymentMethod" value={typed.paymentMethod} />
      <input type="hidden" name="paymentTime" value={typed.paymentTime} />
      <input type="hidden" name="promoCode" value={typed.promoCode} />
      {alert && isTyped && <p>{words.again}</p>}
      <Field label={FORM_WORDS.name} error={problemOf('guestName')} required>
        {(aria) => (
          <Input
            {...aria}
            name="guestName"
            defaultValue={typed.guestName}
            autoComplete="name"
            maxLength={120}
          />
        )}
      </Field>
      <Field label={FORM_WORDS.email} error={problemOf('guestEmail')} required>
        {(aria) => (
          <Input
            {...aria}
            name="guestEmail"
            inputMode="email"
            defaultValue={typed.guestEmail}
            autoComplete="email"
            maxLength={254}
          />
        )}
      </Field>
      <Field label={FORM_WORDS.phone} error={problemOf('guestPhone')}>
        {(aria) => (
          <Input
            {...aria}
            name="guestPhone"
            type="tel"
            defaultValue={typed.guestPhone}
            autoComplete="tel"
            maxLength={40}
          />
        )}
      </Field>
      <Field label={FORM_WORDS.requests} help={words.extras} error={problemOf('specialRequests')}>
        {(aria) => (
          <Textarea
            {...aria}
            name="specialRequests"
            defaultValue={typed.specialRequests}
            rows={3}
            maxLength={2000}
          />
        )}
      </Field>
      <Field label={words.arrival} help={words.ready(property.checkInTime)}>
        {(aria) => (
          <Select {...aria} name="arrivalTime" defaultValue={typed.arrivalTime}>
            <option value="">{words.unknown}</option>
            {ARRIVAL_TIMES.map((time) => (
              <option key={time} value={time}>
                {tellArrivalTime(time)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Button type="submit" look="action">
        {checkoutText.next}
      </Button>
    </PlainStep>
  )
}
