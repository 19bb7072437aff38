import type * as english from '@/features/property/rules/input-words'
import type { PanelTranslation } from '@/kernel/translation'

export const factInputText: PanelTranslation<typeof english.factInputText> = {
  score: 'Veuillez indiquer une note, par exemple 4.9',
  scoreSource: 'Veuillez indiquer d’où viennent ces notes',
  scoreSourceLength: 'Veuillez utiliser au plus 80 caractères',
  wholeHour: 'Veuillez indiquer une heure pile, sans minutes',
  hourOfDay: 'Veuillez indiquer une heure de 0 à 23',
  fact: 'Veuillez remplir ce champ',
  phone: 'Veuillez indiquer au moins un numéro de téléphone',
  timeZone: 'Veuillez indiquer un fuseau horaire, par exemple Africa/Kampala',
  depositRule:
    'Veuillez écrire en anglais l’arrivée sous la forme always, within 7 days ou 20 Dec to 5 Jan, et l’acompte sous la forme none, first night, 30% ou all',
  dayEnd: (latest) => `Veuillez indiquer une heure du matin, ${latest} au plus`,
}
