import type * as english from '@/features/password-links/rules/forgotten-words'
import type { PanelTranslation } from '@/kernel/translation'

export const FORGOTTEN_ANSWER: PanelTranslation<typeof english.FORGOTTEN_ANSWER> =
  'S’il existe un compte avec cette adresse, un lien pour choisir un nouveau mot de passe lui est envoyé. Il est valable une heure. Rien n’arrive ? Adressez-vous à un super administrateur de l’hôtel.'
