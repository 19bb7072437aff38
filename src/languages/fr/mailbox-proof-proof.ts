import { CODE_DIGITS } from '@/features/bookings/rules/mailbox-proof'
import type * as english from '@/features/mailbox-proof/rules/proof-words'
import type { Translation } from '@/kernel/translation'

export const PROOF_WORDS: Translation<typeof english.PROOF_WORDS> = {
  title: 'Confirmez votre e-mail',
  sent: (mailbox) => `Nous avons envoyé un code à ${mailbox ?? 'l’adresse e-mail que vous avez donnée'}.`,
  ask: 'Saisissez-le ici, ou ouvrez le lien de cet e-mail : l’un ou l’autre suffit.',
  otherwise:
    'Sans l’un des deux à temps, les nuits redeviennent libres pour d’autres, et vous ne nous devez rien.',
  code: 'Code reçu par e-mail',
  codeHelp: `${CODE_DIGITS} chiffres. Il peut mettre une minute à arriver ; pensez à regarder aussi parmi les courriers indésirables.`,
  codeForm: `Veuillez saisir les ${CODE_DIGITS} chiffres du code`,
  wrong: 'Ce n’est pas le code de notre dernier e-mail. Veuillez vérifier.',
  confirm: 'Confirmer',
  confirming: 'Confirmation…',
  again: 'Envoyer un nouveau code',
  sending: 'Envoi…',
  sentAgain: 'Un nouveau code est en route. Le précédent n’est plus valable.',
  failed: 'Cela n’a pas abouti. Veuillez réessayer dans un instant.',
  over: 'Le temps prévu pour confirmer votre adresse e-mail est écoulé. Si vous n’avez pas ouvert auparavant le lien de notre e-mail, les nuits sont de nouveau libres pour d’autres, et vous ne nous devez rien. Veuillez réserver encore une fois ou nous appeler.',
  minutesLeft: (minutes) => (minutes <= 1 ? 'Encore moins d’une minute' : `Encore ${minutes} minutes`),
  given: 'Adresse e-mail confirmée',
  byLink: 'Confirmation de votre adresse e-mail…',
  byLinkFailed: 'Votre adresse e-mail n’a pas pu être confirmée pour l’instant.',
  tryAgain: 'Réessayer',
}
