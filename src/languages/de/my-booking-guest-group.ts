import type * as english from '@/features/my-booking/web/guest-group-text'
import type { Translation } from '@/kernel/translation'

export const guestGroupText: Translation<typeof english.guestGroupText> = {
  title: (reference) => `Teil der Gruppe ${reference}`,
  others:
    'Die anderen Villen Ihrer Gruppe. Jede hat ihre eigene Seite, auf der Sie sie ansehen, ändern oder stornieren.',
  notInCharge:
    'Mehrere Villen wurden zusammen gebucht. Den Link zu allen hat per E-Mail erhalten, wer gebucht hat.',
  dates: (checkIn, checkOut) => `${checkIn} bis ${checkOut}`,
  total: 'Gesamtpreis der Gruppe',
  payDeposit: (amount) => `Anzahlung für alle Villen leisten: ${amount}`,
  file: 'Alle Aufenthalte in meinen Kalender',
}
