import type { ReactNode } from 'react'
import { Button } from '@/web/ui/button'
import { WovenBand } from '@/web/ui/woven-band'
import { categoriesText as words } from '../text'

/** Where the categories could not be fetched. */
export function CategoriesFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <Notice title={words.failed} help={words.failedHelp}>
      <Button look="primary" className="mt-6" onClick={onRetry}>
        {words.tryAgain}
      </Button>
    </Notice>
  )
}

/** Where there are none yet. */
export function NoCategories() {
  return <Notice title={words.empty} help={words.emptyHelp} />
}

function Notice({ title, help, children }: { title: string; help: string; children?: ReactNode }) {
  return (
    <div role="status" className="mt-12 rounded-card border border-line bg-cream px-6 py-14 text-center">
      <WovenBand className="mx-auto mb-6 max-w-36 text-cream" />
      <h3 className="text-xl">{title}</h3>
      <p className="mt-2 text-ink-soft">{help}</p>
      {children}
    </div>
  )
}
