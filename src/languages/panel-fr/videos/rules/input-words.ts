import type * as english from '@/features/videos/rules/input-words'
import type { PanelTranslation } from '@/kernel/translation'

export const videoSettingInputText: PanelTranslation<typeof english.videoSettingInputText> = {
  section: 'La rubrique est obligatoire',
  settingKey: 'Le nom du réglage est obligatoire',
}
