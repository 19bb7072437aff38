import type * as english from '@/features/channels/rules/input-words'
import type { PanelTranslation } from '@/kernel/translation'

export const feedInputText: PanelTranslation<typeof english.feedInputText> = {
  address:
    'Veuillez indiquer l’adresse que la plateforme affiche pour son calendrier, par exemple https://…/1234.ics',
  name: 'Veuillez indiquer le nom de la plateforme',
}
