import { type AnyRouteMatch, useMatches } from '@tanstack/react-router'
import { useLayoutEffect, useRef } from 'react'
import type { pageHead } from './page-head'

type Head = Partial<ReturnType<typeof pageHead>>
type Attributes = { readonly [name: string]: string }

/** What is said of one page alone, whichever side wrote it; all else in the head is the same on every page. */
const OF_THE_PAGE =
  'meta[name=description],meta[name=robots],meta[name^=twitter],meta[property],link[rel=canonical],link[hreflang],script[type="application/ld+json"]'

/** Has the document's head tell of each page that is opened from here on, as the server has it tell of the first. */
export function KeptHead() {
  const head = useMatches({ select: (matches) => JSON.stringify(headOf(matches)) })
  const told = useRef(head)
  useLayoutEffect(() => {
    // A page that is only read anew keeps what the server alone has written, as its address in other languages.
    if (head !== told.current) writeHead(JSON.parse(head))
    told.current = head
  }, [head])
  return null
}

/** What the route that is shown says of its page (page-head.ts); one that failed says nothing. */
function headOf(matches: readonly Pick<AnyRouteMatch, 'meta' | 'links' | 'headScripts'>[]) {
  const { meta, links, headScripts } = matches.slice(1).at(-1) ?? {}
  return { meta, links, scripts: headScripts }
}

function writeHead({ meta = [], links = [], scripts = [] }: Head) {
  for (const old of document.head.querySelectorAll(OF_THE_PAGE)) old.remove()
  for (const one of meta)
    if ('title' in one) document.title = one.title
    else append('meta', one)
  for (const link of links) append('link', link)
  for (const { children, ...attributes } of scripts) append('script', attributes, children)
}

function append(tag: string, attributes: Attributes, text = '') {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  element.textContent = text
  document.head.append(element)
}
