/** Pages that no search engine is told of, but guests see: what visitors of old links come to, and what is not there. */
export const UNLISTED_PAGES = ['/home', '/no-such-page'] as const

/** The paths of every public page that the server at `url` has, in the order of its site map, unlisted ones last. */
export async function readPublicPages(url: string): Promise<string[]> {
  const answer = await fetch(new URL('/sitemap.xml', url))
  if (!answer.ok) throw new Error(`GET /sitemap.xml answered ${answer.status}`)
  const listed = [...(await answer.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].flatMap(([, address]) =>
    address ? [new URL(address).pathname] : [],
  )
  if (listed.length === 0) throw new Error('The site map names no page')
  return [...listed, ...UNLISTED_PAGES]
}

/** Of pages that differ only in the last part of their path, as those of villa categories do, the first alone. */
export function onePageOfAKind(paths: readonly string[]): string[] {
  const kinds = new Set<string>()
  return paths.filter((path) => {
    const parts = path.split('/')
    const kind = parts.length > 2 ? parts.slice(0, -1).join('/') : path
    if (kinds.has(`${kind}/*`)) return false
    if (parts.length > 2) kinds.add(`${kind}/*`)
    return true
  })
}
