import type { Translation } from '@/kernel/translation'
import type * as english from '@/kernel/wire'

export const WIRE_WORDS: Translation<typeof english.WIRE_WORDS> = {
  day: 'Tafadhali andika tarehe halisi kama yyyy-mm-dd',
  amount: 'Tafadhali andika kiasi, mfano 65.00',
  tooLong: (most) => `Tafadhali tumia herufi zisizozidi ${most}`,
  controls: 'Tafadhali ondoa herufi za udhibiti',
}
