import type * as english from '@/features/categories/rules/beds'
import type { Translation } from '@/kernel/translation'

const KINDS = {
  king: 'king',
  queen: 'queen',
  double: 'watu wawili',
  'three-quarter': 'robo tatu',
  single: 'mtu mmoja',
  bunk: 'ghorofa',
  sofa: 'sofa',
}

export const BED_WORDS: Translation<typeof english.BED_WORDS> = {
  beds: (count, kind) => `${count === 1 ? 'kitanda 1 cha' : `vitanda ${count} vya`} ${KINDS[kind]}`,
}
