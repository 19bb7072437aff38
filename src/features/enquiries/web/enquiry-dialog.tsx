import { MessageLink } from '@/features/property/web/message-link'
import { phoneAddress, useProperty } from '@/features/property/web/use-property'
import { addDays, type Day, isDay } from '@/kernel/days'
import { Button } from '@/web/ui/button'
import { Input, Select, Textarea } from '@/web/ui/control'
import { Dialog } from '@/web/ui/dialog'
import { Field } from '@/web/ui/field'
import { ENQUIRY_BOUNDS as bounds, type EnquiryDraft, MOST_DAYS_AHEAD } from '../rules/enquiry-form'
import { CATERINGS, LAYOUTS, type VenueId, venueOf } from '../rules/venues'
import { enquiryText as words } from '../text'
import { useEnquiry } from './use-enquiry'
import { VenueDayLine } from './venue-day'

type EnquiryDialogProps = { venue: VenueId; today: Day; isOpen: boolean; onClose: () => void }

/** The form that asks for a quote for a venue. Closed and opened again it holds what was typed. */
export function EnquiryDialog({ venue, today, isOpen, onClose }: EnquiryDialogProps) {
  const enquiry = useEnquiry(venue, today)
  const { name } = venueOf(venue)

  function close() {
    onClose()
    if (enquiry.sending.isSuccess) enquiry.reset()
  }

  return (
    <Dialog
      open={isOpen}
      title={enquiry.sending.isSuccess ? words.done : words.title(name)}
      onClose={close}
      closesOnBackdrop={enquiry.sending.isSuccess}
    >
      {enquiry.sending.isSuccess ? (
        <>
          <p role="status">{words.doneLine(enquiry.draft.email.trim())}</p>
          <Button onClick={close} className="justify-self-start">
            {words.close}
          </Button>
        </>
      ) : (
        <EnquiryForm venue={venue} today={today} enquiry={enquiry} />
      )}
    </Dialog>
  )
}

function EnquiryForm({
  venue,
  today,
  enquiry,
}: {
  venue: VenueId
  today: Day
  enquiry: ReturnType<typeof useEnquiry>
}) {
  const { draft, problemOf, sending } = enquiry
  const { capacity } = venueOf(venue)
  const control = (field: keyof EnquiryDraft) => ({
    name: field,
    value: draft[field],
    onChange: (event: { target: { value: string } }) => enquiry.setField(field, event.target.value),
  })
  return (
    <form ref={enquiry.form} onSubmit={enquiry.onSubmit} noValidate className="grid gap-5 sm:grid-cols-2">
      <p className="text-ink-soft sm:col-span-2">{words.intro}</p>
      <Field label={words.date} error={problemOf('eventDate')} required>
        {(aria) => (
          <Input
            {...aria}
            {...control('eventDate')}
            type="date"
            min={today}
            max={addDays(today, MOST_DAYS_AHEAD)}
          />
        )}
      </Field>
      <Field label={words.guests} help={words.guestsHelp(capacity)} error={problemOf('guests')} required>
        {(aria) => <Input {...aria} {...control('guests')} inputMode="numeric" maxLength={5} />}
      </Field>
      {isDay(draft.eventDate) && draft.eventDate >= today && (
        <VenueDayLine venue={venue} date={draft.eventDate} />
      )}
      <Field label={words.layout} error={problemOf('layout')}>
        {(aria) => (
          <Select {...aria} {...control('layout')}>
            {LAYOUTS.map((layout) => (
              <option key={layout} value={layout}>
                {words.layouts[layout]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={words.catering} error={problemOf('catering')}>
        {(aria) => (
          <Select {...aria} {...control('catering')}>
            {CATERINGS.map((catering) => (
              <option key={catering} value={catering}>
                {words.caterings[catering]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={words.villas} help={words.villasHelp} error={problemOf('villas')}>
        {(aria) => <Input {...aria} {...control('villas')} inputMode="numeric" maxLength={2} />}
      </Field>
      <Field label={words.name} error={problemOf('name')} required>
        {(aria) => <Input {...aria} {...control('name')} maxLength={bounds.name.most} autoComplete="name" />}
      </Field>
      <Field label={words.email} error={problemOf('email')} required>
        {(aria) => (
          <Input
            {...aria}
            {...control('email')}
            type="email"
            maxLength={bounds.email.most}
            autoComplete="email"
          />
        )}
      </Field>
      <Field label={<Optional>{words.phone}</Optional>} error={problemOf('phone')}>
        {(aria) => (
          <Input
            {...aria}
            {...control('phone')}
            type="tel"
            maxLength={bounds.phone.most}
            autoComplete="tel"
          />
        )}
      </Field>
      <Field
        label={<Optional>{words.message}</Optional>}
        error={problemOf('message')}
        className="sm:col-span-2"
      >
        {(aria) => <Textarea {...aria} {...control('message')} maxLength={bounds.message.most} />}
      </Field>
      {/* People neither see nor reach it: what stands in it was written by a program. */}
      <div aria-hidden="true" className="absolute left-[-9999px] size-px overflow-hidden">
        <label>
          Website
          <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      {sending.error && <Failure />}
      <Button type="submit" look="action" size="large" disabled={sending.isPending} className="sm:col-span-2">
        {sending.isPending ? words.sending : words.send}
      </Button>
    </form>
  )
}

function Optional({ children }: { children: string }) {
  return (
    <>
      {children} <span className="font-normal text-ink-soft">{words.optional}</span>
    </>
  )
}

/** Stays after the toast has gone: where else to turn, and that nothing is lost. */
function Failure() {
  const [phone = ''] = useProperty().phones
  return (
    <p className="rounded-control border border-alarm bg-blush px-4 py-3 text-alarm sm:col-span-2">
      {words.failureLine}{' '}
      <a href={phoneAddress(phone)} className="font-semibold underline underline-offset-4">
        {phone}
      </a>{' '}
      <MessageLink className="inline-flex items-center gap-1.5 font-semibold underline underline-offset-4" />
    </p>
  )
}
