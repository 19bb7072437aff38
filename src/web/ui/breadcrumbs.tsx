import { defineWords } from '@/kernel/words'
import { PageLink } from './page-link'

export const TRAIL_WORDS = defineWords('ui-breadcrumbs.TRAIL_WORDS', { label: 'Breadcrumb' } as const)

/** The way from the start to this page, the page itself last. */
export function Breadcrumbs({ trail }: { trail: readonly { name: string; path: string }[] }) {
  return (
    <nav aria-label={TRAIL_WORDS.label}>
      <ol className="flex flex-wrap items-center gap-x-3 text-sm wrap-anywhere">
        {trail.map(({ name, path }, index) => (
          <li key={path} className="flex min-w-0 items-center gap-2">
            {index > 0 && <span aria-hidden="true">/</span>}
            {index === trail.length - 1 ? (
              <span aria-current="page" className="py-2">
                {name}
              </span>
            ) : (
              <PageLink path={path} className="inline-flex min-h-9 items-center underline underline-offset-4">
                {name}
              </PageLink>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
