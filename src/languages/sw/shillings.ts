import type * as english from '@/kernel/shillings'
import type { Translation } from '@/kernel/translation'

export const SHILLING_WORDS: Translation<typeof english.SHILLING_WORDS> = {
  told: (whole) => `UGX\u00a0${whole}`,
}
