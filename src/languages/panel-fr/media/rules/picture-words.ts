import type * as english from '@/features/media/rules/picture-words'
import type { PanelTranslation } from '@/kernel/translation'

export const PICTURE_WORDS: PanelTranslation<typeof english.PICTURE_WORDS> = {
  shape: {
    title: 'Format d’image peu adapté',
    description: (size) => `Cette image fait ${size}. Le mieux est 16:9, par exemple 1920x1080.`,
  },
  coarse: {
    title: 'Faible résolution',
    description: (size) => `Cette image fait ${size} et peut manquer de netteté. Le mieux est 1920x1080.`,
  },
}
