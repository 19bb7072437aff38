import { type SyntheticEvent, useEffect, useRef, useState } from 'react'

/**
 * Whether a `<details>` is open, for what is loaded only then: `<details {...details}>`. One that was pressed before the
 * page's program came counts as open too.
 */
export function useOpened(startsOpen = false) {
  const ref = useRef<HTMLDetailsElement>(null)
  const [isOpen, setOpen] = useState(startsOpen)
  useEffect(() => {
    if (ref.current?.open) setOpen(true)
  }, [])
  const onToggle = (event: SyntheticEvent<HTMLDetailsElement>) => setOpen(event.currentTarget.open)
  return { isOpen, details: { ref, open: isOpen, onToggle } }
}
