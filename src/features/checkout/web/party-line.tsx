import { useIsMutating } from '@tanstack/react-query'
import { type ComponentType, useState } from 'react'
import type { Party } from '@/features/bookings/rules/party'
import { describeParty } from '@/features/bookings/text'
import { PREVIEW_WORDS } from '@/features/rates/text'
import { SENDING_KEY } from '@/features/stay-calendar/web/sending-key'
import { formatStay, type Stay } from '@/kernel/stay'
import { Button } from '@/web/ui/button'
import type { PartyDialogProps } from './party-dialog'
import { PARTY_LINE_WORDS as words } from './party-line-text'

type PartyLineProps = { stay: Stay; party: Party; onChange: (party: Party) => void }

/** When and how many, above every step after the dates; who is coming may change at each. */
export function PartyLine({ stay, party, onChange }: PartyLineProps) {
  const [Dialog, setDialog] = useState<ComponentType<PartyDialogProps> | null>(null)
  const [isOpen, setOpen] = useState(false)
  const isSending = useIsMutating({ mutationKey: SENDING_KEY }) > 0

  async function open() {
    const { PartyDialog } = await import('./party-dialog')
    setDialog(() => PartyDialog)
    setOpen(true)
  }

  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2 border-y border-line py-2 text-sm">
      <p className="tabular">
        {formatStay(stay)} · <strong>{describeParty(party, PREVIEW_WORDS.guestOption(party.guests))}</strong>
      </p>
      <Button look="quiet" size="small" disabled={isSending} onClick={() => void open()}>
        {words.change}
      </Button>
      {Dialog && isOpen && <Dialog party={party} onChange={onChange} onClose={() => setOpen(false)} />}
    </div>
  )
}
