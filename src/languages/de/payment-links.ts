import type * as english from '@/features/payment-links/text'
import type { Translation } from '@/kernel/translation'

export const LINK_WORDS: Translation<typeof english.LINK_WORDS> = {
  over: 'Dieser Zahlungslink ist abgelaufen. Bitte fragen Sie uns nach einem neuen.',
  nothingAsked: 'Dafür ist zurzeit nichts zu bezahlen, ein Link würde also nichts verlangen.',
  amountMissing: 'Bitte geben Sie einen Betrag über null an',
  amountTooHigh: (due) => `Für diese Buchung sind höchstens ${due} zu bezahlen`,
  notOffered: 'Online-Zahlungen sind in diesem Hotel nicht eingerichtet.',
  noMailbox:
    'In dieser Buchung steht keine E-Mail-Adresse. Kopieren Sie stattdessen den Link für eine Nachricht.',
  message: (hotel, reference, amount, address) =>
    `${hotel}, Buchung ${reference}: Bitte bezahlen Sie ${amount} über diesen Link: ${address}`,
  notOpen: 'Dieser Link verlangt nichts mehr. Bitte erstellen Sie einen neuen.',
}
