import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { LABEL_WORDS } from '@/kernel/labels'
import { PanelLink } from '@/web/admin-kit/panel-link'
import { Button, buttonClass } from '@/web/ui/button'
import { openTicketsQuery } from '../staff-queries'
import { TicketBadge } from './admin-badges'
import { ReportDialog } from './admin-report'
import { reportText, openTicketsText as words } from './admin-text'

/** As many as stand on a page that is about something else. */
const SHOWN = 5

/** What is to be mended first, for pages about the day; nothing while all is well. */
export function OpenTickets() {
  const { data } = useQuery({ ...openTicketsQuery, staleTime: 0 })
  if (!data || data.tickets.length === 0) return null
  const left = data.total - Math.min(data.tickets.length, SHOWN)
  return (
    <section
      id="maintenance"
      aria-labelledby="maintenance-title"
      className="grid min-w-0 scroll-mt-20 content-start gap-2 rounded-card border border-line bg-paper p-4 sm:p-5"
    >
      <h2 id="maintenance-title" className="text-lg">
        {words.title} <span className="tabular font-normal text-ink-soft">{data.total}</span>
      </h2>
      <ul>
        {data.tickets.slice(0, SHOWN).map((ticket) => (
          <li
            key={ticket.id}
            className="flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-line py-2.5 first:border-0"
          >
            <TicketBadge {...ticket} />
            <span className="font-semibold">{ticket.villaName}</span>
            <span className="line-clamp-2 min-w-0 basis-full text-sm wrap-anywhere">
              {ticket.description}
            </span>
          </li>
        ))}
      </ul>
      <p className="flex flex-wrap items-center gap-3">
        <PanelLink to="/maintenance" className={buttonClass({ look: 'quiet', size: 'small' })}>
          {words.all}
        </PanelLink>
        {left > 0 && <span className="text-sm text-ink-soft">{words.more(left)}</span>}
      </p>
    </section>
  )
}

/** What is to be mended in one villa, under its name; nothing where all is well. */
export function VillaTickets({ villaId }: { villaId: number }) {
  const { data: tickets = [] } = useQuery({
    ...openTicketsQuery,
    select: (answer) => answer.tickets.filter((ticket) => ticket.villaId === villaId),
  })
  const [first, ...others] = tickets
  if (!first) return null
  return (
    <PanelLink
      to="/maintenance"
      className="block max-w-64 font-normal text-forest underline underline-offset-2 wrap-anywhere"
    >
      <span className="font-semibold">
        {words.ofVilla(tickets.length)}
        {LABEL_WORDS.colon}
      </span>{' '}
      <span className="line-clamp-2">
        {[first, ...others].map(({ description }) => description).join('; ')}
      </span>
    </PanelLink>
  )
}

/** Reports something in one villa, from the card of whoever works in it. */
export function ReportButton({ villa }: { villa: { id: number; name: string } }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        look="bare"
        size="small"
        className="w-full"
        aria-label={reportText.reportIn(villa.name)}
        onClick={() => setOpen(true)}
      >
        {reportText.report}
      </Button>
      {isOpen && <ReportDialog villas={[villa]} villaId={villa.id} onClose={() => setOpen(false)} />}
    </>
  )
}
