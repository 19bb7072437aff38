import { Button } from '@/web/ui/button'
import { listText } from './text'
import { translationText as words } from './translation-text'

/** Stands over a list whose rows are there and whose translations are not. */
export function TranslationsFailed({ onRetry }: { onRetry: () => unknown }) {
  return (
    <div role="alert" className="mb-4 flex flex-wrap items-center gap-3 text-sm text-alarm">
      <p>{words.notLoaded}</p>
      <Button look="quiet" size="small" onClick={() => void onRetry()}>
        {listText.tryAgain}
      </Button>
    </div>
  )
}
