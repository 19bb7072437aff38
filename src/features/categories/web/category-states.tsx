import { Button } from '@/web/ui/button'
import { Notice } from '@/web/ui/notice'
import { categoriesText as words } from '../text'

/** Where the categories could not be fetched. */
export function CategoriesFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <Notice title={words.failed} help={words.failedHelp} role="alert" className="mt-12">
      <Button onClick={onRetry}>{words.tryAgain}</Button>
    </Notice>
  )
}

/** Where there are none yet. */
export function NoCategories() {
  return <Notice title={words.empty} help={words.emptyHelp} className="mt-12" />
}
