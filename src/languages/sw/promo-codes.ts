import type * as english from '@/features/promo-codes/text'
import type { Translation } from '@/kernel/translation'

export const CODE_WORDS: Translation<typeof english.CODE_WORDS> = {
  ask: 'Una msimbo wa ofa?',
  label: 'Msimbo',
  missing: 'Tafadhali andika msimbo wako',
  apply: 'Tumia msimbo',
  applying: 'Tunatafuta...',
  remove: 'Ondoa msimbo',
  holds: (code, gives) => `Msimbo ${code}: ${gives}`,
  offline: 'Tumeshindwa kuutafuta msimbo. Tafadhali kagua mtandao wako na ujaribu tena.',
  lost: (reason) => `${reason} Bei mpya haina punguzo lake.`,
}
