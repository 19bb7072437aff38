import type * as english from '@/features/payment-screens/web/pay-text'
import type { Translation } from '@/kernel/translation'

export const payText: Translation<typeof english.payText> = {
  title: 'Payer en ligne',
  due: 'Reste à payer',
  inShillings: (amount) => `${amount} au taux du jour`,
  nothingDue: 'Il ne reste rien à payer en ligne.',
  howMuch: 'Combien souhaitez-vous payer maintenant ?',
  deposit: ['L’acompte', 'Le reste à la réception, ou ici à tout moment'],
  balance: ['Tout ce qui est dû', 'Il ne restera rien à payer pour votre séjour'],
  how: 'Comment souhaitez-vous payer ?',
  again: 'Payer autrement',
  tryAgain: 'Réessayer',
  methods: {
    pesapal: {
      USD: [
        'Carte, en dollars',
        'Sur la page sécurisée de Pesapal : nous ne voyons jamais le numéro de votre carte',
      ],
      UGX: ['Mobile money ou carte, en shillings', 'MTN, Airtel ou carte, sur la page sécurisée de Pesapal'],
    },
    mtn: {
      UGX: [
        'MTN Mobile Money',
        'Une demande arrive sur votre téléphone ; vous l’acceptez avec votre code PIN',
      ],
    },
    airtel: {
      UGX: ['Airtel Money', 'Une demande arrive sur votre téléphone ; vous l’acceptez avec votre code PIN'],
    },
  },
  phone: 'Numéro de mobile qui paie',
  phoneHelp: 'Par exemple 0772 123 456',
  pay: (amount) => `Payer ${amount}`,
  starting: 'Un instant…',
  failedToStart: 'Le paiement n’a pas pu commencer',
  loadFailed: 'Les moyens de paiement n’ont pas pu être chargés.',
  checkAgain: 'La vérification n’a pas abouti. Nous continuons d’essayer.',
  goOn: 'Finir de payer',
  goOnHelp:
    'Vous n’avez pas encore payé, ou nous ne le savons pas encore. Reprenez là où vous vous êtes arrêté, ou patientez : nous continuons de vérifier.',
  prompt: (amount) =>
    `Une demande est sur votre téléphone. Saisissez-y votre code PIN pour payer ${amount}. Cette page vous le dit dès que nous le savons.`,
  unclear:
    'Nous ne savons pas encore si le prestataire a reçu ceci. Ne payez pas aussitôt une seconde fois : nous continuons de demander, et cette page vous le dira.',
  unreachable:
    'Le prestataire de paiement ne répond pas pour l’instant. Rien n’a été prélevé. Veuillez réessayer dans quelques minutes, ou payer à la réception.',
  titles: {
    created: 'En attente du prestataire',
    sent: 'En attente de votre paiement',
    pending: 'En attente de votre paiement',
    paid: 'Payé. Merci !',
    failed: 'Ce paiement n’a pas abouti',
    expired: 'Le temps pour payer était écoulé',
    cancelled: 'Ce paiement a été annulé',
    'part-refunded': 'Une partie a été remboursée',
    refunded: 'Remboursé',
    'charged-back': 'Repris par votre banque',
  },
  paid: (amount) => `Nous avons reçu ${amount}.`,
  allPaid: 'Vous n’avez rien d’autre à faire.',
  stillDue: 'Vous pouvez payer le reste ci-dessous quand il vous plaira.',
  expired: 'Personne ne l’a accepté à temps, et rien n’a été prélevé. Vous pouvez réessayer ci-dessous.',
  cancelled: 'Rien n’a été prélevé.',
  refunded: (amount) =>
    `${amount} vous ont été rendus. Votre banque peut mettre quelques jours à les afficher.`,
  chargedBack: (amount) => `${amount} vous ont été rendus, à la demande de votre banque.`,
  onItsWayBack: (amount) => `${amount} sont en route vers vous. Cela peut prendre quelques jours.`,
  late: 'Si de l’argent a tout de même quitté votre compte, nous le voyons dès que le prestataire nous le dit, et il est pris en compte.',
  failures: {
    declined:
      'Votre banque ou votre opérateur l’a refusé. Veuillez essayer une autre carte ou un autre moyen.',
    'cancelled-by-payer':
      'Il a été refusé sur votre téléphone ou abandonné avant la fin. Rien n’a été prélevé.',
    'not-enough-money':
      'Il n’y avait pas assez d’argent sur le compte. Veuillez l’approvisionner ou payer autrement.',
    'limit-reached': 'Le plafond de votre compte est atteint. Veuillez payer autrement, ou demain.',
    'payer-unknown':
      'Ce numéro ne peut pas payer chez cet opérateur. Veuillez vérifier le numéro ou payer autrement.',
    other: 'Rien n’a été prélevé. Veuillez réessayer ou payer autrement.',
  },
}
