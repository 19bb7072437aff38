import type * as english from '@/features/unanswered-questions/rules/input-words'
import type { PanelTranslation } from '@/kernel/translation'

export const answerInputText: PanelTranslation<typeof english.answerInputText> = {
  subject: 'Veuillez indiquer le sujet',
  answer: 'Veuillez indiquer la réponse',
  words: 'Veuillez écrire la réponse',
}
