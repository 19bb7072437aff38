import type * as english from '@/features/mailbox-proof/rules/proof-rule-words'
import type { Translation } from '@/kernel/translation'

export const PROOF_RULE_WORDS: Translation<typeof english.PROOF_RULE_WORDS> = {
  firstHold: (minutes) =>
    `Wir senden einen Code und einen Link an Ihre E-Mail-Adresse und halten Ihre Nächte ${minutes} lang frei, bis Sie einen davon benutzt haben.`,
  afterProof: (hours, within) =>
    `Dann halten wir Ihre Nächte ${hours} lang frei und bestätigen innerhalb von ${within}.`,
  atOnce: 'Dann ist Ihre Buchung sofort bestätigt.',
  atOnceMostly: (hours, within) =>
    `Dann ist Ihre Buchung sofort bestätigt; in gefragten Nächten halten wir sie ${hours} lang frei und bestätigen innerhalb von ${within}.`,
}

export const HOLD_WORDS: Translation<typeof english.HOLD_WORDS> = {
  held: (until, within) =>
    `Ihre Nächte werden bis ${until} freigehalten; wir bestätigen innerhalb von ${within}.`,
  heldShort: (until) =>
    `Ihre Nächte werden bis ${until} freigehalten. Bitte bestätigen Sie bis dahin Ihre E-Mail-Adresse.`,
  heldOpen: (within) => `Ihre Nächte werden freigehalten; wir bestätigen innerhalb von ${within}.`,
}
