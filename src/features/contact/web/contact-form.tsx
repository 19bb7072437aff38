import { MessageLink } from '@/features/property/web/message-link'
import { phoneAddress, useProperty } from '@/features/property/web/use-property'
import { Button } from '@/web/ui/button'
import { Input, Select, Textarea } from '@/web/ui/control'
import { Field } from '@/web/ui/field'
import { Icon } from '@/web/ui/icon'
import { MESSAGE_BOUNDS, type MessageDraft } from '../rules/message-form'
import { CONTACT_SUBJECTS } from '../rules/subjects'
import { type FormPlace, contactText as words } from '../text'
import { StayFields } from './stay-fields'
import { useContactForm } from './use-contact-form'

/** The message to the hotel, on the landing page and on the contact page; `begun` is what it starts with. */
export function ContactForm({ place, begun = {} }: { place: FormPlace; begun?: Partial<MessageDraft> }) {
  const contact = useContactForm(place, begun)
  const { draft, problemOf, sending } = contact

  function control(field: keyof MessageDraft) {
    return {
      name: field,
      value: draft[field],
      maxLength: MESSAGE_BOUNDS[field].most,
      onChange: (event: { target: { value: string } }) => contact.setField(field, event.target.value),
    }
  }

  return (
    <form
      ref={contact.form}
      onSubmit={contact.onSubmit}
      noValidate
      aria-label={words.form}
      className="grid gap-5 rounded-card border border-line bg-paper p-5 text-ink [--focus:var(--color-dusk)] sm:grid-cols-2 sm:p-8"
    >
      <WithoutScripts />
      <div className="contents noscript:hidden">
        <Field label={words.name} error={problemOf('name')} required>
          {(aria) => <Input {...aria} {...control('name')} autoComplete="name" />}
        </Field>
        <Field label={words.email} error={problemOf('email')} required>
          {(aria) => <Input {...aria} {...control('email')} type="email" autoComplete="email" />}
        </Field>
        <Field
          label={
            <>
              {words.phone} <Optional />
            </>
          }
          error={problemOf('phone')}
        >
          {(aria) => <Input {...aria} {...control('phone')} type="tel" autoComplete="tel" />}
        </Field>
        <Field label={words.subject} error={problemOf('subject')} required>
          {(aria) => {
            const { maxLength: _bound, ...subject } = control('subject')
            return (
              <Select {...aria} {...subject}>
                <option value="">{words.chooseSubject}</option>
                {CONTACT_SUBJECTS.map((name) => (
                  <option key={name} value={name}>
                    {words.subjects[name]}
                  </option>
                ))}
              </Select>
            )
          }}
        </Field>
        <Field label={words.message} error={problemOf('message')} required className="sm:col-span-2">
          {(aria) => <Textarea {...aria} {...control('message')} rows={place === 'page' ? 6 : 4} />}
        </Field>
        <StayFields stay={contact.stay} onChange={contact.setStay} problemOf={problemOf} />
        {/* People neither see nor reach it: what stands in it was written by a program. */}
        <div aria-hidden="true" className="absolute left-[-9999px] size-px overflow-hidden">
          <label>
            Website
            <input
              name="website"
              tabIndex={-1}
              autoComplete="off"
              value={contact.website}
              onChange={(event) => contact.setWebsite(event.target.value)}
            />
          </label>
        </div>
        {sending.error && <Failure />}
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3 sm:col-span-2">
          <Button
            type="submit"
            look="action"
            size="large"
            disabled={sending.isPending}
            className="max-sm:w-full"
          >
            <Icon name="mail" />
            {sending.isPending ? words.places[place].sending : words.send}
          </Button>
          {sending.isSuccess && <p className="max-w-80 text-sm text-forest">{words.sent}</p>}
        </div>
      </div>
    </form>
  )
}

function Optional() {
  return <span className="font-normal text-ink-soft">{words.optional}</span>
}

/** Stays after the toast has gone: where else to turn, and that nothing is lost. */
function Failure() {
  const [phone = ''] = useProperty().phones
  return (
    <p className="rounded-control border border-alarm bg-blush px-4 py-3 text-alarm sm:col-span-2">
      {words.kept}{' '}
      <a href={phoneAddress(phone)} className="font-semibold underline underline-offset-4">
        {phone}
      </a>{' '}
      <MessageLink className="inline-flex items-center gap-1.5 font-semibold underline underline-offset-4" />
    </p>
  )
}

function WithoutScripts() {
  const { infoEmail } = useProperty()
  return (
    <p className="hidden sm:col-span-2 noscript:block">
      {words.withoutScripts}{' '}
      <a href={`mailto:${infoEmail}`} className="font-semibold underline underline-offset-4">
        {infoEmail}
      </a>
    </p>
  )
}
