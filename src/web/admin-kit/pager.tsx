import { Button } from '@/web/ui/button'
import { Icon } from '@/web/ui/icon'
import { type Picked, ROWS_A_PAGE } from './list-rows'
import { listText as words } from './text'

type PagerProps = {
  picked: Pick<Picked<unknown>, 'page' | 'pages' | 'total' | 'rows'>
  /** Rows on a full page. */
  size?: number
  onPage: (page: number) => void
}

/** Which rows are shown of how many, and the way to the others. */
export function Pager({ picked, size = ROWS_A_PAGE, onPage }: PagerProps) {
  const { page, pages, total, rows } = picked
  const first = (page - 1) * size + 1
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p aria-live="polite" className="tabular text-sm text-ink-soft">
        {words.range(first, first + rows.length - 1, total)}
      </p>
      {pages > 1 && (
        <div className="flex items-center gap-1.5 print:hidden">
          <Button
            look="quiet"
            size="icon"
            aria-label={words.previousPage}
            disabled={page === 1}
            onClick={() => onPage(page - 1)}
          >
            <Icon name="chevronLeft" />
          </Button>
          <p className="tabular px-2 text-sm">{words.page(page, pages)}</p>
          <Button
            look="quiet"
            size="icon"
            aria-label={words.nextPage}
            disabled={page === pages}
            onClick={() => onPage(page + 1)}
          >
            <Icon name="chevronRight" />
          </Button>
        </div>
      )}
    </div>
  )
}
