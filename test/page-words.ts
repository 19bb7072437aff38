import type { Document } from 'happy-dom'
import { expect } from 'vitest'
import { test as base } from './database'
import { linesOf, partOf, readPage, textOf } from './page-text'
import { createSite } from './site'

/** `test` with the site of the sample property, and its pages, each rendered once. */
export const test = base
  .extend('site', { scope: 'file' }, async ({ database }, { onCleanup }) => {
    const app = await createSite(database)
    onCleanup(async () => {
      await app.close()
    })
    return app
  })
  .extend('open', { scope: 'file' }, ({ site }) => {
    const pages = new Map<string, Promise<Document>>()
    return (url: string) => {
      const page = pages.get(url) ?? site.inject({ url }).then(({ body }) => readPage(body))
      pages.set(url, page)
      return page
    }
  })

export type Held = {
  page: string
  /** The heading, or the name, of the part that holds the words; the whole page without it. */
  part?: string
  /** Lines in the order in which they are read; others may stand between. */
  lines?: string[]
  /** What links say, and where they lead. */
  links?: [words: string, address: string][]
  buttons?: string[]
}

/** What every villa has, as several pages say it. */
export const INCLUDED = [
  'Free WiFi',
  '24/7 front desk',
  'Daily housekeeping',
  'Air conditioning',
  'Private bathroom with hot water',
  'Restaurant and room service',
  'Parking',
  'Security',
]

/** A part of a page with a name for where it stands. */
export function nameWhere(held: Held) {
  return { ...held, where: held.part ?? 'the page' }
}

/** Holds a page to the lines, links and buttons that it must have. */
export async function expectWords(held: Held, { open }: { open: (url: string) => Promise<Document> }) {
  const page = await open(held.page)
  const part = held.part ? partOf(page, held.part) : page.body
  const lines = linesOf(part)
  expect(inTheirOrder(lines, held.lines ?? [])).toEqual(held.lines ?? [])
  const links = [...part.querySelectorAll('a')].map((link) => [textOf(link), link.getAttribute('href')])
  expect(links).toEqual(expect.arrayContaining(held.links ?? []))
  const buttons = [...part.querySelectorAll('button')].map(
    (button) => button.getAttribute('aria-label') ?? textOf(button),
  )
  expect(inTheirOrder(buttons, held.buttons ?? [])).toEqual(held.buttons ?? [])
}

/** Those of `wanted` that are found one after the other. */
function inTheirOrder(lines: readonly string[], wanted: readonly string[]): string[] {
  let from = 0
  return wanted.filter((line) => {
    const at = lines.indexOf(line, from)
    if (at >= 0) from = at + 1
    return at >= 0
  })
}
