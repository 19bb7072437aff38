import { defineWords } from '@/kernel/words'
import { PageName } from '@/web/kit/page-name'
import { buttonClass } from '@/web/ui/button'
import { PageLink } from '@/web/ui/page-link'
import { Container } from '@/web/ui/section'
import { WovenBand } from '@/web/ui/woven-band'

/** Agreed wording (docs/decisions/wording.md): what it says first is literal. */
export const NOT_FOUND_WORDS = defineWords('site-not-found.NOT_FOUND_WORDS', {
  title: '404 Page Not Found',
  why: 'Did you forget to add the page to the router?',
  way: 'The path you followed ends here. The way back to the villas is a short one.',
  calendar: 'See free nights',
  start: 'Back to the start',
} as const)

/** Any path no page stands at. */
export function NotFound() {
  return (
    <main id="main" className="relative isolate grid min-h-160 items-center overflow-hidden bg-dusk on-dark">
      <PageName title={NOT_FOUND_WORDS.title} />
      <img
        src="/api/assets/hills-at-dusk.svg"
        alt=""
        width="1200"
        height="800"
        className="absolute inset-0 -z-20 size-full object-cover object-[50%_85%] lg:left-[28%] lg:w-[72%]"
      />
      <div className="absolute inset-0 -z-10 scrim-even lg:scrim" />
      <Container className="py-20">
        <WovenBand className="mb-8 max-w-45 text-dusk" />
        <h1 className="text-4xl">{NOT_FOUND_WORDS.title}</h1>
        <p className="mt-4 max-w-measure text-lg">{NOT_FOUND_WORDS.why}</p>
        <p className="mt-2 max-w-measure">{NOT_FOUND_WORDS.way}</p>
        <div className="mt-8 flex flex-wrap gap-3">
          <PageLink path="/calendar" className={buttonClass({ look: 'action', size: 'large' })}>
            {NOT_FOUND_WORDS.calendar}
          </PageLink>
          <PageLink path="/" className={buttonClass({ look: 'light', size: 'large' })}>
            {NOT_FOUND_WORDS.start}
          </PageLink>
        </div>
      </Container>
    </main>
  )
}
