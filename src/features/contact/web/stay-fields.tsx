import { Input, Select } from '@/web/ui/control'
import { Field } from '@/web/ui/field'
import { CONTACT_GUESTS, type StayInMind } from '../rules/message-form'
import { contactText as words } from '../text'

type StayFieldsProps = {
  stay: StayInMind
  onChange: (stay: StayInMind) => void
  problemOf: (field: keyof StayInMind) => string | undefined
}

/** The stay a guest has in mind, sent along with the message. */
export function StayFields({ stay, onChange, problemOf }: StayFieldsProps) {
  return (
    <fieldset className="rounded-control bg-cream p-4 sm:col-span-2">
      <legend className="sr-only">{words.stay}</legend>
      <div className="grid gap-4 sm:grid-cols-3">
        <Field label={words.checkIn} error={problemOf('checkIn')}>
          {(aria) => (
            <Input
              {...aria}
              type="date"
              value={stay.checkIn}
              onChange={(event) => onChange({ ...stay, checkIn: event.target.value })}
            />
          )}
        </Field>
        <Field label={words.checkOut} error={problemOf('checkOut')}>
          {(aria) => (
            <Input
              {...aria}
              type="date"
              min={stay.checkIn || undefined}
              value={stay.checkOut}
              onChange={(event) => onChange({ ...stay, checkOut: event.target.value })}
            />
          )}
        </Field>
        <Field label={words.guests} error={problemOf('guests')}>
          {(aria) => (
            <Select
              {...aria}
              value={stay.guests}
              onChange={(event) => onChange({ ...stay, guests: guestsIn(event.target.value) })}
            >
              <option value="">{words.chooseGuests}</option>
              {CONTACT_GUESTS.map((guests) => (
                <option key={guests} value={guests}>
                  {words.guestOption(guests)}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      <p className="mt-3 text-sm text-ink-soft">{words.stayNote}</p>
    </fieldset>
  )
}

function guestsIn(text: string): StayInMind['guests'] {
  return CONTACT_GUESTS.find((guests) => guests === text) ?? ''
}
