import type * as english from '@/features/seasons/web/admin-text'
import type { PanelTranslation } from '@/kernel/translation'
import { countOf } from '@/languages/panel-fr/kernel/count-of'

export const seasonsText: PanelTranslation<typeof english.seasonsText> = {
  add: 'Ajouter une saison',
  edit: 'Modifier la saison',
  empty: 'Aucune saison : chaque nuit coûte ce que dit sa villa.',
  confirmDelete: 'Supprimer cette saison ?',
  explains: ['create', 'update', 'delete'],
  done: { create: 'Saison ajoutée', update: 'Saison modifiée', delete: 'Saison supprimée' },
  failed: {
    create: 'La saison n’a pas pu être ajoutée',
    update: 'La saison n’a pas pu être modifiée',
    delete: 'La saison n’a pas pu être supprimée',
  },
}

export const seasonColumns: PanelTranslation<typeof english.seasonColumns> = {
  name: 'Saison',
  reach: 'Où',
  nights: 'Nuits',
  price: 'Par nuit',
  conditions: 'Conditions',
  wholeHotel: 'Tout l’hôtel',
  usual: 'Comme d’habitude',
  weekend: (price) => `${price} le week-end`,
  on: (weekdays) => `le ${weekdays}`,
  minNights: (count) => `dès ${countOf(count, 'nuit')}`,
  maxNights: (count) => `jusqu’à ${countOf(count, 'nuit')}`,
  minDaysAhead: (count) => `réservé au plus tard ${countOf(count, 'jour')} avant`,
  maxDaysAhead: (count) => `réservé au plus tôt ${countOf(count, 'jour')} avant`,
  arrival: (isClosed) => (isClosed ? 'pas d’arrivée' : 'arrivée tous les jours'),
  departure: (isClosed) => (isClosed ? 'pas de départ' : 'départ tous les jours'),
}

export const seasonGroups: PanelTranslation<typeof english.seasonGroups> = {
  days: 'Quand et où',
  price: 'Prix',
  conditions: 'Conditions',
  preview: 'Ce que devient chaque nuit',
}

export const previewText: PanelTranslation<typeof english.previewText> = {
  title: 'Ce que devient chaque nuit',
  category: 'Catégorie',
  before: 'actuellement',
  after: 'une fois enregistré',
  loading: 'Calcul de ce que devient chaque nuit',
  failed: 'Ce que devient chaque nuit ne peut pas être affiché pour l’instant.',
  unready: 'Indiquez les dates et le prix : ce que devient chaque nuit s’affiche ici.',
  none: 'Il n’y a aucune nuit de ce genre à partir d’aujourd’hui.',
  overlaps: (names) =>
    `Nuits en commun avec ${names.join(', ')} : la plus précise l’emporte, puis la plus courte ; ce qui a été modifié dans la grille tarifaire passe avant les deux.`,
  more: (count) => `Et ${countOf(count, 'autre nuit', 'autres nuits')}.`,
}

export const seasonKinds: PanelTranslation<typeof english.seasonKinds> = {
  price: 'Un prix fixe',
  amount: 'Un montant en plus ou en moins',
  percentage: 'Un pourcentage en plus ou en moins',
  conditions: 'Des conditions seulement, les prix ne changent pas',
}

export const seasonFields: PanelTranslation<typeof english.seasonFields> = {
  name: 'Nom',
  nameHelp: 'Pour l’équipe, par exemple Pâques ou Basse saison.',
  villa: 'Cette villa seulement',
  category: 'Cette catégorie seulement',
  categoryHelp: 'Pour toutes les villas d’un même type, par exemple les studios seulement.',
  reachHelp: 'Sans villa ni catégorie, tout l’hôtel ; la plus précise passe avant la plus large',
  startDate: 'Première nuit',
  startDateHelp: 'La première nuit qui suit son prix.',
  endDate: 'Dernière nuit',
  endHelp: 'De deux saisons sur la même nuit, la plus courte passe avant la plus longue',
  weekdays: 'Seulement ces nuits de la semaine',
  weekdaysHelp: 'Aucune choisie : toutes les nuits',
  kind: 'Effet sur le prix',
  kindHelp: 'Un prix fixe, plus ou moins que d’habitude, ou des conditions seulement.',
  price: 'Prix par nuit (USD)',
  priceHelp: 'Vide : le prix de saison de la villa, sinon son prix habituel',
  weekendPrice: 'Du vendredi au dimanche (USD)',
  weekendHelp:
    'Vide : un cinquième de plus que le prix ; si des nuits de la semaine sont choisies, le prix lui-même',
  change: 'Écart (USD ou %)',
  changeHelp: '10 ajoute, -10 retire. Il s’applique à ce que la nuit coûterait sans cette saison',
  minNights: 'Nuits au moins',
  minNightsHelp: 'Pour un séjour qui commence une de ces nuits ; la réception peut en vendre moins',
  maxNights: 'Nuits au plus',
  maxNightsHelp: 'Les conditions laissées vides sont celles d’une saison plus large, sinon il n’y en a pas',
  minDaysAhead: 'Réservation au plus tard, en jours avant l’arrivée',
  minDaysAheadHelp: '3 : au plus tard trois jours avant',
  maxDaysAhead: 'Réservation au plus tôt, en jours avant l’arrivée',
  maxDaysAheadHelp: '90 : au plus tôt quatre-vingt-dix jours avant',
  arrival: 'Arrivée ces jours-là',
  arrivalHelp: '« Interdit » : aucun séjour ne commence une de ces nuits, par exemple la veille de Noël.',
  departure: 'Départ ces jours-là',
  departureHelp: '« Interdit » : aucun séjour ne se termine un de ces jours.',
  unsaid: 'Comme le reste du temps',
  open: 'Permis',
  closed: 'Interdit',
}
