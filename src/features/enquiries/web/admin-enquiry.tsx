import { type ReactNode, useState } from 'react'
import { replyLink } from '@/features/contact/rules/reply-link'
import { formatDay, toDay } from '@/kernel/days'
import { Button, buttonClass } from '@/web/ui/button'
import { Select, Textarea } from '@/web/ui/control'
import { Dialog } from '@/web/ui/dialog'
import { Field } from '@/web/ui/field'
import { Icon } from '@/web/ui/icon'
import { ENQUIRY_STATUSES, type EnquiryStatus } from '../rules/enquiry-status'
import { venueOf } from '../rules/venues'
import type { EnquiryChange, StaffEnquiry } from '../staff-contract'
import { ENQUIRY_STATUS_WORDS, enquiryText } from '../text'
import { enquiriesAdminText as words } from './admin-text'

type EnquiryDialogProps = {
  enquiry: StaffEnquiry
  onSave: (change: EnquiryChange) => void
  onClose: () => void
  /** What was answered, and room to answer. */
  children: ReactNode
}

/** One enquiry with what its sender wants, where it stands, and what staff note about it. */
export function StaffEnquiryDialog({ enquiry, onSave, onClose, children }: EnquiryDialogProps) {
  const { name, greeting, email, phone, message } = enquiry
  const [status, setStatus] = useState<EnquiryStatus>(enquiry.status)
  const [note, setNote] = useState(enquiry.note ?? '')
  const isChanged = status !== enquiry.status || note.trim() !== (enquiry.note ?? '')
  const subject = words.subject(venueOf(enquiry.venue).name, formatDay(toDay(enquiry.eventDate)))
  return (
    <Dialog open title={subject} onClose={onClose} closesOnBackdrop={!isChanged} className="sm:max-w-2xl">
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-sm">
        <Fact title={words.from}>{name}</Fact>
        <Fact title={words.email}>
          <span className="wrap-anywhere">{email}</span>
        </Fact>
        {phone && (
          <Fact title={words.phone}>
            <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>
          </Fact>
        )}
        <Fact title={words.guests}>{enquiry.guests}</Fact>
        <Fact title={words.layout}>{enquiryText.layouts[enquiry.layout]}</Fact>
        <Fact title={words.catering}>{enquiryText.caterings[enquiry.catering]}</Fact>
        <Fact title={words.villas}>{enquiry.villas}</Fact>
      </dl>
      {message && (
        <p className="max-w-measure rounded-control bg-sand p-4 whitespace-pre-wrap break-words">{message}</p>
      )}
      <Field label={words.status} help={words.statusHelp}>
        {(control) => (
          <Select
            {...control}
            value={status}
            onChange={({ target }) =>
              setStatus(ENQUIRY_STATUSES.find((one) => one === target.value) ?? status)
            }
          >
            {ENQUIRY_STATUSES.map((one) => (
              <option key={one} value={one}>
                {ENQUIRY_STATUS_WORDS[one]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={words.note}>
        {(control) => (
          <Textarea
            {...control}
            rows={3}
            maxLength={2000}
            value={note}
            onChange={(event) => setNote(event.target.value)}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-2.5">
        <Button
          size="small"
          disabled={!isChanged}
          onClick={() => onSave({ status, note: note.trim() || null })}
        >
          {words.save}
        </Button>
        <a
          href={replyLink({ greeting, email, subject, message: message ?? '' })}
          className={buttonClass({ look: 'quiet', size: 'small' })}
        >
          <Icon name="mail" />
          {words.reply}
        </a>
      </div>
      {children}
    </Dialog>
  )
}

function Fact({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="contents">
      <dt className="text-ink-soft">{title}</dt>
      <dd className="min-w-0">{children}</dd>
    </div>
  )
}
