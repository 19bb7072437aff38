/** The browser's local storage key that the finished challenges are kept under. */
export const PROGRESS_KEY = 'villaChallenges'

export type Progress = ReadonlySet<string>

export const NO_PROGRESS: Progress = new Set()

/** What was kept, of the challenges there are; nothing when the text is missing or broken. */
export function readProgress(text: string | null, known: readonly string[]): Progress {
  const kept = parseList(text)
  return new Set(known.filter((id) => kept.includes(id)))
}

/** The text that `readProgress` reads. */
export function writeProgress(progress: Progress): string {
  return JSON.stringify([...progress])
}

/** With one challenge ticked, or no longer ticked. */
export function toggleChallenge(progress: Progress, id: string): Progress {
  const next = new Set(progress)
  if (!next.delete(id)) next.add(id)
  return next
}

/** What so many finished challenges amount to: the last step reached. `ranks` begin at 0 and rise. */
export function rankOf(done: number, ranks: readonly { from: number; text: string }[]): string {
  return ranks.findLast(({ from }) => done >= from)?.text ?? ''
}

function parseList(text: string | null): readonly unknown[] {
  if (text === null) return []
  try {
    const list: unknown = JSON.parse(text)
    return Array.isArray(list) ? list : []
  } catch {
    return []
  }
}
