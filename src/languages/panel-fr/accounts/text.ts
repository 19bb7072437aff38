import type * as english from '@/features/accounts/text'
import type { PanelTranslation } from '@/kernel/translation'

export const NOT_AUTHENTICATED: PanelTranslation<typeof english.NOT_AUTHENTICATED> =
  'Vous n’êtes pas connecté'
