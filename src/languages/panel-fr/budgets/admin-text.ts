import type * as english from '@/features/budgets/web/admin-text'
import { formatPrice, toCents } from '@/kernel/money'
import type { PanelTranslation } from '@/kernel/translation'
import { countOf } from '@/languages/panel-fr/kernel/count-of'

export const budgetText: PanelTranslation<typeof english.budgetText> = {
  title: 'Budget',
  year: 'Année',
  before: 'Année précédente',
  next: 'Année suivante',
  csv: 'CSV',
  print: 'Imprimer',
  loading: 'Chargement du budget',
  failed: 'Le budget n’a pas pu être chargé',
  failedHelp: 'Veuillez vérifier votre connexion et réessayer.',
  tryAgain: 'Réessayer',
  figures: 'Chiffres de l’année',
  month: 'Mois',
  nights: 'Nuitées vendues',
  nightsBudget: 'Nuitées au budget',
  nightsLeft: 'Écart de nuitées',
  nightsBefore: 'Nuitées un an avant',
  revenue: 'Recettes hors taxes',
  revenueBudget: 'Recettes au budget',
  revenueLeft: 'Écart de recettes',
  revenueBefore: 'Recettes un an avant',
  ofBudget: (figure) => `sur ${figure} au budget`,
  noBudget: 'pas de budget',
  none: '–',
  total: 'Année',
  table: 'Mois par mois',
  edit: 'Fixer le budget',
  editTitle: (year) => `Budget ${year}`,
  editHelp:
    'Nuitées vendues et recettes hors taxes, mois par mois. Laissez les deux vides s’il n’y a pas de budget.',
  nightsOf: (month) => `Nuitées, ${month}`,
  revenueOf: (month) => `Recettes, ${month}`,
  nightsWrong: 'Veuillez indiquer un nombre entier de nuitées, par exemple 420',
  revenueWrong: 'Veuillez indiquer un montant, par exemple 26000 ou 26,000.00',
  both: 'Veuillez indiquer nuitées et recettes, ou aucune des deux',
  save: 'Enregistrer le budget',
  saving: 'Un instant…',
  cancel: 'Annuler',
  saved: (year) => `Le budget ${year} est enregistré`,
  unchanged: 'Rien n’a changé',
  theirs: (budget) =>
    budget
      ? `Quelqu’un d’autre a enregistré ${countOf(budget.nights, 'nuitée')}, ${formatPrice(toCents(budget.revenue))}`
      : 'Quelqu’un d’autre l’a vidé',
  help: 'Nuitées des séjours confirmés, en cours ou terminés, à la nuit où elles tombent ; pour les mois à venir, ce qui est vendu à ce jour. Les recettes sont ce que rapportent ces nuits une fois retirés les taxes et les frais de service compris dans leurs prix, comme au rapport Argent et taxes sous Hébergement. Un an avant désigne les mêmes mois de l’année précédente.',
}
