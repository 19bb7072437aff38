import { useEffect, useRef } from 'react'
import type { PanelLanguage } from '@/kernel/panel-language'
import { followLanguage } from './panel-language'

/**
 * Who comes in where nobody was has the panel in their own language. Who signs in over the work of another does not until
 * the panel loads again: what is typed in its forms would be lost.
 */
export function useOwnLanguage(user: { language: PanelLanguage } | null | undefined): void {
  const isTaken = useRef(false)
  useEffect(() => {
    const wasTaken = isTaken.current
    isTaken.current = Boolean(user)
    if (!wasTaken) followLanguage(user?.language)
  }, [user])
}
