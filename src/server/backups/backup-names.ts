const NAME = /^hotel-(\d{4})(\d\d)(\d\d)t(\d\d)(\d\d)(\d\d)z\.(backup|good)$/
const DAILY = 7
const WEEKLY = 4
const MONTHLY = 12
const WEEK_MS = 7 * 86_400_000
/** 1970-01-05 was a Monday. */
const FIRST_MONDAY_MS = 4 * 86_400_000

/** A backup in its place by the instant it was taken; it is good once it was restored for a trial. */
export type StoredBackup = { at: Date; isGood: boolean }

/** The keys of a backup and of the note that says it is good. */
export function keysOf(at: Date): { backup: string; note: string } {
  const stamp = at
    .toISOString()
    .replace(/[-:]|\.\d+/g, '')
    .toLowerCase()
  return { backup: `hotel-${stamp}.backup`, note: `hotel-${stamp}.good` }
}

/** The backups that these keys tell of, oldest first. A note without its backup tells of none. */
export function readNames(keys: readonly string[]): StoredBackup[] {
  const known = new Set(keys)
  return keys
    .flatMap((key) => {
      const [, year, month, day, hour, minute, second, ending] = NAME.exec(key) ?? []
      if (ending !== 'backup') return []
      const at = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`)
      return [{ at, isGood: known.has(keysOf(at).note) }]
    })
    .sort((one, other) => one.at.getTime() - other.at.getTime())
}

/**
 * Which good backups are kept: the newest of each of the last 7 days, 4 weeks and 12 months that have one, counted in UTC.
 * Days without a backup do not count, so that a server that stood still for a month keeps what it has.
 */
export function chooseKept(backups: readonly StoredBackup[]): Date[] {
  const newestFirst = backups
    .filter(({ isGood }) => isGood)
    .map(({ at }) => at)
    .reverse()
  const kept = new Set<Date>()
  for (const [most, periodOf] of [
    [DAILY, dayOf],
    [WEEKLY, weekOf],
    [MONTHLY, monthOf],
  ] as const) {
    const seen = new Set<string | number>()
    for (const at of newestFirst) {
      if (seen.has(periodOf(at)) || seen.size === most) continue
      seen.add(periodOf(at))
      kept.add(at)
    }
  }
  return newestFirst.filter((at) => kept.has(at)).reverse()
}

const dayOf = (at: Date) => at.toISOString().slice(0, 10)
const weekOf = (at: Date) => Math.floor((at.getTime() - FIRST_MONDAY_MS) / WEEK_MS)
const monthOf = (at: Date) => at.toISOString().slice(0, 7)
