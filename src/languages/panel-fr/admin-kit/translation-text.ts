import type { Language } from '@/kernel/language'
import type { PanelTranslation } from '@/kernel/translation'
import type * as english from '@/web/admin-kit/translation-text'

/** What staff call the languages of guests. */
const NAMES: Record<Language, string> = { en: 'anglais', fr: 'français', sw: 'kiswahili', de: 'allemand' }

export const translationText: PanelTranslation<typeof english.translationText> = {
  column: 'Langues',
  name: (language) => NAMES[language],
  translate: (name) => `Traduire ${name}`,
  title: (name) => `${name} en d’autres langues`,
  tab: (language, missing, changed) =>
    NAMES[language] + (missing > 0 ? ` : ${missing} à traduire` : changed > 0 ? ' : anglais modifié' : ''),
  missing: (languages) => `À traduire : ${languages}`,
  changed: (languages) => `Anglais modifié depuis : ${languages}`,
  isMissing: 'Traduction incomplète',
  hasChanged: 'L’anglais a été modifié',
  complete: 'Complet',
  help: 'Les clients lisent le texte anglais partout où il n’y en a pas d’autre. Les prix et les images sont les mêmes dans toutes les langues.',
  nothing: 'Il n’y a encore rien à traduire : écrivez d’abord le texte anglais.',
  english: 'Anglais',
  fieldChanged: 'Le texte anglais a été modifié depuis cette traduction.',
  fits: 'Les textes que je ne modifie pas ici correspondent toujours à l’anglais',
  done: 'Traductions enregistrées',
  failed: 'Les traductions n’ont pas pu être enregistrées',
  notLoaded: 'Les traductions n’ont pas pu être chargées.',
}
