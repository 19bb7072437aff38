import { notFound } from '@tanstack/react-router'
import { AppError } from '@/kernel/errors'
import type { SiteContext } from '@/web/kit/page-head'
import type { Query } from '@/web/kit/query'

/**
 * Throws a page's 404 where nothing is behind a private link, with what `tell` makes of the server's words; where that
 * cannot be known, the browser finds out. Nothing of what was read goes out with the page.
 */
export async function refuseDeadLink(
  { queryClient }: SiteContext,
  query: Query<unknown>,
  tell?: (message: string) => string | null,
): Promise<void> {
  try {
    await queryClient.fetchQuery(query)
  } catch (error) {
    if (error instanceof AppError && error.code === 'not-found')
      throw notFound(tell ? { data: tell(error.message) } : {})
  } finally {
    // What is left in here goes out with the page.
    queryClient.removeQueries({ queryKey: query.queryKey })
  }
}
