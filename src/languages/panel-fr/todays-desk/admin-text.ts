import type * as english from '@/features/todays-desk/web/admin-text'
import { tellHour } from '@/kernel/business-day'
import type { PanelTranslation } from '@/kernel/translation'
import { countOf } from '@/languages/panel-fr/kernel/count-of'

export const deskText: PanelTranslation<typeof english.deskText> = {
  loading: 'Chargement de la journée',
  failed: 'La journée n’a pas pu être chargée',
  failedHelp: 'Veuillez vérifier votre connexion et réessayer.',
  tryAgain: 'Réessayer',
  figures: 'La journée en chiffres',
  figureOf: (name, count) => `${name} : ${count}`,
  arrivals: 'Arrivées',
  departures: 'Départs',
  inHouse: 'En séjour',
  requests: 'Réservations à confirmer',
  requestsHelp:
    'Confirmez ou annulez chacune avant la fin de son délai : ensuite, ses nuits sont à nouveau proposées à d’autres.',
  unread: 'Messages non lus',
  undelivered: 'E-mails non remis',
  failingFeeds: 'Calendriers en échec',
  maintenance: 'Maintenance',
  addBooking: 'Ajouter une réservation',
  walkIn: 'Walk-in (sans réservation)',
  noArrivals: 'Aucune arrivée aujourd’hui.',
  noDepartures: 'Aucun départ aujourd’hui.',
  noInHouse: 'Personne n’est en séjour.',
  noRequests: 'Aucune réservation à confirmer.',
  showAll: (count) => `Tout afficher (${count})`,
  villaAndParty: (villa, party) => `${villa} · ${party}`,
  guests: (count) => countOf(count, 'personne'),
  stay: (from, until) => `du ${from} au ${until}`,
  until: (day) => `jusqu’au ${day}`,
  expected: (time) => `Attendu ${time}`,
  noTime: 'Heure d’arrivée non indiquée',
  missing: (day) => `Attendu le ${day}, pas encore arrivé`,
  late: 'Départ tardif : encore en séjour',
  timeLeft: (left, until) => `Encore ${left}, jusqu’au ${until}`,
  timeOver: 'Son délai est écoulé',
  noLimit: 'Garde ses nuits jusqu’à votre réponse',
  money: 'Facturer ou encaisser',
  moneyOf: (guest) => `Facturer ou encaisser : ${guest}`,
  moneyTitle: (guest) => `Compte de ${guest}`,
}

export const dayLineText: PanelTranslation<typeof english.dayLineText> = {
  goesOn: (calendarDay, hour) =>
    `Au calendrier, nous sommes le ${calendarDay}. Cette journée continue jusqu’à sa clôture, ou jusqu’à ${tellHour(hour)}.`,
  close: (day) => `Clôturer la journée du ${day}`,
}

export const attentionText: PanelTranslation<typeof english.attentionText> = {
  conflicts: 'Conflits avec d’autres plateformes',
  conflictsHelp:
    'Ces nuits sont prises ici et sur une autre plateforme. Déplacez ou annulez l’un des deux ; un conflit disparaît de lui-même une fois réglé.',
  soldTwice: (villa, guest) => `${villa}, ${guest}`,
  alsoOn: (feed, from, to) => `aussi sur ${feed}, du ${from} au ${to}`,
  markSeen: 'Marquer comme vu',
  markSeenOf: (villa, feed) => `Marquer comme vu : ${villa}, ${feed}`,
  seenFailed: 'L’enregistrement a échoué. Veuillez vérifier votre connexion et réessayer.',
  money: 'Paiements à vérifier',
  moneyHelp:
    'Remboursez, transférez vers une autre réservation ou demandez le reste au client. Ce qui est réglé quitte cette liste.',
  moneyUnknown: 'Les paiements à vérifier n’ont pas pu être lus.',
  moneyOf: (guest, reference) => `${guest}, réservation ${reference}`,
  moneyCame: (ways, arrival) => `Payé par : ${ways}. Arrivée le ${arrival}.`,
  moneyOpen: 'Ouvrir la réservation',
  moneyOpenOf: (guest) => `Ouvrir la réservation : ${guest}`,
  moneyOnItsWay: (amount) => `Un remboursement de ${amount} est en cours.`,
  moneyBack: (amount, provider) => `Rembourser ${amount} par ${provider}`,
  moneyBackOf: (amount, provider, guest) => `Rembourser ${amount} par ${provider} : ${guest}`,
  moneyBackTitle: (amount) => `Rembourser ${amount} ?`,
  moneyBackHelp: (guest, provider) =>
    `L’argent retourne sur la carte ou le téléphone avec lequel ${guest} a payé. ${provider} doit peut-être d’abord l’accepter ; cette liste et le compte du client indiquent quand il est parti.`,
  moneyBackAction: 'Rembourser',
  moneyBackSending: 'Un instant…',
  moneyBackDecline: 'Ne pas rembourser',
  moneyBackFailed: 'Le remboursement n’est pas parti. Veuillez vérifier votre connexion et réessayer.',
  moneyAll: (count) => `Tout afficher (${count})`,
  approvals: (count) => (count === 0 ? 'Validations' : `En attente de votre validation : ${count}`),
  approvalsUnknown: 'Ce qui attend une validation n’a pas pu être lu.',
  askedBy: (email, reason) => `Demandé par ${email} : ${reason}`,
  decide: 'Accepter ou refuser',
}
