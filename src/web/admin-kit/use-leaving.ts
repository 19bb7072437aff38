import { useEffect, useRef } from 'react'

/** A signal that stops what is under way when the component leaves the page. */
export function useLeaving(): () => AbortSignal {
  const controller = useRef(new AbortController())
  useEffect(() => {
    // Effects may run anew: whoever comes back begins with a signal of their own.
    if (controller.current.signal.aborted) controller.current = new AbortController()
    return () => controller.current.abort()
  }, [])
  return () => controller.current.signal
}
