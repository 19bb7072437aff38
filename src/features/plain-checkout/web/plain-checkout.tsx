import type { ReactNode } from 'react'
import { FIND_PAGE } from '@/features/bookings/paths'
import { FORM_WORDS, STATUS_WORDS } from '@/features/bookings/text'
import { withPlan } from '@/features/cancellation/rules/plan-cancelling'
import { tellCancelling } from '@/features/cancellation/rules/tell-cancelling'
import { CANCELLING_WORDS } from '@/features/cancellation/text'
import { PROOF_WORDS } from '@/features/mailbox-proof/rules/proof-words'
import { tellHold } from '@/features/mailbox-proof/rules/tell-hold'
import type { PublicProperty } from '@/features/property/contract'
import { phoneAddress } from '@/features/property/web/use-property'
import { PLAN_WORDS } from '@/features/rates/rules/plan-words'
import { BOARD_WORDS } from '@/features/rates/text'
import { RECEIPT_WORDS } from '@/features/stay-calendar/text'
import { CONFIRMATION_WORDS } from '@/features/stay-calendar/web/receipt-text'
import { toDay } from '@/kernel/days'
import { inLanguage } from '@/kernel/language'
import { formatPrice, toCents } from '@/kernel/money'
import { countNights } from '@/kernel/stay'
import { Alarm } from '@/web/ui/alarm'
import { Button, buttonClass } from '@/web/ui/button'
import { Input } from '@/web/ui/control'
import { Field } from '@/web/ui/field'
import { LowHead } from '@/web/ui/low-head'
import { Container } from '@/web/ui/section'
import { PLAIN_CODE } from '../paths'
import type { PlainPage } from '../rules/plain-page'
import { PLAIN_WORDS as words } from '../text'
import { PlainDetails } from './plain-details'
import { PlainLines } from './plain-lines'
import { PlainPayment } from './plain-payment'

type PlainCheckoutProps = { page: PlainPage; property: PublicProperty }

/** One page of a booking without scripts: nothing on it needs any. */
export function PlainCheckout({ page, property }: PlainCheckoutProps) {
  return (
    <main id="main">
      <LowHead title={words.title} />
      <Container className="py-5 pb-14">
        <div className="grid max-w-measure gap-6">
          <Step page={page} property={property} />
          <p className="flex flex-wrap gap-3">
            {property.phones.map((phone) => (
              <a key={phone} href={phoneAddress(phone)} className={buttonClass({ look: 'quiet' })}>
                {words.call(phone)}
              </a>
            ))}
          </p>
        </div>
      </Container>
    </main>
  )
}

function Step({ page, property }: PlainCheckoutProps): ReactNode {
  switch (page.step) {
    case 'details':
      return <PlainDetails page={page} property={property} />
    case 'payment':
      return <PlainPayment page={page} property={property} />
    case 'done':
      return <Done page={page} property={property} />
    case 'code':
      return <Proof {...page} />
    case 'lost':
      return (
        <>
          <Alarm>{page.message}</Alarm>
          <a href={inLanguage(page.path)} className={buttonClass({ look: 'action' })}>
            {page.link}
          </a>
        </>
      )
  }
}

type DoneProps = { page: Extract<PlainPage, { step: 'done' }>; property: PublicProperty }

function Done({ page: { receipt, villaName, typed, board }, property }: DoneProps) {
  const [checkIn, checkOut] = [toDay(receipt.checkInDate), toDay(receipt.checkOutDate)]
  const isUnproven = receipt.mailboxProof === 'asked'
  return (
    <>
      <h2 className="text-3xl">{STATUS_WORDS[receipt.status]}</h2>
      <p>{tellHold(receipt, property)}</p>
      <PlainLines
        lines={[
          [RECEIPT_WORDS.reference, receipt.reference],
          [RECEIPT_WORDS.villa, villaName],
          [RECEIPT_WORDS.dates, FORM_WORDS.datesOf(checkIn, checkOut)],
          [CONFIRMATION_WORDS.nights, String(countNights({ checkIn, checkOut }))],
          [BOARD_WORDS.label, BOARD_WORDS.names[board]],
          [RECEIPT_WORDS.total, formatPrice(toCents(receipt.totalAmount))],
          [PLAN_WORDS.label, receipt.ratePlan?.name ?? ''],
          [CANCELLING_WORDS.label, tellCancelling(checkIn, withPlan(property, receipt.ratePlan), Date.now())],
          [CONFIRMATION_WORDS.requests, typed.specialRequests],
        ]}
      />
      <p className="text-sm text-ink-soft">{CONFIRMATION_WORDS.taxes}</p>
      {isUnproven && <CodeForm reference={receipt.reference} error={null} />}
      <ol className="flex list-decimal flex-col gap-2 pl-5">
        {RECEIPT_WORDS.steps[isUnproven ? 'unproven' : 'requested'].map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p>
        {RECEIPT_WORDS.lost}{' '}
        <a href={inLanguage(FIND_PAGE)} className="font-semibold text-forest underline underline-offset-4">
          {RECEIPT_WORDS.find}
        </a>
      </p>
    </>
  )
}

function Proof({ reference, error, told }: Extract<PlainPage, { step: 'code' }>) {
  if (told === null) return <CodeForm reference={reference} error={error} />
  return (
    <>
      <h2 className="text-3xl">{PROOF_WORDS.given}</h2>
      <p>{told}</p>
      <PlainLines lines={[[RECEIPT_WORDS.reference, reference]]} />
    </>
  )
}

/** The code of the e-mail: an opened link proves the mailbox by a script alone. */
function CodeForm({ reference, error }: { reference: string; error: string | null }) {
  return (
    <form action={inLanguage(PLAIN_CODE)} method="post" className="grid gap-4 rounded-card bg-mist p-5">
      <h2 className="text-xl">{PROOF_WORDS.title}</h2>
      <input type="hidden" name="reference" value={reference} />
      <Field label={PROOF_WORDS.code} help={PROOF_WORDS.codeHelp} error={error} required>
        {(aria) => (
          <Input {...aria} name="code" inputMode="numeric" autoComplete="one-time-code" maxLength={20} />
        )}
      </Field>
      <Button type="submit" look="primary">
        {PROOF_WORDS.confirm}
      </Button>
      <p className="text-sm text-ink-soft">{PROOF_WORDS.otherwise}</p>
    </form>
  )
}
