import { currentLanguage } from '@/kernel/language'
import { PANEL_LANGUAGE_COOKIE, type PanelLanguage } from '@/kernel/panel-language'

const YEAR_SECONDS = 365 * 24 * 60 * 60
/** Where a tab keeps the language it has loaded the panel anew for. */
const TRIED = 'panel-language-tried'

/** Opens the panel in this language, here and whenever this browser comes again, before a sign-in too. */
export function openPanelIn(language: PanelLanguage): void {
  const secure = location.protocol === 'https:' ? '; secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers that staff have
  document.cookie = `${PANEL_LANGUAGE_COOKIE}=${language}; path=/admin; max-age=${YEAR_SECONDS}; samesite=lax${secure}`
  location.reload()
}

/** The same for what an account has chosen, unless the panel stands in it or this browser cannot remember it. */
export function followLanguage(chosen: PanelLanguage | undefined): void {
  if (!chosen) return
  const isThere = chosen === currentLanguage()
  const isFirstTry = noteTry(isThere ? null : chosen)
  if (isThere || !isFirstTry) return
  const isRemembered = document.cookie.split('; ').includes(`${PANEL_LANGUAGE_COOKIE}=${chosen}`)
  // Asked for already and not got: where Vite serves the panel, there is English alone.
  if (!isRemembered && navigator.cookieEnabled) openPanelIn(chosen)
}

/** Remembers what is tried, null for nothing; false where it was tried in this tab before, or cannot be remembered. */
function noteTry(language: PanelLanguage | null): boolean {
  try {
    const isFirst = sessionStorage.getItem(TRIED) !== language
    if (language === null) sessionStorage.removeItem(TRIED)
    else sessionStorage.setItem(TRIED, language)
    return isFirst
  } catch {
    // A browser told to keep nothing keeps no cookie either, and would load the panel without end.
    return false
  }
}
