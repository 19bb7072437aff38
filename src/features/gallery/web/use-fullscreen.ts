import { type RefObject, useEffect, useState } from 'react'

/**
 * Puts an element over the whole screen and back. Where the platform has no such thing (iPhones), or refuses,
 * it stays where it is: it fills the window already.
 */
export function useFullscreen(element: RefObject<HTMLElement | null>) {
  const [isFullscreen, setFullscreen] = useState(false)

  useEffect(() => {
    const onChange = () => setFullscreen(document.fullscreenElement !== null)
    document.addEventListener('fullscreenchange', onChange)
    return () => document.removeEventListener('fullscreenchange', onChange)
  }, [])

  function toggleFullscreen() {
    const stays = () => setFullscreen(document.fullscreenElement !== null)
    if (document.fullscreenElement) document.exitFullscreen().catch(stays)
    else element.current?.requestFullscreen?.().catch(stays)
  }

  return { isFullscreen, toggleFullscreen }
}
