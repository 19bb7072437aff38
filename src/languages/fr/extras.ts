import type * as english from '@/features/extras/text'
import type { Translation } from '@/kernel/translation'

export const EXTRA_WORDS: Translation<typeof english.EXTRA_WORDS> = {
  notLeft: (name, day) =>
    `${name} : épuisé le ${day}. Veuillez le retirer ou choisir d’autres dates, ou appelez-nous.`,
  gone: 'L’un des extras n’est plus proposé. Veuillez les revoir et réserver de nouveau.',
  otherPrice: (sum) => `Les extras coûtent désormais ${sum}. Veuillez les revoir et réserver de nouveau.`,
  changedPrice: (sum) =>
    `Les extras s’élèvent désormais à ${sum}. Veuillez revoir le prix et enregistrer de nouveau.`,
  tooMany: (name, most) => `${name} : veuillez en choisir au plus ${most}`,
  removed: 'le séjour a été modifié',
}
