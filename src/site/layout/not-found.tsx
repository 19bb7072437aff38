import { buttonClass } from '@/web/ui/button'
import { PageLink } from '@/web/ui/page-link'
import { Container } from '@/web/ui/section'
import { WovenBand } from '@/web/ui/woven-band'

/** Any path no page stands at (agreed wording, docs/decisions/wording.md: the wording is literal). */
export function NotFound() {
  return (
    <main id="main" className="relative isolate grid min-h-160 items-center overflow-hidden bg-dusk on-dark">
      <title>404 Page Not Found</title>
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
        <h1 className="text-4xl">404 Page Not Found</h1>
        <p className="mt-4 max-w-measure text-lg">Did you forget to add the page to the router?</p>
        <p className="mt-2 max-w-measure">
          The path you followed ends here. The way back to the villas is a short one.
        </p>
        <div className="mt-8 flex flex-wrap gap-3">
          <PageLink path="/calendar" className={buttonClass({ look: 'action', size: 'large' })}>
            See free nights
          </PageLink>
          <PageLink path="/" className={buttonClass({ look: 'light', size: 'large' })}>
            Back to the start
          </PageLink>
        </div>
      </Container>
    </main>
  )
}
