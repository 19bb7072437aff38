import type * as english from '@/features/message-threads/rules/input-words'
import type { PanelTranslation } from '@/kernel/translation'

export const answerInputText: PanelTranslation<typeof english.answerInputText> = {
  templateName: 'Veuillez donner un nom au modèle',
  templateText: 'Veuillez écrire le texte',
  noField: (fields) => (fields.includes(',') ? `Champs inconnus : ${fields}` : `Champ inconnu : ${fields}`),
  open: (fields) => `Veuillez écrire quelque chose pour ${fields}`,
  subject: 'Veuillez donner un objet à l’e-mail',
  text: 'Veuillez écrire une réponse',
}
