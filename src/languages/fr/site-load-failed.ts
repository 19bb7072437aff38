import type { Translation } from '@/kernel/translation'
import type * as english from '@/site/layout/load-failed'

export const LOAD_FAILED_WORDS: Translation<typeof english.LOAD_FAILED_WORDS> = {
  title: 'Cette page n’a pas pu être chargée',
  advice: 'Veuillez vérifier votre connexion et réessayer.',
  tryAgain: 'Réessayer',
}
