import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { unitNameOf } from '@/features/villas/rules/unit-name'
import type { FieldProblem } from '@/kernel/errors'
import { formatPrice, toCents } from '@/kernel/money'
import { reasonOf } from '@/web/admin-kit/resource-words'
import { sendForStaff } from '@/web/admin-kit/staff-request'
import { refetchLists } from '@/web/admin-kit/use-writes'
import { ApiError } from '@/web/kit/request'
import { Button } from '@/web/ui/button'
import { Input, Select } from '@/web/ui/control'
import { Dialog } from '@/web/ui/dialog'
import { Field } from '@/web/ui/field'
import { showToast } from '@/web/ui/toast'
import { GROUP_HOLDS_PATH } from '../paths'
import type { bookHeldCall, GroupHold, HeldVilla } from '../staff-contract'
import { holdText, roomingText as words } from './admin-text'

const CONTACT = { guestName: '', guestPhone: '', guestEmail: '' }

/** Who stays in which of the held villas: each becomes a booking at the price that was agreed. */
export function RoomingListDialog({ hold, onClose }: { hold: GroupHold; onClose: () => void }) {
  const queryClient = useQueryClient()
  const open = hold.villas.filter(({ bookingId }) => bookingId === null)
  const [contact, setContact] = useState(CONTACT)
  const [companyId, setCompanyId] = useState(hold.company?.id ?? null)
  const [names, setNames] = useState<Record<number, string>>({})
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set())
  const [problems, setProblems] = useState<readonly FieldProblem[]>([])
  const [isSending, setSending] = useState(false)
  const chosen = open.filter(({ id }) => !left.has(id))
  const problemAt = (path: string) => problems.find((problem) => problem.path === path)?.message ?? null
  const isTouched = Object.values({ ...contact, ...names }).some(Boolean)

  async function onSend(event: FormEvent) {
    event.preventDefault()
    if (isSending || chosen.length === 0) return
    setSending(true)
    setProblems([])
    try {
      await sendForStaff<typeof bookHeldCall>('POST', `${GROUP_HOLDS_PATH}/${hold.id}/bookings`, {
        guestName: contact.guestName.trim(),
        guestPhone: contact.guestPhone.trim() || null,
        guestEmail: contact.guestEmail.trim() || null,
        companyId,
        rooms: chosen.map(({ id }) => ({ heldVillaId: id, guestName: (names[id] ?? '').trim() })),
      })
      showToast({ title: words.made(chosen.length) })
      onClose()
    } catch (error) {
      if (error instanceof ApiError) setProblems(error.problems)
      const description = reasonOf(error) ?? holdText.failedHelp
      showToast({ title: words.failed, description, tone: 'destructive' })
    } finally {
      setSending(false)
      void refetchLists(queryClient)
    }
  }

  const toggle = (id: number) => {
    const next = new Set(left)
    if (!next.delete(id)) next.add(id)
    setLeft(next)
  }

  return (
    <Dialog
      open
      title={words.title(hold.name)}
      onClose={onClose}
      closesOnBackdrop={!isTouched}
      className="sm:max-w-2xl"
    >
      <form noValidate onSubmit={(event) => void onSend(event)} className="grid gap-5">
        <p className="text-ink-soft">{words.help}</p>
        <div className="grid gap-4 sm:grid-cols-3">
          {(['guestName', 'guestPhone', 'guestEmail'] as const).map((name) => (
            <Field key={name} label={LABELS[name]} error={problemAt(name)} required={name === 'guestName'}>
              {(control) => (
                <Input
                  {...control}
                  name={name}
                  autoComplete="off"
                  type={TYPES[name]}
                  value={contact[name]}
                  onChange={({ target }) => setContact({ ...contact, [name]: target.value })}
                />
              )}
            </Field>
          ))}
        </div>
        <p className="-mt-3 text-sm text-ink-soft">{words.contactHelp}</p>
        {hold.company && (
          <Field label={words.payer} error={problemAt('companyId')}>
            {(control) => (
              <Select
                {...control}
                name="companyId"
                value={companyId ?? ''}
                onChange={({ target }) => setCompanyId(Number(target.value) || null)}
              >
                <option value={hold.company?.id}>{hold.company?.name}</option>
                <option value="">{words.guestPays}</option>
              </Select>
            )}
          </Field>
        )}
        <ul className="grid gap-2">
          {open.map((villa) => (
            <Room
              key={villa.id}
              villa={villa}
              isChosen={!left.has(villa.id)}
              name={names[villa.id] ?? ''}
              error={problemAt(`rooms.${chosen.indexOf(villa)}.guestName`)}
              onToggle={() => toggle(villa.id)}
              onName={(name) => setNames({ ...names, [villa.id]: name })}
            />
          ))}
        </ul>
        <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
          <Button look="quiet" onClick={onClose}>
            {holdText.cancel}
          </Button>
          <Button type="submit" look="action" aria-disabled={isSending || chosen.length === 0}>
            {isSending ? words.making : words.take(chosen.length)}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

const LABELS = { guestName: words.inCharge, guestPhone: words.phone, guestEmail: words.email }
const TYPES = { guestName: 'text', guestPhone: 'tel', guestEmail: 'email' }

type RoomProps = {
  villa: HeldVilla
  isChosen: boolean
  name: string
  error: string | null
  onToggle: () => void
  onName: (name: string) => void
}

function Room({ villa, isChosen, name, error, onToggle, onName }: RoomProps) {
  const unit = unitNameOf(villa)
  return (
    <li className="grid items-center gap-x-4 gap-y-1 border-t border-line pt-2 sm:grid-cols-2">
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          checked={isChosen}
          onChange={onToggle}
          aria-label={words.tick(unit)}
          className="size-5 shrink-0 accent-forest"
        />
        <span className="tabular">
          {unit} <span className="text-sm text-ink-soft">{formatPrice(toCents(villa.totalAmount))}</span>
        </span>
      </label>
      <div>
        <Input
          aria-label={words.nameIn(unit)}
          aria-invalid={error ? true : undefined}
          placeholder={words.name}
          autoComplete="off"
          disabled={!isChosen}
          value={name}
          onChange={({ target }) => onName(target.value)}
        />
        {error && <p className="text-sm text-alarm">{error}</p>}
      </div>
    </li>
  )
}
