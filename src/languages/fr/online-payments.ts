import type * as english from '@/features/online-payments/text'
import type { Translation } from '@/kernel/translation'

export const PAY_WORDS: Translation<typeof english.PAY_WORDS> = {
  phoneWrong: 'Veuillez saisir le numéro de mobile qui recevra la demande, par exemple 0772 123 456',
  nothingDue: 'Rien n’est à payer pour cette réservation pour l’instant.',
  proveFirst:
    'Veuillez d’abord ouvrir le lien de notre e-mail, puis payer sur la page de votre réservation. Vous pouvez aussi nous appeler.',
  notOffered: 'Ce moyen de paiement n’est pas proposé pour l’instant. Veuillez en choisir un autre.',
  noMail:
    'Ce moyen de paiement demande une adresse e-mail ou un numéro de téléphone dans la réservation. Veuillez en choisir un autre ou nous appeler.',
  description: (hotel, reference) => `${hotel}, réservation ${reference}`,
}

export const REFUND_WORDS: Translation<typeof english.REFUND_WORDS> = {
  byHand: (provider) =>
    `${provider} ne rend l’argent que par son propre portail : faites-le là-bas, puis notez-le ici comme rendu.`,
  switchedOff: (provider) => `Les paiements par ${provider} sont désactivés pour l’instant.`,
  notPaid: 'Il ne reste ici plus rien de ce paiement.',
  reversed:
    'L’écriture de ce paiement a été contre-passée dans le folio. Veuillez rendre l’argent autrement.',
  underWay: (provider) =>
    `${provider} a déjà été prié de rendre de l’argent de ce paiement et n’a pas encore dit ce qu’il en est.`,
  tooMuch: (left) => `Il reste ${left} de ce paiement, pas davantage`,
  wholeOnly: (provider, left) =>
    `${provider} ne rend cet argent qu’en entier : ${left}, ou rendez-le autrement`,
  otherCurrency: (provider, isShillings) =>
    `${provider} rend l’argent dans la monnaie reçue : veuillez indiquer des ${isShillings ? 'shillings' : 'dollars'}`,
  isKnown: 'Le sort de ce remboursement est déjà connu, ou est en cours de vérification.',
  remark: (booking) => `Remboursement, réservation ${booking}`,
}
