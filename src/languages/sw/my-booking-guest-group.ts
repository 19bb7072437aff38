import type * as english from '@/features/my-booking/web/guest-group-text'
import type { Translation } from '@/kernel/translation'

export const guestGroupText: Translation<typeof english.guestGroupText> = {
  title: (reference) => `Sehemu ya kikundi ${reference}`,
  others:
    'Villa nyingine za kikundi chako. Kila moja ina ukurasa wake, ambapo unaiona, unaibadilisha au unaighairi.',
  notInCharge:
    'Villa kadhaa ziliwekewa nafasi kwa pamoja. Kiungo cha villa zote kiko kwenye barua pepe ya aliyeweka nafasi.',
  dates: (checkIn, checkOut) => `${checkIn} hadi ${checkOut}`,
  total: 'Jumla ya kikundi',
  payDeposit: (amount) => `Lipa malipo ya awali ya villa zote: ${amount}`,
  file: 'Ongeza tarehe zote kwenye kalenda yangu',
}
