import { CODE_COOKIE } from '../paths'

const LASTS_SECONDS = 24 * 60 * 60

/** The code that a link brought or the guest entered; '' where there is none. Browser only. */
export function readSavedCode(): string {
  const kept = document.cookie.split('; ').find((one) => one.startsWith(`${CODE_COOKIE}=`))
  try {
    return decodeURIComponent(kept?.slice(CODE_COOKIE.length + 1) ?? '')
  } catch {
    return ''
  }
}

/** Keeps a code for the steps of this booking, as long as a draft is kept; '' forgets it. */
export function saveCode(code: string): void {
  const age = code === '' ? 0 : LASTS_SECONDS
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers that guests have
  document.cookie = `${CODE_COOKIE}=${encodeURIComponent(code)}; path=/; max-age=${age}; samesite=lax`
}
