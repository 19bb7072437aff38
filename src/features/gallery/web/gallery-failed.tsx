import { Button } from '@/web/ui/button'
import { Notice } from '@/web/ui/notice'
import { galleryText } from '../text'

/** Where pictures or films could not be fetched. */
export function GalleryFailed({ title, onTryAgain }: { title: string; onTryAgain: () => void }) {
  return (
    <Notice title={title} help={galleryText.failedHelp} role="alert" className="mt-10">
      <Button onClick={onTryAgain}>{galleryText.tryAgain}</Button>
    </Notice>
  )
}
