/** Seconds as m:ss (docs/decisions/product-rules.md); null where nobody has measured the video. */
export function formatDuration(seconds: number | null): string | null {
  if (!seconds) return null
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
