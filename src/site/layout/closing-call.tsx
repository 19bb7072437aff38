import type { ReactNode } from 'react'
import { buttonClass } from '@/web/ui/button'
import { PageLink } from '@/web/ui/page-link'
import { Picture } from '@/web/ui/picture'
import { Container } from '@/web/ui/section'

type Way = { path: string; label: string }

/** The last word of a page over an evening picture: a reason to book, the action, and another way. */
export function ClosingCall({
  title,
  line,
  picture,
  action,
  other,
  children,
}: {
  title: string
  line: ReactNode
  picture: string | undefined
  action: Way
  other?: Way
  children?: ReactNode
}) {
  return (
    <section aria-labelledby="closing-title" className="relative isolate overflow-hidden bg-dusk on-dark">
      {picture && (
        <Picture
          address={picture}
          alt=""
          size="hero"
          className="absolute inset-0 -z-20 size-full object-cover object-[50%_85%]"
        />
      )}
      <div className="absolute inset-0 -z-10 scrim-even lg:scrim" />
      <Container className="py-20 md:py-28">
        <h2 id="closing-title" className="max-w-2xl text-3xl">
          {title}
        </h2>
        <div className="mt-4 max-w-lg text-lg">{line}</div>
        <div className="mt-8 flex flex-wrap gap-3">
          <PageLink path={action.path} className={buttonClass({ look: 'action', size: 'large' })}>
            {action.label}
          </PageLink>
          {other && (
            <PageLink path={other.path} className={buttonClass({ look: 'light', size: 'large' })}>
              {other.label}
            </PageLink>
          )}
        </div>
        {children}
      </Container>
    </section>
  )
}
