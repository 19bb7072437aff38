import { QueryClientProvider } from '@tanstack/react-query'
import { createRootRouteWithContext, HeadContent, Outlet, Scripts } from '@tanstack/react-router'
import { type ReactNode, Suspense } from 'react'
import { findPictureSources } from '@/features/media/rules/picture-sources'
import { propertyQuery } from '@/features/property/queries'
import { currentLanguage } from '@/kernel/language'
import { KeptHead } from '@/web/kit/kept-head'
import { lazyInOwnTask } from '@/web/kit/lazy-section'
import type { SiteContext } from '@/web/kit/page-head'
import { preload } from '@/web/kit/preload'
import { PictureSources } from '@/web/ui/picture'
import serifFont from '../../../assets/fonts/fraunces.woff2?url'
import sansFont from '../../../assets/fonts/source-sans-3.woff2?url'
import { SiteFrame } from '../layout/site-frame'

const Page = lazyInOwnTask(Outlet)

export const Route = createRootRouteWithContext<SiteContext>()({
  loader: ({ context }) => preload(context, propertyQuery),
  head: () => ({
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1, viewport-fit=cover' },
      { name: 'theme-color', content: '#1f4d3a' },
    ],
    links: [
      ...[serifFont, sansFont].map((href) => ({
        rel: 'preload',
        as: 'font',
        type: 'font/woff2',
        crossOrigin: 'anonymous' as const,
        href,
      })),
      { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
      { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
      { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
      { rel: 'manifest', href: '/site.webmanifest' },
    ],
  }),
  shellComponent: Shell,
  component: () => (
    <SiteFrame>
      {/* Where there is no page, the router asks for the code that says so without a boundary of its own. */}
      <Suspense>
        <Page />
      </Suspense>
    </SiteFrame>
  ),
})

/** The document around a page, on the server; in the browser what stands in its body. */
function Shell({ children }: { children: ReactNode }) {
  const { queryClient } = Route.useRouteContext()
  const body = (
    <QueryClientProvider client={queryClient}>
      <PictureSources value={findPictureSources}>{children}</PictureSources>
    </QueryClientProvider>
  )
  if (!import.meta.env.SSR)
    return (
      <>
        <KeptHead />
        {body}
      </>
    )
  return (
    <html lang={currentLanguage()}>
      <head>
        <HeadContent />
      </head>
      <body>
        {body}
        <Scripts />
      </body>
    </html>
  )
}
