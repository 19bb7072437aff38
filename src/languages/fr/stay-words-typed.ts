import type * as english from '@/features/stay-words/rules/typed-words'
import type { Translation } from '@/kernel/translation'

export const TYPED_WORDS: Translation<typeof english.TYPED_WORDS> = {
  name: 'Veuillez indiquer votre nom et votre prénom',
  nameAlone: 'Veuillez indiquer un nom seul, sur une ligne',
  email: 'Veuillez saisir une adresse e-mail valable',
  reference:
    'Une référence a huit lettres et chiffres, sans 0, 1, I, L, O ni autres signes qui se ressemblent.',
  ages: (oldest) => `Veuillez indiquer des âges de 0 à ${oldest}`,
  extraTwice: 'Veuillez ne nommer chaque extra qu’une fois',
  lastBeforeFirst: 'Le dernier jour ne doit pas être avant le premier',
  tooManyDays: (most) => `Veuillez demander ${most} jours au plus`,
}
