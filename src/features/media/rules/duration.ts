/** Seconds as m:ss (visitor-site 9); null where nobody has measured the video. */
export function formatDuration(seconds: number | null): string | null {
  if (!seconds) return null
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
