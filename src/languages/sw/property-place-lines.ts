import type * as english from '@/features/property/web/place-lines'
import type { Translation } from '@/kernel/translation'

export const PLACE_WORDS: Translation<typeof english.PLACE_WORDS> = {
  plusCode: (code) => `Plus code ${code}`,
}
