import { CODE_DIGITS } from '@/features/bookings/rules/mailbox-proof'
import type * as english from '@/features/mailbox-proof/rules/proof-words'
import type { Translation } from '@/kernel/translation'

export const PROOF_WORDS: Translation<typeof english.PROOF_WORDS> = {
  title: 'Bestätigen Sie Ihre E-Mail-Adresse',
  sent: (mailbox) => `Wir haben einen Code an ${mailbox ?? 'die angegebene E-Mail-Adresse'} gesendet.`,
  ask: 'Geben Sie ihn hier ein oder öffnen Sie den Link in der E-Mail: Eines von beiden genügt.',
  otherwise:
    'Geschieht bis dahin keines von beiden, werden die Nächte für andere frei, und Sie schulden uns nichts.',
  code: 'Code aus der E-Mail',
  codeHelp: `${CODE_DIGITS} Ziffern. Es kann eine Minute dauern, bis er ankommt; bitte sehen Sie auch im Spam-Ordner nach.`,
  codeForm: `Bitte geben Sie die ${CODE_DIGITS} Ziffern des Codes ein`,
  wrong: 'Das ist nicht der Code aus unserer letzten E-Mail. Bitte sehen Sie noch einmal nach.',
  confirm: 'Bestätigen',
  confirming: 'Wird bestätigt\u00a0…',
  again: 'Neuen Code senden',
  sending: 'Wird gesendet\u00a0…',
  sentAgain: 'Ein neuer Code ist unterwegs. Der vorige gilt nicht mehr.',
  failed: 'Das ist uns nicht gelungen. Bitte versuchen Sie es gleich noch einmal.',
  over: 'Die Zeit, Ihre E-Mail-Adresse zu bestätigen, ist vorbei. Wenn Sie den Link in unserer E-Mail nicht schon vorher geöffnet haben, sind die Nächte wieder für andere frei, und Sie schulden uns nichts. Bitte buchen Sie noch einmal oder rufen Sie uns an.',
  minutesLeft: (minutes) => (minutes <= 1 ? 'Weniger als eine Minute übrig' : `Noch ${minutes} Minuten`),
  given: 'E-Mail-Adresse bestätigt',
  byLink: 'Ihre E-Mail-Adresse wird bestätigt\u00a0…',
  byLinkFailed: 'Ihre E-Mail-Adresse konnte gerade nicht bestätigt werden.',
  tryAgain: 'Erneut versuchen',
}
