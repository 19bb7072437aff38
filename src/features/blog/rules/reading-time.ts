const WORDS_A_MINUTE = 200

/** Minutes a post takes to read, at least one. */
export function minutesOf(content: string): number {
  const words = content.split(/\s+/).filter(Boolean).length
  return Math.max(1, Math.round(words / WORDS_A_MINUTE))
}
