import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ClearingDialog } from '@/features/blocks/web/admin-clearing'
import { explainUpload } from '@/features/media/web/admin-send-upload'
import { formatInstant, formatInstantDay } from '@/web/admin-kit/show-instant'
import { useMay } from '@/web/admin-kit/use-may'
import { refetchLists } from '@/web/admin-kit/use-writes'
import { Dialog } from '@/web/ui/dialog'
import { Picture } from '@/web/ui/picture'
import { Loading, Skeleton } from '@/web/ui/skeleton'
import { showToast } from '@/web/ui/toast'
import type { MaintenanceTicket } from '../staff-contract'
import { villaTicketsQuery } from '../staff-queries'
import { TicketBadge } from './admin-badges'
import { PhotoButton } from './admin-photo-button'
import { sendPhoto } from './admin-send-photo'
import { maintenanceText, reportText, ticketText as words } from './admin-text'
import { TicketForm } from './admin-ticket-form'
import { TicketNights } from './admin-ticket-nights'

type TicketDialogProps = {
  ticket: MaintenanceTicket
  people: readonly { id: number; name: string }[]
  ClearNights: ClearingDialog
  onClose: () => void
}

/** One ticket: what is wrong, who mends it, what was done, and what else was ever wrong in its villa. */
export function TicketDialog({ ticket, people, ClearNights, onClose }: TicketDialogProps) {
  const mayBlock = useMay('front-desk')
  return (
    <Dialog open title={ticket.villaName} onClose={onClose} className="sm:max-w-2xl">
      <div className="grid gap-4">
        <div className="grid gap-1">
          <p className="flex flex-wrap items-center gap-2.5">
            <TicketBadge {...ticket} />
            <span className="tabular text-sm wrap-anywhere text-ink-soft">
              {formatInstant(ticket.createdAt)} {maintenanceText.reportedBy(ticket.reportedBy)}
            </span>
          </p>
          <p className="wrap-anywhere whitespace-pre-wrap">{ticket.description}</p>
        </div>
        <Photo ticket={ticket} />
        <TicketForm key={ticket.updatedAt} ticket={ticket} people={people} onSaved={onClose} />
        {mayBlock && <TicketNights ticket={ticket} ClearNights={ClearNights} />}
        <History ticket={ticket} />
      </div>
    </Dialog>
  )
}

function Photo({ ticket: { id, photoUrl, description } }: { ticket: MaintenanceTicket }) {
  const queryClient = useQueryClient()
  const [isSending, setSending] = useState(false)

  async function onPhoto(file: File) {
    setSending(true)
    try {
      await sendPhoto(id, file)
      showToast({ title: reportText.photoSaved })
    } catch (error) {
      showToast({ title: reportText.photoFailed, description: explainUpload(error), tone: 'destructive' })
    } finally {
      setSending(false)
      void refetchLists(queryClient)
    }
  }

  const label = photoUrl ? reportText.otherPhoto : reportText.addPhoto
  return (
    <div className="grid gap-2">
      {photoUrl && (
        <Picture
          address={photoUrl}
          alt={reportText.photoOf(description)}
          sizes="(min-width: 40rem) 40rem, 100vw"
          className="max-h-64 w-full rounded-control border border-line object-contain"
        />
      )}
      <PhotoButton
        label={isSending ? reportText.photoSending : label}
        isBusy={isSending}
        onPhoto={(file) => void onPhoto(file)}
      />
    </div>
  )
}

function History({ ticket: { id, villaId, villaName } }: { ticket: MaintenanceTicket }) {
  const { data, isError } = useQuery(villaTicketsQuery(villaId))
  const others = data?.tickets.filter((other) => other.id !== id)
  return (
    <section className="grid gap-2 border-t border-line pt-4">
      <h3 className="text-base">{words.history(villaName)}</h3>
      {!others && !isError && (
        <Loading label={maintenanceText.loading}>
          <Skeleton className="h-10" />
        </Loading>
      )}
      {!others && isError && <p className="text-alarm">{words.historyFailed}</p>}
      {others?.length === 0 && <p className="text-ink-soft">{words.noHistory}</p>}
      <ul className="grid gap-2 empty:hidden">
        {others?.map((other) => (
          <li key={other.id} className="rounded-control bg-cream px-3.5 py-2.5">
            <p className="flex flex-wrap items-center gap-2.5">
              <TicketBadge {...other} />
              <span className="tabular text-sm text-ink-soft">
                {formatInstantDay(other.doneAt ?? other.createdAt)}
              </span>
            </p>
            <p className="wrap-anywhere">{other.description}</p>
            {other.resolution && <p className="text-sm wrap-anywhere text-ink-soft">{other.resolution}</p>}
          </li>
        ))}
      </ul>
    </section>
  )
}
