import type * as english from '@/features/day-closing/web/admin-text'
import { tellHour } from '@/kernel/business-day'
import type { PanelTranslation } from '@/kernel/translation'
import { countOf } from '@/languages/panel-fr/kernel/count-of'

export const closingText: PanelTranslation<typeof english.closingText> = {
  loading: 'Chargement de la journée',
  failed: 'La journée n’a pas pu être chargée',
  failedHelp: 'Veuillez vérifier votre connexion et réessayer.',
  tryAgain: 'Réessayer',
  help: 'Après minuit, la journée de la veille continue : qui arrive alors en fait partie, et l’argent compte pour elle. Elle se termine quand quelqu’un la clôture ici, ou à l’heure fixée. La clôture ne change aucune réservation.',
  goesOn: (hour) => `Elle continue jusqu’à sa clôture, ou jusqu’à ${tellHour(hour)}.`,
  ended: 'Elle s’est terminée à l’heure fixée. Clôturez-la une fois que vous avez revu ce qu’il en reste.',
  nothingOpen: (day) => `La journée du ${day} est clôturée. La suivante pourra l’être à partir de minuit.`,
  arrivals: 'Attendus et pas arrivés',
  noArrivals: 'Tous les clients attendus sont arrivés.',
  arrivalsHelp:
    'Faites leur check-in, marquez-les no-show, ou ouvrez la réservation pour en changer les dates.',
  departures: 'Départs prévus, encore en séjour',
  noDepartures: 'Tous les départs prévus sont faits.',
  departuresHelp: 'Faites leur check-out, ou ouvrez la réservation pour prolonger le séjour.',
  left: 'Ce qui reste en suspens',
  approvals: (count) => `Remboursements, remises et prix en attente de validation : ${count}`,
  payments: (count) => `Paiements par prestataire dont l’issue n’est pas connue : ${count}`,
  shift: (by, at) => `La session de caisse est ouverte : ${by}, depuis le ${at}`,
  nothingLeft: 'Rien n’est en attente, et aucune session de caisse n’est ouverte.',
  money: (day) => `Argent du ${day}`,
  sales: 'Nuits et frais',
  taken: 'Encaissements, moins ce qui a été rendu',
  close: (day) => `Clôturer la journée du ${day}`,
  closing: 'Un instant…',
  confirmTitle: (day) => `Clôturer la journée du ${day} ?`,
  confirmOpen: (arrivals, departures) =>
    `Encore en suspens : ${countOf(arrivals, 'arrivée')}, ${countOf(departures, 'départ')}. Rien n’y change. Ce qui est encaissé désormais compte pour la journée suivante.`,
  confirmDone: 'Ce qui est encaissé désormais compte pour la journée suivante.',
  keep: 'Pas encore',
  closed: (day) => `La journée du ${day} est clôturée`,
  closeFailed: 'La journée n’a pas été clôturée',
  past: 'Journées précédentes',
  byClock: 'Terminée à l’heure fixée',
  byAndAt: (by, at) => `Clôturée par ${by}, le ${at}`,
  wasOpen: (arrivals, departures) =>
    arrivals + departures === 0
      ? 'rien en suspens'
      : `en suspens : ${countOf(arrivals, 'arrivée')}, ${countOf(departures, 'départ')}`,
  wasTaken: (amount) => `${amount} encaissés`,
}
