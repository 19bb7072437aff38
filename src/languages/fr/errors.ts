import type * as english from '@/kernel/errors'
import type { Translation } from '@/kernel/translation'

export const ERRORS: Translation<typeof english.ERRORS> = {
  'malformed-request': {
    status: 400,
    message: 'Nous n’avons pas pu lire cette demande. Veuillez réessayer.',
  },
  'not-signed-in': { status: 401, message: 'Veuillez vous connecter pour continuer.' },
  'wrong-credentials': { status: 401, message: 'Identifiants incorrects' },
  'code-wanted': {
    status: 401,
    message: 'Veuillez saisir le code affiché par votre application d’authentification.',
  },
  'wrong-code': {
    status: 401,
    message:
      'Ce code est incorrect ou a déjà été utilisé. Veuillez saisir le plus récent de votre application.',
  },
  'wrong-passkey': {
    status: 401,
    message:
      'Cette clé d’accès n’est plus connue ici, ou le temps pour répondre est écoulé. Veuillez réessayer, ou vous connecter avec votre mot de passe.',
  },
  'second-factor-missing': {
    status: 403,
    message: 'Votre hôtel demande un second facteur. Veuillez d’abord le configurer dans le panneau.',
  },
  'proof-wanted': { status: 403, message: 'Veuillez saisir de nouveau votre mot de passe auparavant.' },
  'not-for-tokens': {
    status: 403,
    message: 'Cela demande une personne connectée, et non un jeton de l’API.',
  },
  'not-allowed': { status: 403, message: 'Votre compte n’y est pas autorisé.' },
  'other-origin': {
    status: 403,
    message: 'Cet appel vient d’un autre site. Veuillez utiliser nos propres pages.',
  },
  'not-found': { status: 404, message: 'Il n’y a rien à cette adresse.' },
  'nights-taken': {
    status: 409,
    message: 'Quelqu’un d’autre vient de réserver une partie de ces nuits. Veuillez choisir d’autres dates.',
  },
  'still-in-use': {
    status: 409,
    message: 'Autre chose y renvoie encore. Veuillez d’abord changer cela.',
  },
  'already-there': { status: 409, message: 'Il en existe déjà un semblable.' },
  'changed-meanwhile': {
    status: 409,
    message:
      'Quelqu’un d’autre a modifié ceci après que vous l’avez ouvert. Rien de ce que vous avez saisi n’est perdu : regardez ses changements, puis enregistrez de nouveau.',
  },
  'kept-elsewhere': {
    status: 409,
    message: 'Ceci suit ce qui est tenu ailleurs. Veuillez le changer là-bas.',
  },
  'step-not-allowed': {
    status: 409,
    message: 'Cette réservation ne peut pas passer de son état actuel à celui-là.',
  },
  'step-asks': { status: 409, message: 'Veuillez regarder ceci avant de continuer.' },
  'booking-ended': {
    status: 409,
    message: 'La réservation issue de cette demande a pris fin entre-temps. Veuillez réserver de nouveau.',
  },
  'hold-over': {
    status: 409,
    message:
      'Le temps prévu pour confirmer l’adresse e-mail de cette demande est écoulé, et ses nuits sont de nouveau libres pour d’autres. Veuillez réserver encore une fois ou nous appeler.',
  },
  'last-superadmin': {
    status: 409,
    message: 'Il faut qu’il reste au moins un Super Admin actif. Veuillez d’abord en nommer un autre.',
  },
  'extra-not-left': { status: 409, message: 'L’un des extras n’est plus disponible ce jour-là.' },
  'total-differs': { status: 409, message: 'Le prix de ce séjour n’est plus celui que vous avez vu.' },
  'too-large': { status: 413, message: 'C’est plus que nous ne pouvons recevoir en une fois.' },
  'wrong-type': { status: 415, message: 'Veuillez envoyer ceci en JSON.' },
  'invalid-input': { status: 422, message: 'Veuillez vérifier les champs signalés.' },
  'villa-unavailable': {
    status: 422,
    message: 'Cette villa ne peut pas être réservée pour l’instant. Veuillez en choisir une autre.',
  },
  'key-reused': {
    status: 422,
    message:
      'Cette Idempotency-Key a déjà servi pour une autre réservation. Veuillez en utiliser une nouvelle.',
  },
  'too-many-unproven': {
    status: 429,
    message:
      'Trois demandes venues de votre connexion attendent encore la confirmation d’une adresse e-mail ; nous ne pouvons donc pas retenir d’autres nuits pour l’instant. Veuillez ouvrir le lien ou saisir le code de l’un de ces e-mails et réessayer, ou appelez-nous : nous réserverons avec vous.',
  },
  'too-many-for-mailbox': {
    status: 429,
    message:
      'Trois demandes faites avec cette adresse e-mail attendent déjà notre réponse. Veuillez attendre que nous en ayons confirmé une, en annuler une par le lien de son e-mail, ou nous appeler : nous réserverons avec vous.',
  },
  'code-used-up': {
    status: 429,
    message:
      'Un code erroné a été saisi trop souvent ; celui-ci n’est donc plus valable. Veuillez en demander un nouveau, ou ouvrir le lien de notre e-mail.',
  },
  'too-many-code-emails': {
    status: 429,
    message:
      'Nous avons déjà envoyé plusieurs codes à cette adresse. Veuillez regarder parmi les courriers indésirables, ou appelez-nous : nous la confirmerons avec vous.',
  },
  'too-many-requests': {
    status: 429,
    message: 'Trop de demandes. Veuillez patienter un peu et réessayer.',
  },
  internal: {
    status: 500,
    message: 'Quelque chose s’est mal passé de notre côté. Veuillez réessayer ou nous appeler.',
  },
  unavailable: {
    status: 503,
    message: 'Cela n’est pas possible pour l’instant. Veuillez réessayer dans une minute ou nous appeler.',
  },
  'not-ready': { status: 503, message: 'Nous venons de démarrer. Veuillez réessayer dans un instant.' },
}
