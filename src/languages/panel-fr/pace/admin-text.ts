import type * as english from '@/features/pace/web/admin-text'
import { formatDay, toDay } from '@/kernel/days'
import type { PanelTranslation } from '@/kernel/translation'

export const paceText: PanelTranslation<typeof english.paceText> = {
  title: 'Montée en charge et pick-up',
  csv: 'CSV',
  print: 'Imprimer',
  loading: 'Chargement des mois à venir',
  failed: 'Les mois à venir n’ont pas pu être chargés',
  failedHelp: 'Veuillez vérifier votre connexion et réessayer.',
  tryAgain: 'Réessayer',
  month: 'Mois',
  nights: 'Nuitées vendues',
  revenue: 'Recettes',
  nightsIn: (days) => `Nuitées en ${days} jours`,
  revenueIn: (days) => `Recettes en ${days} jours`,
  nightsThen: 'Nuitées à la même date l’an dernier',
  revenueThen: 'Recettes à la même date l’an dernier',
  nightsInTheEnd: 'Nuitées l’an dernier, au final',
  total: 'Ensemble',
  table: 'Ce mois-ci et les onze suivants',
  help: 'Ce qui est vendu pour chaque mois : nuitées des séjours confirmés, en cours ou terminés. Le pick-up est ce qui s’y est ajouté depuis la clôture de la journée il y a sept et trente jours ; il est négatif quand les annulations l’emportent. « À la même date l’an dernier » est ce qui était vendu pour le même mois de l’an dernier à la clôture du même jour, et « au final » ce que ce mois a donné.',
  frozen: (days) => `Relevé à la clôture de la journée : ${days.map(tellDay).join(', ')}.`,
  reckoned: (days) =>
    `Calculé d’après les réservations faites alors, faute de relevé fait à temps : ${days.map(tellDay).join(', ')}. Ce qui a été annulé depuis y manque.`,
}

function tellDay(day: string): string {
  return formatDay(toDay(day))
}
