import { useMemo, useSyncExternalStore } from 'react'
import { type ExtraChoice, readChoice } from '@/features/extras/rules/extra-choice'
import { storedText } from '@/web/kit/stored-text'

/** What is said of single villas of a group, by the villa's id: in this tab alone, and never in the address. */
type ByVilla<Value> = Readonly<Record<string, Value>>

const names = storeByVilla('groupNames', (kept) => (typeof kept === 'string' ? kept : null))
const extras = storeByVilla<ExtraChoice>('groupExtras', readChoice)

/** Keeps the names until the group is booked; null forgets them. */
export const saveNames = names.save
/** The names typed so far; none on the server. */
export const useGroupNames = names.use
/** The same of the extras that are wished for. */
export const saveExtras = extras.save
export const useExtrasByVilla = extras.use

function storeByVilla<Value>(key: string, readOne: (kept: unknown) => Value | null) {
  const stored = storedText(key, () => sessionStorage)

  function readAll(text: string | null): ByVilla<Value> {
    try {
      const kept: unknown = JSON.parse(text ?? '{}')
      if (typeof kept !== 'object' || kept === null) return {}
      const sound = Object.entries(kept).flatMap(([villa, value]): [string, Value][] => {
        const read = readOne(value)
        return read === null ? [] : [[villa, read]]
      })
      return Object.fromEntries(sound)
    } catch {
      return {}
    }
  }

  return {
    save: (values: ByVilla<Value> | null) => stored.write(values && JSON.stringify(values)),
    use: (): ByVilla<Value> => {
      const text = useSyncExternalStore(stored.subscribe, stored.read, nothing)
      return useMemo(() => readAll(text), [text])
    },
  }
}

function nothing() {
  return null
}
