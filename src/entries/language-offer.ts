import type { DEFAULT_LANGUAGE, Language } from '@/kernel/language'

/** One line in the language it offers, and what its closing is called. */
const OFFERS: Readonly<Record<Language, readonly [offer: string, close: string]>> = {
  en: ['Read this page in English', 'Do not offer this again'],
  fr: ['Lire cette page en français', 'Ne plus proposer'],
  sw: ['Soma ukurasa huu kwa Kiswahili', 'Usionyeshe tena'],
  de: ['Diese Seite auf Deutsch lesen', 'Nicht mehr anbieten'],
}
const UNPREFIXED: typeof DEFAULT_LANGUAGE = 'en'
const CHOSEN = 'language-chosen'

/**
 * Offers a page in the language its reader's browser prefers, where that is another of those the site is offered in. The
 * line lies over the page and moves nothing in it. Who closes it, or chooses a language, is not asked again.
 */
export function offerLanguage(): void {
  if (!mayOffer()) return
  addEventListener('click', ({ target }) => {
    const chosen = target instanceof Element && target.closest('a[hreflang],[data-language-offer] button')
    if (!chosen) return
    document.querySelector('[data-language-offer]')?.remove()
    try {
      localStorage.setItem(CHOSEN, '1')
    } catch {
      // A full or shut storage keeps nothing: the line is gone from this page, and comes back on the next.
    }
  })
  addEventListener('load', () => {
    const { lang } = document.documentElement
    const wanted = navigator.languages.map((code) => code.slice(0, 2)).find(isOffered)
    if (wanted && wanted !== lang) document.body.append(writeLine(wanted, lang))
  })
}

/** Where nothing may be remembered, the line would come back on every page. */
function mayOffer(): boolean {
  try {
    return !localStorage.getItem(CHOSEN)
  } catch {
    return false
  }
}

/** The page links to itself in each of its languages. */
function isOffered(code: string): code is Language {
  return code in OFFERS && document.querySelector(`a[hreflang=${code}]`) !== null
}

function writeLine(wanted: Language, lang: string): HTMLElement {
  const [offer, closing] = OFFERS[wanted]
  const line = document.createElement('aside')
  line.lang = wanted
  line.ariaLabel = offer
  line.dataset.floats = line.dataset.languageOffer = ''
  line.style.cssText =
    'position:fixed;left:.75rem;bottom:max(.75rem,min(5.5rem,100vh - 100vw));z-index:30;display:flex;align-items:center;max-width:calc(100vw - 6rem);border-radius:.75rem;background:#fffdf8;color:#16241d;box-shadow:0 2px 12px #0003;font-size:.875rem'
  const link = document.createElement('a')
  link.textContent = offer
  link.hreflang = wanted
  link.style.cssText = 'padding:.75rem 0 .75rem 1rem;text-decoration:underline'
  // The page may have become another one since, without having been loaded.
  const follow = () => {
    const { pathname, search, hash } = location
    const path = (lang === UNPREFIXED ? pathname : pathname.slice(lang.length + 1)) || '/'
    link.href = (wanted === UNPREFIXED ? '' : `/${wanted}`) + path + search + hash
  }
  link.onfocus = link.onpointerenter = link.onclick = follow
  follow()
  const close = document.createElement('button')
  close.type = 'button'
  // The page's program, which other buttons wait for, knows nothing of it.
  close.dataset.alone = ''
  close.textContent = '✕'
  close.ariaLabel = close.title = closing
  close.style.cssText = 'min-width:2.75rem;min-height:2.75rem'
  line.append(link, close)
  return line
}
