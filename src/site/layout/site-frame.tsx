import { type ReactNode, Suspense } from 'react'
import { defineWords } from '@/kernel/words'
import { Deferred, lazyOnSign, lazySection } from '@/web/kit/lazy-section'
import { Toaster } from '@/web/ui/toast'
import { SiteHeader } from './site-header'

const SiteFooter = lazySection('site-footer', async () => (await import('./site-footer')).SiteFooter)
const RoundButtons = lazyOnSign('contact-button', async () => (await import('./round-buttons')).RoundButtons)

export const FRAME_WORDS = defineWords('site-frame.FRAME_WORDS', { skip: 'Skip to content' } as const)

/** What stands around every page: a way past the menu, header and footer, the buttons of contact and chat and the place of toasts. */
export function SiteFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <a
        href="#main"
        className="sr-only z-50 rounded-control bg-paper px-4 py-3 font-semibold text-forest focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
      >
        {FRAME_WORDS.skip}
      </a>
      <SiteHeader />
      {children}
      <Deferred>
        <SiteFooter />
      </Deferred>
      <Suspense>
        <RoundButtons />
      </Suspense>
      <Toaster />
    </>
  )
}
