import type { pageHead } from './page-head'

type Loaded = { loaderData?: ReturnType<typeof pageHead> | undefined }

/**
 * A route's `head`, made by its `loader`. A loader is in its page's own bundle; a `head` that makes itself would be
 * in every page's, with all the words it is made of.
 */
export function loadedHead({ loaderData }: Loaded) {
  return loaderData ?? {}
}
