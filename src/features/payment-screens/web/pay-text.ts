import type { OnlinePaymentState } from '@/features/online-payments/rules/payment-state'
import type { FailureReason, ProviderName } from '@/features/payment-providers/rules/provider-names'
import { defineWords } from '@/kernel/words'

type Currency = 'USD' | 'UGX'

/** Words of paying online. */
export const payText = defineWords('payment-screens-pay.payText', {
  title: 'Pay online',
  due: 'Still to pay',
  inShillings: (amount: string) => `${amount} at today’s rate`,
  nothingDue: 'Nothing is left to pay online.',
  howMuch: 'How much would you like to pay now?',
  deposit: ['The deposit', 'The rest at reception, or here at any time'],
  balance: ['Everything that is due', 'Nothing is left to pay for your stay then'],
  how: 'How would you like to pay?',
  again: 'Pay in another way',
  tryAgain: 'Try again',
  methods: {
    pesapal: {
      USD: ['Card, in dollars', 'On Pesapal’s secure page: we never see the number of your card'],
      UGX: ['Mobile money or card, in shillings', 'MTN, Airtel or card, on Pesapal’s secure page'],
    },
    mtn: { UGX: ['MTN Mobile Money', 'A prompt comes to your phone; you approve it with your PIN'] },
    airtel: { UGX: ['Airtel Money', 'A prompt comes to your phone; you approve it with your PIN'] },
  } satisfies Record<ProviderName, Partial<Record<Currency, readonly [string, string]>>>,
  phone: 'Mobile number that pays',
  phoneHelp: 'Such as 0772 123 456',
  pay: (amount: string) => `Pay ${amount}`,
  starting: 'One moment...',
  failedToStart: 'The payment could not be begun',
  loadFailed: 'We could not load how to pay.',
  checkAgain: 'We could not look just now. We go on trying.',
  goOn: 'Go on paying',
  goOnHelp:
    'You have not paid yet, or we do not know of it yet. Go on where you left, or wait: we keep looking.',
  prompt: (amount: string) =>
    `A prompt is on your phone. Enter your PIN there to pay ${amount}. This page tells you as soon as we know.`,
  unclear:
    'We do not know yet whether the provider received this. Please do not pay again at once: we keep asking, and this page tells you.',
  unreachable:
    'The payment provider does not answer at the moment. Nothing was taken. Please try again in a few minutes, or pay at reception.',
  titles: {
    created: 'Waiting for the provider',
    sent: 'Waiting for your payment',
    pending: 'Waiting for your payment',
    paid: 'Paid. Thank you!',
    failed: 'This payment did not go through',
    expired: 'The time to pay was over',
    cancelled: 'This payment was cancelled',
    'part-refunded': 'A part was refunded',
    refunded: 'Refunded',
    'charged-back': 'Taken back by your bank',
  } satisfies Record<OnlinePaymentState, string>,
  paid: (amount: string) => `We have received ${amount}.`,
  allPaid: 'You need to do nothing else.',
  stillDue: 'You can pay the rest below whenever you like.',
  expired: 'Nobody approved it in time, and nothing was taken. You can try again below.',
  cancelled: 'Nothing was taken.',
  refunded: (amount: string) => `${amount} went back to you. It may take your bank some days to show it.`,
  chargedBack: (amount: string) => `${amount} went back to you, as your bank asked for it.`,
  onItsWayBack: (amount: string) => `${amount} is on its way back to you. It may take some days.`,
  late: 'Should money have left your account all the same, we see it as soon as the provider tells us, and it counts.',
  failures: {
    declined: 'Your bank or provider declined it. Please try another card or another way.',
    'cancelled-by-payer': 'It was declined on your phone or left before it was finished. Nothing was taken.',
    'not-enough-money': 'There was not enough money in the account. Please top it up, or pay in another way.',
    'limit-reached': 'The limit of your account is reached. Please pay in another way, or tomorrow.',
    'payer-unknown':
      'This number cannot pay by this provider. Please check the number, or pay in another way.',
    other: 'Nothing was taken. Please try again, or pay in another way.',
  } satisfies Record<FailureReason, string>,
} as const)

/** What a way to pay is called, and a word about it. */
export function wordsOfMethod(provider: ProviderName, currency: Currency): readonly [string, string] {
  const methods: Partial<Record<Currency, readonly [string, string]>> = payText.methods[provider]
  return methods[currency] ?? [provider, '']
}
