import type { Translation } from '@/kernel/translation'
import type * as english from '@/site/content/posts'

export const postsContent: Translation<typeof english.postsContent> = {
  title: 'Nouvelles de la maison',
  kicker: 'Nouvelles',
  author: (hotel) => `L’équipe ${hotel}`,
  loading: 'Chargement de l’article',
  failed: 'Cet article n’a pas pu être chargé',
  failedHelp: 'Veuillez vérifier votre connexion et réessayer.',
  tryAgain: 'Réessayer',
}
