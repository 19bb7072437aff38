import type { ReactNode } from 'react'
import { Button } from '@/web/ui/button'
import { WovenBand } from '@/web/ui/woven-band'
import { galleryText } from '../text'

/** Stands where there is nothing to see, and says what to do next; `onTryAgain` where it was a failure. */
export function GalleryNotice({
  title,
  help = galleryText.failedHelp,
  onTryAgain,
  children,
}: {
  title: string
  help?: string
  onTryAgain?: () => void
  children?: ReactNode
}) {
  return (
    <div
      role="status"
      className="mt-10 rounded-card border border-line bg-paper px-6 py-14 text-center text-ink [--focus:var(--color-dusk)]"
    >
      <WovenBand className="mx-auto mb-6 max-w-36 text-paper" />
      <h3 className="text-xl">{title}</h3>
      <p className="mt-2 text-ink-soft">{help}</p>
      {onTryAgain && (
        <Button className="mt-6" onClick={onTryAgain}>
          {galleryText.tryAgain}
        </Button>
      )}
      {children}
    </div>
  )
}
