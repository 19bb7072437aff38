import type * as english from '@/features/mailbox-proof/rules/proof-rule-words'
import type { Translation } from '@/kernel/translation'

export const PROOF_RULE_WORDS: Translation<typeof english.PROOF_RULE_WORDS> = {
  firstHold: (minutes) =>
    `Nous envoyons un code et un lien à votre adresse e-mail et vous retenons vos nuits pendant ${minutes}, le temps que vous utilisiez l’un ou l’autre.`,
  afterProof: (hours, within) =>
    `Ensuite, vos nuits vous sont retenues pendant ${hours}, et nous confirmons sous ${within}.`,
  atOnce: 'Ensuite, votre réservation est confirmée aussitôt.',
  atOnceMostly: (hours, within) =>
    `Ensuite, votre réservation est confirmée aussitôt ; les nuits très demandées, nous les retenons pendant ${hours} et confirmons sous ${within}.`,
}

export const HOLD_WORDS: Translation<typeof english.HOLD_WORDS> = {
  held: (until, within) => `Vos nuits sont retenues jusqu’au ${until} ; nous confirmons sous ${within}.`,
  heldShort: (until) =>
    `Vos nuits sont retenues jusqu’au ${until}. Veuillez confirmer votre adresse e-mail d’ici là.`,
  heldOpen: (within) => `Vos nuits sont retenues ; nous confirmons sous ${within}.`,
}
