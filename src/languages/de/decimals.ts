import type * as english from '@/kernel/decimals'
import type { Translation } from '@/kernel/translation'

export const DECIMAL_WORDS: Translation<typeof english.DECIMAL_WORDS> = {
  told: (figure) => figure.replace('.', ','),
  percent: (figure) => `${figure} %`,
}
