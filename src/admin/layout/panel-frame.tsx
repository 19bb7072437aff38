import { Outlet, useLocation } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { NewsBell } from '@/features/staff-news/web/admin-news-bell'
import { newsText } from '@/features/staff-news/web/admin-text'
import { useNews } from '@/features/staff-news/web/admin-use-news'
import { usePush } from '@/features/staff-push/web/admin-use-push'
import { useMay } from '@/web/admin-kit/use-may'
import { useWide } from '@/web/admin-kit/use-wide'
import { Button } from '@/web/ui/button'
import { Icon } from '@/web/ui/icon'
import { panelText as words } from '../text'
import { SearchButton } from './search-button'
import { useSection } from './section-screen'
import { MenuDrawer, SideMenu } from './side-menu'

const OwnPassword = lazy(async () => ({
  default: (await import('@/features/accounts/web/admin-own-password')).OwnPassword,
}))

/** Side menu, the section's title, and the section. */
export function PanelFrame() {
  const isWide = useWide()
  const [isMenuOpen, setMenuOpen] = useState(false)
  const [isPasswordOpen, setPasswordOpen] = useState(false)
  const title = useSection()?.title ?? words.notFound
  const news = useNews()
  usePush()
  const hearsNews = useMay('front-desk')
  const heading = useHeading(title, news.unseen.length)

  return (
    <div className="min-h-dvh lg:grid lg:grid-cols-[17rem_minmax(0,1fr)] print:block">
      <a
        href="#content"
        className="sr-only z-50 bg-paper px-4 py-3 font-semibold text-forest focus:not-sr-only focus:fixed"
      >
        {words.skip}
      </a>
      {isWide && (
        <aside className="sticky top-0 h-dvh overflow-y-auto print:hidden">
          <SideMenu onPassword={() => setPasswordOpen(true)} />
        </aside>
      )}
      {!isWide && isMenuOpen && (
        <MenuDrawer
          onClose={() => setMenuOpen(false)}
          onPassword={() => {
            setMenuOpen(false)
            setPasswordOpen(true)
          }}
        />
      )}
      {isPasswordOpen && (
        <Suspense>
          <OwnPassword onClose={() => setPasswordOpen(false)} />
        </Suspense>
      )}
      <div className="flex min-w-0 flex-col">
        <header className="sticky top-0 z-20 flex print:static min-h-16 items-center gap-3 border-b border-line bg-paper px-4 sm:px-6 lg:px-8">
          {!isWide && (
            <Button
              look="bare"
              size="icon"
              aria-label={words.menu}
              onClick={() => setMenuOpen(true)}
              className="print:hidden"
            >
              <Icon name="menu" />
            </Button>
          )}
          <h1 ref={heading} tabIndex={-1} className="truncate text-xl outline-none">
            {title}
          </h1>
          <div className="ml-auto flex items-center gap-1">
            {hearsNews && <SearchButton />}
            {hearsNews && <NewsBell news={news} />}
          </div>
        </header>
        <main id="content" tabIndex={-1} className="grow px-4 py-5 outline-none sm:px-6 lg:px-8 lg:py-7">
          <Outlet />
        </main>
      </div>
    </div>
  )
}

/** Names the document after the section; whoever listens hears where a link has taken them. */
function useHeading(title: string, unseenNews: number) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    document.title = newsText.titled(unseenNews, words.documentTitle(title))
    if (shown.current === pathname) return
    shown.current = pathname
    heading.current?.focus()
    scrollTo(0, 0)
  }, [title, pathname, unseenNews])
  return heading
}
