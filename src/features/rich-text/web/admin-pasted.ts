import { addressText } from '@/kernel/wire'
import { MOST_ALTERNATIVE } from '../contract'

const STYLE_SHEET = /<style[\s\S]*?<\/style\s*>/gi
const STYLE = /(<[^<>]*?\s)style(?=\s*=)/gi
const WORDS_LIST = 'p[data-style*="mso-list"]'
const WORDS_BULLET = 'span[data-style*="mso-list:Ignore" i], span[data-style*="mso-list: Ignore" i]'
const NUMBER = /^\s*(\d+|[a-z]|[ivx]+)[.)]/i

/**
 * What was copied elsewhere, so that the editor understands it: Word's paragraphs that look like lists become lists,
 * words that Google's editor makes bold by their style become bold, titles become headings, pictures that no contract takes,
 * as those that only the other program could show, go. Everything else the editor leaves out.
 */
export function cleanPasted(html: string): string {
  // The pages' policy lets no text bring styles, and complains of each; here they are only read.
  const read = html.replace(STYLE_SHEET, '').replace(STYLE, '$1data-style')
  const page = new DOMParser().parseFromString(read, 'text/html')
  for (const picture of page.querySelectorAll('img'))
    if (addressText.safeParse(picture.getAttribute('src')).success)
      picture.alt = picture.alt.slice(0, MOST_ALTERNATIVE)
    else picture.remove()
  for (const title of page.querySelectorAll('h1, p.MsoTitle')) rename(title, 'h2')
  for (const title of page.querySelectorAll('h4, h5, h6')) rename(title, 'h3')
  for (const plain of page.querySelectorAll('b[data-style*="font-weight:normal"]')) rename(plain, 'span')
  for (const bold of page.querySelectorAll('span[data-style*="font-weight:700"]')) rename(bold, 'strong')
  for (const italic of page.querySelectorAll('span[data-style*="font-style:italic"]')) rename(italic, 'em')
  for (const first of page.querySelectorAll(WORDS_LIST)) gatherList(first)
  return page.body.innerHTML
}

/** Puts a paragraph of Word's and those right after it into one list; one that is in a list already stays. */
function gatherList(first: Element) {
  if (!first.isConnected) return
  const isNumbered = NUMBER.test(first.querySelector(WORDS_BULLET)?.textContent ?? '')
  const list = first.ownerDocument.createElement(isNumbered ? 'ol' : 'ul')
  first.before(list)
  for (let next = list.nextElementSibling; next?.matches(WORDS_LIST); next = list.nextElementSibling) {
    next.querySelector(WORDS_BULLET)?.remove()
    const item = first.ownerDocument.createElement('li')
    item.append(...next.childNodes)
    next.remove()
    list.append(item)
  }
}

function rename(element: Element, name: string) {
  const renamed = element.ownerDocument.createElement(name)
  renamed.append(...element.childNodes)
  element.replaceWith(renamed)
}
