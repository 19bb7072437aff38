/** The address of a list's next page by its header `Link` (RFC 8288), as our own API writes it; undefined on the last. */
export function nextPage(link: unknown): string | undefined {
  return typeof link === 'string' ? /^<([^>]+)>; rel="next"$/.exec(link)?.[1] : undefined
}
