import type * as english from '@/features/breaches/rules/input-words'
import type { PanelTranslation } from '@/kernel/translation'

export const breachInputText: PanelTranslation<typeof english.breachInputText> = {
  title: 'Veuillez dire en quelques mots ce qui s’est passé',
  happened: 'Veuillez décrire ce qui s’est passé',
  affected: 'Veuillez indiquer qui est concerné',
}
