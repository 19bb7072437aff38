import type { Translation } from '@/kernel/translation'
import type * as english from '@/web/kit/structured-data'

export const STRUCTURED_WORDS: Translation<typeof english.STRUCTURED_WORDS> = {
  offer: (room) => `${room}, malazi na kifungua kinywa`,
}
