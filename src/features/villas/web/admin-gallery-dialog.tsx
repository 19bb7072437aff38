import { lazy, Suspense } from 'react'
import { PanelLoadingLine } from '@/web/admin-kit/loading-line'
import { Dialog } from '@/web/ui/dialog'
import type { StaffVilla } from '../contract'
import { villaGalleryText as words } from './admin-gallery-text'

const VillaGallery = lazy(async () => ({ default: (await import('./admin-gallery')).VillaGallery }))

/**
 * A villa's own pictures and videos. It stands beside the list rather than in a row, which is another element when a
 * tablet is turned: what is typed here would go with it.
 */
export function GalleryDialog({ villa, onClose }: { villa: StaffVilla; onClose: () => void }) {
  return (
    <Dialog open title={words.title(villa.name)} onClose={onClose} className="sm:max-w-4xl">
      <Suspense fallback={<PanelLoadingLine label={words.loading} />}>
        <VillaGallery villaId={villa.id} />
      </Suspense>
    </Dialog>
  )
}
