import { defineWords } from '@/kernel/words'
import { PageName } from '@/web/kit/page-name'
import { Button } from '@/web/ui/button'
import { Container } from '@/web/ui/section'
import { WovenBand } from '@/web/ui/woven-band'

export const LOAD_FAILED_WORDS = defineWords('site-load-failed.LOAD_FAILED_WORDS', {
  title: 'This page could not be loaded',
  advice: 'Please check your connection and try again.',
  tryAgain: 'Try again',
} as const)

/**
 * Stands where a page could not be loaded; says so without technical words and offers to try again. That asks the server
 * for the page anew: code that once failed to come is not asked for again.
 */
export function LoadFailed() {
  return (
    <main id="main" className="grid min-h-[28rem] items-center">
      <PageName title={LOAD_FAILED_WORDS.title} />
      <Container className="py-20">
        <WovenBand className="mb-8 max-w-45 text-cream" />
        <h1 className="text-3xl">{LOAD_FAILED_WORDS.title}</h1>
        <p className="mt-3 text-lg text-ink-soft">{LOAD_FAILED_WORDS.advice}</p>
        <Button look="action" size="large" className="mt-8" onClick={() => location.reload()}>
          {LOAD_FAILED_WORDS.tryAgain}
        </Button>
      </Container>
    </main>
  )
}
