import { FORM_WORDS as words } from '@/features/bookings/text'
import { Input, Textarea } from '@/web/ui/control'
import { Field } from '@/web/ui/field'
import type { GuestDetails } from '../rules/typed-details'

type GuestFieldsProps = {
  details: GuestDetails
  onChange: (details: GuestDetails) => void
  /** What is wrong with a field, for the guest. */
  problemOf: (field: keyof GuestDetails) => string | undefined
}

/** Who is coming: the four fields of every booking form. */
export function GuestFields({ details, onChange, problemOf }: GuestFieldsProps) {
  function control(field: keyof GuestDetails) {
    return {
      name: field,
      value: details[field],
      onChange: (event: { target: { value: string } }) =>
        onChange({ ...details, [field]: event.target.value }),
    }
  }

  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label={words.name} error={problemOf('guestName')} required className="sm:col-span-2">
        {(aria) => <Input {...aria} {...control('guestName')} autoComplete="name" maxLength={120} />}
      </Field>
      <Field label={words.email} error={problemOf('guestEmail')} required>
        {(aria) => (
          <Input {...aria} {...control('guestEmail')} type="email" autoComplete="email" maxLength={254} />
        )}
      </Field>
      <Field label={words.phone} error={problemOf('guestPhone')}>
        {(aria) => (
          <Input {...aria} {...control('guestPhone')} type="tel" autoComplete="tel" maxLength={40} />
        )}
      </Field>
      <Field
        label={words.requests}
        help={words.requestsHelp}
        error={problemOf('specialRequests')}
        className="sm:col-span-2"
      >
        {(aria) => <Textarea {...aria} {...control('specialRequests')} rows={3} maxLength={2000} />}
      </Field>
    </div>
  )
}
