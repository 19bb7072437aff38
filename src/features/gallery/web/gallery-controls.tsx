import { Button } from '@/web/ui/button'
import { joinClasses } from '@/web/ui/classes'
import type { GalleryImage } from '../contract'
import { imagesUnder } from '../rules/chip-images'
import { GALLERY_CHIPS, type GalleryChip } from '../rules/gallery-chips'
import type { GalleryView } from '../rules/gallery-search'
import { galleryText } from '../text'
import { ViewIcon } from './view-icon'

/** A chip a category with how many pictures it has. Of no use without scripts, so not shown then. */
export function GalleryChips({
  images,
  shown,
  onShow,
}: {
  images: readonly GalleryImage[]
  shown: GalleryChip
  onShow: (chip: GalleryChip) => void
}) {
  return (
    <fieldset className="min-w-0 noscript:hidden">
      <legend className="sr-only">{galleryText.filter}</legend>
      <div className="flex gap-2 max-sm:-mx-5 max-sm:overflow-x-auto max-sm:px-5 max-sm:py-1 sm:flex-wrap">
        {GALLERY_CHIPS.map((chip) => (
          <button
            key={chip}
            type="button"
            aria-pressed={chip === shown}
            onClick={() => onShow(chip)}
            className={joinClasses(
              'inline-flex min-h-11 shrink-0 items-center gap-2 rounded-full border px-4 text-sm font-semibold transition-colors duration-150',
              chip === shown
                ? 'border-forest bg-forest text-paper'
                : 'border-line-strong bg-paper text-forest hover:border-forest hover:bg-mist',
            )}
          >
            {galleryText.chips[chip]}
            <span className="tabular text-xs">{imagesUnder(chip, images).length}</span>
          </button>
        ))}
      </div>
    </fieldset>
  )
}

export function ViewToggle({ view, onView }: { view: GalleryView; onView: (view: GalleryView) => void }) {
  return (
    <fieldset className="flex gap-1 noscript:hidden">
      <legend className="sr-only">{galleryText.view}</legend>
      {(['grid', 'list'] as const).map((one) => (
        <Button
          key={one}
          look={one === view ? 'primary' : 'quiet'}
          aria-pressed={one === view}
          onClick={() => onView(one)}
        >
          <ViewIcon name={one} />
          {galleryText[one]}
        </Button>
      ))}
    </fieldset>
  )
}
