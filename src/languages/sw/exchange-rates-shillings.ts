import type * as english from '@/features/exchange-rates/web/shillings'
import type { Translation } from '@/kernel/translation'

export const words: Translation<typeof english.words> = {
  show: 'Onyesha shilingi pia',
  hide: 'Dola tu',
  about: (amount) => `takriban ${amount}`,
  note: (day) => `Kwa kulinganisha tu, kwa kiwango chetu cha ${day}. Bei ni kwa dola.`,
}
