import type * as english from '@/features/villas/rules/unit-name'
import type { Translation } from '@/kernel/translation'

export const ROOM_WORDS: Translation<typeof english.ROOM_WORDS> = {
  room: (number) => `Chumba ${number}`,
}
