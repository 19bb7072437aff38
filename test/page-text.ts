import { type Document, type Element, Window } from 'happy-dom'

/** A page's HTML as a document to look things up in; nothing in it runs. */
export function readPage(html: string): Document {
  const window = new Window({ settings: { disableJavaScriptEvaluation: true, disableCSSFileLoading: true } })
  return new window.DOMParser().parseFromString(html, 'text/html') as unknown as Document
}

/** The part of a page that a heading, a legend or an accessible name stands over; throws when there is none. */
export function partOf(page: Document, name: string): Element {
  const labelled = page.querySelector(`[aria-label="${name}"]:not(a, button)`)
  const title = [...page.querySelectorAll('h1, h2, h3, legend')].find((element) => textOf(element) === name)
  const part =
    labelled ??
    (title?.id ? page.querySelector(`[aria-labelledby="${title.id}"]`) : null) ??
    title?.closest('fieldset, section, article, aside, li')
  if (!part) throw new Error(`There is no part called '${name}'`)
  return part
}

/** What a reader sees, line by line: one a paragraph, heading, list entry, link or button. */
export function linesOf(part: Element): string[] {
  const lines = ['']
  const walk = (parent: Element) => {
    for (const child of parent.childNodes) {
      if (child.nodeType === TEXT) lines.push((lines.pop() ?? '') + child.textContent)
      if (child.nodeType !== ELEMENT) continue
      const element = child as Element
      if (SILENT.test(element.tagName)) continue
      const isLine =
        !INLINE.test(element.tagName) || BLOCK.test(element.className) || FLEX.test(parent.className)
      if (isLine) lines.push('')
      walk(element)
      if (isLine) lines.push('')
    }
  }
  walk(part)
  return lines.map(squeeze).filter(Boolean)
}

/** The text of one element in one line. */
export function textOf(element: Element): string {
  return squeeze(element.textContent)
}

const ELEMENT = 1
const TEXT = 3
const SILENT = /^(SCRIPT|STYLE|SVG|TEMPLATE|HEAD)$/i
const INLINE = /^(B|STRONG|SPAN|EM|I|TIME|SMALL)$/i
const BLOCK = /(^|\s)(block|flex|grid)(\s|$)/
const FLEX = /(^|\s)(inline-)?(flex|grid)(\s|$)/

function squeeze(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
