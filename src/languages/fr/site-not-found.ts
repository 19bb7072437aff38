import type { Translation } from '@/kernel/translation'
import type * as english from '@/site/layout/not-found'

export const NOT_FOUND_WORDS: Translation<typeof english.NOT_FOUND_WORDS> = {
  title: '404 Page introuvable',
  why: 'L’adresse a peut-être changé, ou comporte une faute de frappe.',
  way: 'Le chemin que vous suiviez s’arrête ici. Celui qui ramène aux villas est court.',
  calendar: 'Voir les nuits libres',
  start: 'Retour à l’accueil',
}
