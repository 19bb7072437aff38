import { DEFAULT_LANGUAGE, type Language } from '@/kernel/language'

/** One line in the language it offers, and what its closing is called. */
const OFFERS: Readonly<Record<Language, readonly [offer: string, close: string]>> = {
  en: ['Read this page in English', 'Do not offer this again'],
  fr: ['Lire cette page en français', 'Ne plus proposer'],
  sw: ['Soma ukurasa huu kwa Kiswahili', 'Usionyeshe tena'],
  de: ['Diese Seite auf Deutsch lesen', 'Nicht mehr anbieten'],
}

/**
 * A script for the head of a page that offers it in the language its reader's browser prefers, where that is another of
 * those the site is offered in. It is the same for everybody, so that pages are kept as they are; the line lies over the
 * page and moves nothing in it. Who closes it, or chooses a language, is not asked again.
 */
export function offerScript(languages: readonly Language[]): string {
  const offers = Object.fromEntries(languages.map((language) => [language, OFFERS[language]]))
  return `(${offerLanguage})(${JSON.stringify(offers)},"${DEFAULT_LANGUAGE}")`.replaceAll('</', '<\\/')
}

/** Runs in the browser as it stands here, so that it knows nothing but what it is given. */
function offerLanguage(
  offers: Readonly<Record<string, readonly [offer: string, close: string]>>,
  unprefixed: string,
): void {
  const { lang } = document.documentElement
  const wanted = navigator.languages.map((code) => code.slice(0, 2)).find((code) => offers[code])
  const offer = wanted === undefined || wanted === lang ? undefined : offers[wanted]
  try {
    if (localStorage.getItem('language-chosen')) return
  } catch {
    // Where nothing may be remembered, the line would come back on every page.
    return
  }
  addEventListener('click', ({ target }) => {
    const chosen = target instanceof Element && target.closest('a[hreflang],[data-language-offer] button')
    if (!chosen) return
    document.querySelector('[data-language-offer]')?.remove()
    try {
      localStorage.setItem('language-chosen', '1')
    } catch {
      // A full or shut storage keeps nothing: the line is gone from this page, and comes back on the next.
    }
  })
  if (!offer) return
  addEventListener('load', () => {
    const line = document.createElement('aside')
    line.lang = wanted ?? ''
    line.ariaLabel = offer[0]
    line.dataset.floats = line.dataset.languageOffer = ''
    line.style.cssText =
      'position:fixed;left:.75rem;bottom:max(.75rem,min(5.5rem,100vh - 100vw));z-index:30;display:flex;align-items:center;max-width:calc(100vw - 6rem);border-radius:.75rem;background:#fffdf8;color:#16241d;box-shadow:0 2px 12px #0003;font-size:.875rem'
    const link = document.createElement('a')
    link.textContent = offer[0]
    link.hreflang = wanted ?? ''
    link.style.cssText = 'padding:.75rem 0 .75rem 1rem;text-decoration:underline'
    // The page may have become another one since, without having been loaded.
    link.onfocus =
      link.onpointerenter =
      link.onclick =
        () => {
          const { pathname, search, hash } = location
          const path = (lang === unprefixed ? pathname : pathname.slice(lang.length + 1)) || '/'
          link.href = (wanted === unprefixed ? '' : `/${wanted}`) + path + search + hash
        }
    link.onclick(new PointerEvent('click'))
    const close = document.createElement('button')
    close.type = 'button'
    // The page's program, which other buttons wait for, knows nothing of it.
    close.dataset.alone = ''
    close.textContent = '✕'
    close.ariaLabel = close.title = offer[1]
    close.style.cssText = 'min-width:2.75rem;min-height:2.75rem'
    line.append(link, close)
    document.body.append(line)
  })
}
