import type * as english from '@/features/accounts/rules/input-words'
import type { PanelTranslation } from '@/kernel/translation'

export const accountInputText: PanelTranslation<typeof english.accountInputText> = {
  email: 'Veuillez saisir une adresse e-mail valide',
  shortest: (least) => `Veuillez utiliser au moins ${least} caractères`,
  password: 'Le mot de passe est obligatoire',
  code: 'Veuillez saisir le code',
  role: 'Veuillez choisir un rôle',
  name: 'Veuillez lui donner un nom',
}
