import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Button } from '@/web/ui/button'
import { Notice } from '@/web/ui/notice'
import { Container } from '@/web/ui/section'
import { Loading, Skeleton } from '@/web/ui/skeleton'
import { pageSectionsQuery } from '../queries'
import type { SectionPage } from '../rules/section-names'
import { pageSectionsWords as words } from '../text'

type WithSectionsProps = {
  page: SectionPage
  /** Stands alone as the page's heading while its sections are not there. */
  title: string
  children: ReactNode
}

/** What stands on a page's sections, once they are there. */
export function WithSections({ page, title, children }: WithSectionsProps) {
  const { data, isError, refetch } = useQuery(pageSectionsQuery(page))
  if (data) return children
  return (
    <Container className="min-h-dvh py-12 md:py-20">
      <h1 className="text-4xl">{title}</h1>
      {isError ? (
        <Notice title={words.failed} help={words.failedHelp} role="alert" className="mt-10">
          <Button onClick={() => refetch()}>{words.tryAgain}</Button>
        </Notice>
      ) : (
        <Loading label={words.loading} className="mt-10 grid gap-5">
          <Skeleton className="h-72" />
          <Skeleton className="h-40" />
        </Loading>
      )}
    </Container>
  )
}
