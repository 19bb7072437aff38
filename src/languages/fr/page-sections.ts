import type * as english from '@/features/page-sections/text'
import type { Translation } from '@/kernel/translation'

export const pageSectionsWords: Translation<typeof english.pageSectionsWords> = {
  loading: 'Chargement de la page',
  failed: 'Le texte de cette page n’a pas pu être chargé',
  failedHelp:
    'Veuillez vérifier votre connexion et réessayer. La réception répond aussi à toutes vos questions.',
  tryAgain: 'Réessayer',
}
