import { useLayoutEffect } from 'react'

type PageNameProps = {
  title: string
  /** False for what no search engine should list. */
  isIndexed?: boolean
}

/**
 * Names the page from within, where its route cannot: a failure, a link that is dead. The server moves what it finds here
 * into the head (`site-render.tsx`).
 */
export function PageName({ title, isIndexed = true }: PageNameProps) {
  useLayoutEffect(() => {
    const before = document.title
    document.title = title
    return () => {
      if (document.title === title) document.title = before
    }
  }, [title])
  if (!import.meta.env.SSR) return null
  return (
    <template data-head>
      <title>{title}</title>
      {!isIndexed && <meta name="robots" content="noindex" />}
    </template>
  )
}
