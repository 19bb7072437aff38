import { useRouter } from '@tanstack/react-router'
import { Button } from '@/web/ui/button'
import { Container } from '@/web/ui/section'
import { WovenBand } from '@/web/ui/woven-band'

/** Stands where a page could not be loaded; says so without technical words and offers to try again. */
export function LoadFailed() {
  const router = useRouter()
  return (
    <main id="main" className="grid min-h-[28rem] items-center">
      <Container className="py-20">
        <WovenBand className="mb-8 max-w-45 text-cream" />
        <h1 className="text-3xl">This page could not be loaded</h1>
        <p className="mt-3 text-lg text-ink-soft">Please check your connection and try again.</p>
        <Button look="action" size="large" className="mt-8" onClick={() => router.invalidate()}>
          Try again
        </Button>
      </Container>
    </main>
  )
}
