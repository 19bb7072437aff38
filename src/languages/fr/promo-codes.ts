import type * as english from '@/features/promo-codes/text'
import type { Translation } from '@/kernel/translation'

export const CODE_WORDS: Translation<typeof english.CODE_WORDS> = {
  missing: 'Veuillez saisir votre code',
  ask: 'Un code promo ?',
  label: 'Code',
  apply: 'Utiliser',
  applying: 'Recherche…',
  remove: 'Retirer le code',
  holds: (code, gives) => `Code ${code} : ${gives}`,
  offline: 'Le code n’a pas pu être vérifié. Veuillez vérifier votre connexion et réessayer.',
  lost: (reason) => `${reason} Le nouveau prix est sans lui.`,
}
