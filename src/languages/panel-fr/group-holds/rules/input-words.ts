import type * as english from '@/features/group-holds/rules/input-words'
import type { PanelTranslation } from '@/kernel/translation'

export const holdInputText: PanelTranslation<typeof english.holdInputText> = {
  name: 'Veuillez indiquer le nom du groupe ou de la société',
  guests: 'Veuillez indiquer au moins une personne',
  noVilla: 'Veuillez choisir au moins une villa',
  tooMany: (most) => `Une option de groupe compte ${most} villas au plus`,
}
