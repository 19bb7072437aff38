import type * as english from '@/features/rates-grid/web/admin-text'
import { countOf } from '@/kernel/count-of'
import type { PanelTranslation } from '@/kernel/translation'

export const gridText: PanelTranslation<typeof english.gridText> = {
  label: 'Prix par nuit, par catégorie et par jour',
  help: 'Faites glisser sur des nuits pour les choisir, puis modifiez-les ensemble. Au clavier : les flèches déplacent, Maj et les flèches en choisissent plusieurs, Entrée les modifie, Échap annule le choix.',
  helpTouch: 'Touchez une nuit, ou maintenez-la un instant et faites glisser, puis modifiez votre choix.',
  category: 'Catégorie',
  earlier: 'Mois précédent',
  later: 'Mois suivant',
  today: 'Ce mois-ci',
  loading: 'Chargement des prix',
  failed: 'Les prix n’ont pas pu être chargés',
  failedHelp: 'Veuillez vérifier votre connexion et réessayer.',
  tryAgain: 'Réessayer',
  none: 'Aucune villa n’a encore de prix',
  noneHelp: 'Donnez un prix par nuit à une catégorie ou à une villa, et elle apparaît ici.',
  showVillas: (category) => `Villas de ${category}`,
  minNights: (count) => `dès ${countOf(count, 'nuit')}`,
  maxNights: (count) => `jusqu’à ${countOf(count, 'nuit')}`,
  noArrival: 'fermé à l’arrivée',
  noDeparture: 'fermé au départ',
  season: (name) => `saison ${name}`,
  signs: [
    ['3+', 'nuits au moins pour un séjour qui commence là'],
    ['–7', 'nuits au plus'],
    ['×A', 'fermé à l’arrivée'],
    ['×D', 'fermé au départ'],
  ],
  inSeason: 'dans une saison',
  chosen: (rows, days) => `${rows}, ${days}`,
  moreRows: (first, count) => (count === 1 ? `${first} et 1 autre` : `${first} et ${count} autres`),
  days: (from, to) => (from === to ? from : `du ${from} au ${to}`),
  change: 'Modifier',
  letGo: 'Annuler le choix',
  undo: 'Revenir sur la dernière modification',
  undone: 'La dernière modification est annulée',
  undoFailed: 'La modification n’a pas pu être annulée',
  undoHelp: 'Veuillez vérifier votre connexion et réessayer.',
}

export const editorText: PanelTranslation<typeof english.editorText> = {
  title: 'Modifier des nuits',
  price: 'Prix',
  conditions: 'Conditions',
  preview: 'Aperçu',
  fixed: 'Prix par nuit (USD)',
  fixedHelp: 'Ce que coûte chacune de ces nuits, week-ends compris',
  weekdays: 'Seulement ces nuits de la semaine',
  weekdaysHelp: 'Aucune choisie : toutes les nuits',
  save: 'Enregistrer ces nuits',
  saved: 'Nuits modifiées',
  failed: 'Les nuits n’ont pas pu être modifiées',
  tryAgain: 'Veuillez réessayer.',
  overlaps: (names) =>
    `Saisons sur ces nuits : ${names.join(' ; ')}. Ce que vous modifiez ici passe avant elles.`,
  wait: 'Veuillez attendre l’affichage de ce que devient chaque nuit, puis enregistrer.',
}
