import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { reasonOf } from '@/web/admin-kit/resource-words'
import { refetchLists } from '@/web/admin-kit/use-writes'
import { Button } from '@/web/ui/button'
import { Input, Select, Textarea } from '@/web/ui/control'
import { Field } from '@/web/ui/field'
import { showToast } from '@/web/ui/toast'
import type { Billing } from '../contract'
import { billingText as words } from './admin-text'

const GUEST = 'guest'
const ANOTHER = 'another'
const SEVERAL = 'several'
const LONGEST = { name: 160, address: 300, taxNumber: 40 } as const

type FormProps = {
  /** To whom it is billed now; null where the villas of a group have several payers: then one has to be chosen. */
  billing: Billing | null
  /** Who these are. */
  severalPayers?: string
  companies: readonly { id: number; name: string }[]
  /** Saves it, and keeps what was answered. */
  send: (payer: Billing) => Promise<unknown>
  onClose: () => void
}

/** To whom it is billed: the guest, another name, or a company. */
export function BillingForm({ billing, companies, severalPayers = '', send, onClose }: FormProps) {
  const queryClient = useQueryClient()
  const [payer, setPayer] = useState(billing === null ? SEVERAL : payerOf(billing))
  const [own, setOwn] = useState({
    name: billing?.name ?? '',
    address: billing?.address ?? '',
    taxNumber: billing?.taxNumber ?? '',
  })
  const [problem, setProblem] = useState<string | null>(null)
  const [isSending, setSending] = useState(false)

  async function onSave(event: FormEvent) {
    event.preventDefault()
    if (isSending) return
    if (payer === SEVERAL) return setProblem(words.payerWanted)
    if (payer === ANOTHER && own.name.trim() === '') return setProblem(words.nameWanted)
    setSending(true)
    try {
      await send(toBilling(payer, own))
      showToast({ title: words.saved })
      void refetchLists(queryClient)
      onClose()
    } catch (error) {
      const description = reasonOf(error) ?? words.tryAgain
      showToast({ title: words.failed, description, tone: 'destructive' })
      setSending(false)
    }
  }

  return (
    <form noValidate onSubmit={(event) => void onSave(event)} className="grid gap-3 print:hidden">
      <Field
        label={words.payer}
        help={billing === null ? `${words.billsAll} ${words.addCompany}` : words.addCompany}
        error={payer === SEVERAL ? problem : null}
      >
        {(control) => (
          <Select
            {...control}
            value={payer}
            onChange={({ target: { value } }) => {
              setPayer(value)
              setProblem(null)
            }}
          >
            {billing === null && <option value={SEVERAL}>{severalPayers}</option>}
            <option value={GUEST}>{words.theGuest}</option>
            <option value={ANOTHER}>{words.another}</option>
            {companies.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {payer === ANOTHER && (
        <>
          <Field label={words.name} error={problem} required>
            {(control) => (
              <Input
                {...control}
                maxLength={LONGEST.name}
                value={own.name}
                onChange={({ target: { value } }) => {
                  setOwn({ ...own, name: value })
                  setProblem(null)
                }}
              />
            )}
          </Field>
          <Field label={words.address}>
            {(control) => (
              <Textarea
                {...control}
                rows={2}
                maxLength={LONGEST.address}
                value={own.address}
                onChange={({ target: { value } }) => setOwn({ ...own, address: value })}
              />
            )}
          </Field>
          <Field label={words.taxNumber}>
            {(control) => (
              <Input
                {...control}
                maxLength={LONGEST.taxNumber}
                value={own.taxNumber}
                onChange={({ target: { value } }) => setOwn({ ...own, taxNumber: value })}
              />
            )}
          </Field>
        </>
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" look="primary" size="small" aria-disabled={isSending}>
          {isSending ? words.saving : words.save}
        </Button>
        <Button look="quiet" size="small" onClick={onClose}>
          {words.cancel}
        </Button>
      </div>
    </form>
  )
}

function payerOf({ companyId, name }: Billing): string {
  if (companyId !== null) return String(companyId)
  return name === null ? GUEST : ANOTHER
}

function toBilling(payer: string, own: { name: string; address: string; taxNumber: string }): Billing {
  const nobody = { companyId: null, name: null, address: null, taxNumber: null }
  if (payer === GUEST) return nobody
  if (payer !== ANOTHER) return { ...nobody, companyId: Number(payer) }
  return { companyId: null, name: own.name, address: own.address || null, taxNumber: own.taxNumber || null }
}
