import type { ReactNode } from 'react'
import { linkFromParty } from '@/features/bookings/rules/party-link'
import { describeParty, FORM_WORDS } from '@/features/bookings/text'
import { checkoutText } from '@/features/checkout/web/checkout-text'
import { STEP_PAYMENT_WORDS } from '@/features/checkout/web/step-payment-text'
import { PLAN_WORDS } from '@/features/rates/rules/plan-words'
import { promoOf } from '@/features/rates/rules/promo'
import { PROMO_WORDS } from '@/features/rates/rules/promo-words'
import { planOf } from '@/features/rates/rules/rate-plan'
import { BOARD_WORDS, PREVIEW_WORDS } from '@/features/rates/text'
import { JOURNEY_STEPS } from '@/features/search/rules/checkout-link'
import { inLanguage } from '@/kernel/language'
import { formatPrice } from '@/kernel/money'
import { Alarm } from '@/web/ui/alarm'
import { linkFields } from '../rules/plain-form'
import type { PlainChoice } from '../rules/plain-page'
import { PLAIN_WORDS as words } from '../text'
import { PlainLines } from './plain-lines'

type PlainStepProps = {
  step: 'details' | 'payment'
  /** Where its form goes. */
  action: string
  choice: PlainChoice
  alert: string | null
  children: ReactNode
}

/** A step with what is chosen so far, which its form carries along. */
export function PlainStep({ step, action, choice, alert, children }: PlainStepProps) {
  const { stay, party, board, anyOf, villaId, villaName, quote } = choice
  const plan = planOf(quote.nights)
  // The last step asks for the plan itself.
  const isPlanAsked = step === 'payment' && choice.plans.length > 0
  const link = {
    ...stay,
    ...linkFromParty(party),
    board,
    ...(anyOf ? { anyOf: anyOf.id } : { villa: villaId }),
    ...(plan && !isPlanAsked && { plan: plan.id }),
  }
  const promo = promoOf(quote.nights)
  const results = new URLSearchParams(linkFields({ ...stay, ...linkFromParty(party) }))
  return (
    <form action={inLanguage(action)} method="post" className="grid min-w-0 gap-6">
      <div>
        <p className="text-sm font-semibold text-clay">
          {checkoutText.stepOf(JOURNEY_STEPS.indexOf(step) + 1, JOURNEY_STEPS.length)}
        </p>
        <h2 className="text-3xl">{checkoutText.titles[step]}</h2>
        <p className="mt-2 text-ink-soft">{checkoutText.leads[step]}</p>
      </div>
      {alert && <Alarm>{alert}</Alarm>}
      {linkFields(link).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <section aria-label={words.chosen}>
        <PlainLines
          lines={[
            [FORM_WORDS.dates, FORM_WORDS.datesOf(stay.checkIn, stay.checkOut)],
            [FORM_WORDS.villa, villaName],
            [checkoutText.summary.guests, describeParty(party, PREVIEW_WORDS.guestOption(party.guests))],
            [BOARD_WORDS.label, BOARD_WORDS.names[board]],
            [PLAN_WORDS.label, plan?.name ?? ''],
            [STEP_PAYMENT_WORDS.price, `${formatPrice(quote.total)}. ${STEP_PAYMENT_WORDS.taxes}`],
            [
              promo ? PROMO_WORDS.label(promo.code) : '',
              promo ? PROMO_WORDS.off(formatPrice(promo.off)) : '',
            ],
          ]}
        />
        {anyOf && <p className="mt-2 text-sm text-ink-soft">{STEP_PAYMENT_WORDS.anyOf(anyOf.name)}</p>}
        <a
          href={inLanguage(`/booking?${results}`)}
          className="mt-2 inline-flex min-h-11 items-center font-semibold text-forest underline underline-offset-4"
        >
          {words.otherStay}
        </a>
      </section>
      {children}
    </form>
  )
}
