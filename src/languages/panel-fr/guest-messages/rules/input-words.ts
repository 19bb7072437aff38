import type * as english from '@/features/guest-messages/rules/input-words'
import type { PanelTranslation } from '@/kernel/translation'

export const guestMessageInputText: PanelTranslation<typeof english.guestMessageInputText> = {
  name: 'Veuillez donner un nom au message',
  days: 'Veuillez indiquer de 0 à 60 jours',
  subject: 'Veuillez donner un objet au message',
  text: 'Veuillez écrire le message',
  template: 'Les noms de modèles n’ont que des minuscules, des chiffres et _',
  unknownFields: (names) => `Il n’y a pas de champ ${names.join(', ')}`,
}
