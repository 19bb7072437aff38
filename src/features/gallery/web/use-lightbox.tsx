import { type MouseEvent, type ReactNode, useState } from 'react'
import type { Lightbox, LightboxPicture } from './lightbox'

/**
 * Opens pictures over the page, each from a link that leads to it in full: `onClick` of that link, and the lightbox to
 * render where one is open. Closed, the focus is back on the link. Without its code the link does what links do.
 */
export function useLightbox(pictures: readonly LightboxPicture[]) {
  const [opened, setOpened] = useState<{ Box: typeof Lightbox<LightboxPicture>; at: number } | null>(null)

  async function openAt(event: MouseEvent<HTMLAnchorElement>, at: number) {
    // Whoever wants a tab of its own gets one.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    // Safari gives a pressed link no focus, and it is to come back here.
    event.currentTarget.focus({ preventScroll: true })
    const { href } = event.currentTarget
    try {
      const { Lightbox: Box } = await import('./lightbox')
      setOpened({ Box, at })
    } catch {
      location.assign(href)
    }
  }

  const lightbox: ReactNode = opened && (
    <opened.Box images={pictures} startAt={opened.at} onClose={() => setOpened(null)} />
  )
  return {
    lightbox,
    onOpen: (at: number) => (event: MouseEvent<HTMLAnchorElement>) => void openAt(event, at),
  }
}
