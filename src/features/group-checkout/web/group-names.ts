import { useMemo, useSyncExternalStore } from 'react'
import { storedText } from '@/web/kit/stored-text'

/** Who stays in which villa, by the villa's id: in this tab alone, and never in the address. */
export type GroupNames = Readonly<Record<string, string>>

const namesText = storedText('groupNames', () => sessionStorage)

/** Keeps the names until the group is booked; null forgets them. */
export function saveNames(names: GroupNames | null): void {
  namesText.write(names && JSON.stringify(names))
}

/** The names typed so far; none on the server. */
export function useGroupNames(): GroupNames {
  const text = useSyncExternalStore(namesText.subscribe, namesText.read, nothing)
  return useMemo(() => readNames(text), [text])
}

function readNames(text: string | null): GroupNames {
  try {
    const kept: unknown = JSON.parse(text ?? '{}')
    if (typeof kept !== 'object' || kept === null) return {}
    return Object.fromEntries(Object.entries(kept).filter(([, name]) => typeof name === 'string'))
  } catch {
    return {}
  }
}

function nothing() {
  return null
}
