import { useEffect, useState } from 'react'
import { allChallenges } from '../content/challenges'
import { NO_PROGRESS, PROGRESS_KEY, type Progress, readProgress, writeProgress } from './challenge-progress'

function knownIds(): string[] {
  return allChallenges().map(({ id }) => id)
}

/**
 * The finished challenges, kept in this browser and the same in all its tabs. `isKept` turns false where the
 * browser refuses to keep anything: the progress then lasts as long as the page.
 */
export function useChallengeProgress() {
  const [progress, setProgress] = useState<Progress>(NO_PROGRESS)
  const [isKept, setKept] = useState(true)

  useEffect(() => {
    const kept = readStorage()
    setKept(kept !== 'refused')
    if (kept !== 'refused') setProgress(readProgress(kept, knownIds()))
    const onStorage = ({ key, newValue }: StorageEvent) => {
      if (key === PROGRESS_KEY || key === null) setProgress(readProgress(newValue, knownIds()))
    }
    addEventListener('storage', onStorage)
    return () => removeEventListener('storage', onStorage)
  }, [])

  function change(next: Progress) {
    setProgress(next)
    setKept(writeStorage(writeProgress(next)))
  }

  return { progress, isKept, change }
}

/** Browsers with site data blocked throw at the mere touch of local storage. */
function readStorage(): string | null | 'refused' {
  try {
    return localStorage.getItem(PROGRESS_KEY)
  } catch {
    return 'refused'
  }
}

function writeStorage(text: string): boolean {
  try {
    localStorage.setItem(PROGRESS_KEY, text)
    return true
  } catch {
    return false
  }
}
