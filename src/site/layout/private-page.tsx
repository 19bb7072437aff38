import type { ReactNode } from 'react'
import { PageName } from '@/web/kit/page-name'
import { Container } from '@/web/ui/section'
import { WovenBand } from '@/web/ui/woven-band'

type PrivatePageProps = { title: string; children: ReactNode }

/** A page that a private link leads to: its name in a low head, and what it is about. */
export function PrivatePage({ title, children }: PrivatePageProps) {
  return (
    <main id="main">
      <header className="bg-forest on-dark">
        <Container className="py-6">
          <h1 className="text-2xl">{title}</h1>
        </Container>
        <WovenBand className="text-forest print:hidden" />
      </header>
      <Container className="py-8 pb-14">{children}</Container>
    </main>
  )
}

/** The same where nothing is behind the link. */
export function NoPrivatePage({ title, children }: PrivatePageProps) {
  return (
    <PrivatePage title={title}>
      <PageName title={title} isIndexed={false} />
      {children}
    </PrivatePage>
  )
}
