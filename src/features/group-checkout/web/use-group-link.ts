import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { GroupLink } from '@/features/groups/rules/group-search'

/**
 * What is chosen, and the way to change it. It stands in the page's state and is written to the address, which follows a
 * moment later: presses that are quicker than the router each count. An address that somebody else changed is followed.
 */
export function useGroupLink(address: GroupLink) {
  const navigate = useNavigate()
  const [link, setLink] = useState(address)
  const [seen, setSeen] = useState(address)
  /** How many changes of ours are on their way to the address. */
  const [writing, setWriting] = useState(0)
  if (keyOf(seen) !== keyOf(address)) {
    setSeen(address)
    if (writing === 0) setLink(address)
  }

  function go(search: GroupLink, resetScroll = false) {
    setLink(search)
    setWriting((count) => count + 1)
    const arrive = () => setWriting((count) => count - 1)
    void navigate({ to: '/booking/group', search, replace: true, resetScroll }).finally(arrive)
  }

  return { link, go }
}

/** The same text for the same link, in whatever order it says it. */
function keyOf(link: GroupLink): string {
  return JSON.stringify(Object.entries(link).sort())
}
