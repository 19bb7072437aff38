import type * as english from '@/features/retention/web/admin-text'
import type { PanelTranslation } from '@/kernel/translation'
import { countOf } from '@/languages/panel-fr/kernel/count-of'

export const retentionText: PanelTranslation<typeof english.retentionText> = {
  kept: 'Durée de conservation des données des clients',
  help: 'Chaque nuit, ce qui est plus ancien est supprimé automatiquement. La politique de confidentialité du site dit la même chose.',
  period: (days, since, afterwards) => `${days} après ${since} ; ensuite, ${afterwards}.`,
  last: 'La nuit dernière',
  removed: (count) => (count === 0 ? 'rien à supprimer' : countOf(count, 'supprimé')),
  unfinished: 'inachevé : voir le journal',
  never: 'pas encore',
  nights: 'Ce qui a été supprimé',
  nothing: 'Il n’y a encore rien eu à supprimer.',
  erasures: 'Clients effacés à leur demande',
  noErasures: 'Aucun jusqu’ici.',
  erasuresHelp:
    'Après la restauration d’une sauvegarde, effacez à nouveau ceux qui figurent ici depuis qu’elle a été faite.',
  noBookings: 'aucune réservation',
  by: (who) => `demandé par ${who}`,
  loading: 'Chargement',
  failed: 'Ceci n’a pas pu être chargé',
  failedHelp: 'Veuillez vérifier votre connexion et réessayer.',
  tryAgain: 'Réessayer',
}
