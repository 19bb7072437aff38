import { Button } from '@/web/ui/button'
import { Input, Select } from '@/web/ui/control'
import { Field } from '@/web/ui/field'
import { CONTACT_GUESTS, describeStay, type StayInMind } from '../rules/message-form'
import { contactText as words } from '../text'

type StayFieldsProps = {
  stay: StayInMind
  onChange: (stay: StayInMind) => void
  onAddToMessage: () => void
}

/** The stay a guest has in mind: not sent, but one press puts it into the message in words. */
export function StayFields({ stay, onChange, onAddToMessage }: StayFieldsProps) {
  return (
    <fieldset className="rounded-control bg-cream p-4 sm:col-span-2">
      <legend className="sr-only">{words.stay}</legend>
      <div className="grid gap-4 sm:grid-cols-3">
        <Field label={words.checkIn}>
          {(aria) => (
            <Input
              {...aria}
              type="date"
              value={stay.checkIn}
              onChange={(event) => onChange({ ...stay, checkIn: event.target.value })}
            />
          )}
        </Field>
        <Field label={words.checkOut}>
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
        <Field label={words.guests}>
          {(aria) => (
            <Select
              {...aria}
              value={stay.guests}
              onChange={(event) => onChange({ ...stay, guests: event.target.value })}
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
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="text-sm text-ink-soft">{words.stayNote}</p>
        {describeStay(stay) !== null && (
          <Button look="quiet" size="small" onClick={onAddToMessage}>
            {words.putIntoMessage}
          </Button>
        )}
      </div>
    </fieldset>
  )
}
