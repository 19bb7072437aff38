import { useSyncExternalStore } from 'react'

const WIDE = '(min-width: 64rem)'

/** True where there is room for a side menu and a table with columns. */
export function useWide(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(WIDE).matches)
}

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(WIDE)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}
