import { defineWords } from './words'

export const DECIMAL_WORDS = defineWords('decimals.DECIMAL_WORDS', {
  told: (figure: string) => figure,
  percent: (figure: string) => `${figure}%`,
})

/** `18%`, as the current language writes it. */
export function formatPercent(figure: number): string {
  return DECIMAL_WORDS.percent(formatDecimal(figure))
}

/** A figure such as `1.5` as the current language writes it; one without a point stays. */
export function formatDecimal(figure: number | string): string {
  return DECIMAL_WORDS.told(String(figure))
}
