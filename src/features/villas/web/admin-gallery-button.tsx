import { lazy, Suspense, useState } from 'react'
import { PanelLoadingLine } from '@/web/admin-kit/loading-line'
import { RowButton } from '@/web/admin-kit/row-button'
import { Dialog } from '@/web/ui/dialog'
import type { StaffVilla } from '../contract'
import { villaGalleryText as words } from './admin-gallery-text'

const VillaGallery = lazy(async () => ({ default: (await import('./admin-gallery')).VillaGallery }))

/** Opens a villa's own pictures and videos. */
export function GalleryButton({ item: villa }: { item: StaffVilla }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <RowButton
        icon="album"
        label={words.manage(villa.name, villa.roomNumber)}
        onClick={() => setOpen(true)}
      />
      <Dialog
        open={isOpen}
        title={words.title(villa.name)}
        onClose={() => setOpen(false)}
        className="sm:max-w-4xl"
      >
        <Suspense fallback={<PanelLoadingLine label={words.loading} />}>
          <VillaGallery villaId={villa.id} />
        </Suspense>
      </Dialog>
    </>
  )
}
