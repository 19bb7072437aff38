import { useState } from 'react'
import { isWaiting } from '@/features/money-approvals/rules/approvals'
import { beginWith, readPart, tellLeft } from '@/features/payments/rules/refund-way'
import { formatPrice, toCents } from '@/kernel/money'
import { showToast } from '@/web/ui/toast'
import { FolioForm, type FolioFormProps, ReasonField } from './admin-folio-form'
import { GivenMoneyFields, useGivenMoney } from './admin-given-money'
import { RefundPart, RefundWaySelect } from './admin-refund-way'
import { folioFormText } from './admin-text'
import { useFolio } from './admin-use-folio'

const words = folioFormText.refund

/**
 * Gives money back, all that is held or a part, in either currency: by the provider it came through, or by hand. Above the
 * limit it waits for an admin.
 */
export function RefundForm({ ledger, booking, refundWays, onClose }: FolioFormProps) {
  const paid = toCents(ledger.paid)
  const due = toCents(ledger.due)
  const held = due < 0 ? Math.min(paid, -due) : paid
  const money = useGivenMoney(held, ledger.shillingsPerDollar)
  const folio = useFolio(booking.id)
  const [way, setWay] = useState(refundWays[0] ?? null)
  const [typed, setTyped] = useState(way ? beginWith(way, held) : '')
  const [partProblem, setPartProblem] = useState<string | null>(null)
  const [reason, setReason] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const part = way && readPart(way, typed)
  const dueAfterwards = due + ((way ? part?.cents : money.cents) ?? 0)

  async function onSubmit() {
    if (reason.trim() === '') setProblem(folioFormText.noReason)
    await (way ? sendBack() : giveByHand())
  }

  async function giveByHand() {
    const given = money.read()
    if (given && given.cents > paid) return money.setProblem(words.tooMuch(formatPrice(paid)))
    if (!given || reason.trim() === '') return
    const told = given.sent.shillings === undefined ? formatPrice(given.cents) : money.tell()
    const after = await folio.send('refunds', { ...given.sent, reason: reason.trim() })
    if (!after) return
    const done = { title: words.done(told ?? formatPrice(given.cents)) }
    showToast(isWaiting(ledger, after) ? folioFormText.waiting : done)
    onClose()
  }

  async function sendBack() {
    if (!way) return
    if (!part) return setPartProblem(words.noPart(tellLeft(way)))
    if (reason.trim() === '') return
    const sent = { ...part.sent, reason: reason.trim() }
    const after = await folio.send('refunds', sent, words.notSentBack)
    if (!after) return
    const state = after.sentBack ?? 'asked'
    const told = state === 'done' || state === 'unclear' ? state : 'asked'
    showToast(isWaiting(ledger, after) ? folioFormText.waiting : words.sentBack[told](part.told, way.name))
    onClose()
  }

  return (
    <FolioForm
      title={words.title}
      action={way ? words.sendBack(way.name) : words.action}
      isSending={folio.isSending}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <RefundWaySelect
        ways={refundWays}
        way={way}
        onChoose={(next) => {
          setWay(next)
          setPartProblem(null)
          if (next) setTyped(beginWith(next, held))
        }}
      />
      {way ? (
        <RefundPart
          way={way}
          typed={typed}
          error={partProblem ?? folio.problemOf('amount', 'shillings')}
          onType={(next) => {
            setTyped(next)
            setPartProblem(null)
          }}
        />
      ) : (
        <GivenMoneyFields
          money={money}
          method={words.method}
          problem={folio.problemOf('amount', 'shillings')}
        />
      )}
      <ReasonField
        value={reason}
        error={problem ?? folio.problemOf('reason')}
        onChange={(value) => {
          setReason(value)
          setProblem(null)
        }}
      />
      {dueAfterwards > 0 && (
        <p className="text-ink-soft sm:col-span-2">{words.left(formatPrice(dueAfterwards))}</p>
      )}
    </FolioForm>
  )
}
