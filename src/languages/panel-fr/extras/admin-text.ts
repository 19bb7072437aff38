import type * as english from '@/features/extras/web/admin-text'
import type { PanelTranslation } from '@/kernel/translation'

export const changedExtrasText: PanelTranslation<typeof english.changedExtrasText> = {
  line: (extras, total) => `Extras ${extras}, total avec extras ${total}`,
  was: (extras) => `extras jusqu’ici ${extras}`,
  loading: 'Calcul du prix des extras',
  lookAgain: 'Les extras coûtent maintenant un autre montant. Veuillez le vérifier et enregistrer à nouveau.',
  unknown: 'Le prix des extras n’est pas connu. Veuillez réessayer.',
}
