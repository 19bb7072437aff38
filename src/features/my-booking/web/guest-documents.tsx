import { DOCUMENT_WORDS } from '@/features/documents/text'
import { formatDay, toDay } from '@/kernel/days'
import { inLanguage } from '@/kernel/language'
import { formatPrice, toCents } from '@/kernel/money'
import { buttonClass } from '@/web/ui/button'
import type { GuestBooking } from '../contract'
import { MY_BOOKING_PATH } from '../paths'
import { guestDocumentsText as words } from './guest-documents-text'

/** The papers of a booking for its guest to download. */
export function GuestDocuments({ booking, token }: { booking: GuestBooking; token: string }) {
  return (
    <section aria-labelledby="guest-documents">
      <h2 id="guest-documents" className="text-xl">
        {words.title}
      </h2>
      <ul className="mt-3 ruled border-y border-line">
        {booking.documents.map(({ id, kind, number, issuedOn, total }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3">
            <div className="min-w-0 grow basis-40">
              <p className="font-semibold">
                {DOCUMENT_WORDS.kinds[kind]} <span className="whitespace-nowrap">{number}</span>
              </p>
              <p className="tabular text-sm text-ink-soft">
                {formatDay(toDay(issuedOn))}, {formatPrice(toCents(total))}
              </p>
            </div>
            <a
              href={inLanguage(`${MY_BOOKING_PATH}/${token}/documents/${id}/file.pdf`)}
              download
              aria-label={words.download(number)}
              className={buttonClass({ look: 'quiet', className: 'print:hidden' })}
            >
              {words.pdf}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
