const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g
const NOT_INLINE = /\bsrc=|\btype="(?!module"|text\/javascript")/

/**
 * Takes a renderer's mark out of a page: a nonce that it drew for this page alone and put on each script of its own.
 * Answers the page as it goes out, and the inline scripts that bore the mark; others have found their way in elsewhere.
 */
export function takeOwnScripts(marked: string, nonce: string): { html: string; scripts: string[] } {
  const mark = ` nonce="${nonce}"`
  const scripts = [...marked.matchAll(SCRIPT)]
    .filter(([, attributes = '']) => attributes.includes(mark) && !NOT_INLINE.test(attributes))
    .map(([, , source = '']) => source)
  const html = marked.replace(`<meta property="csp-nonce" content="${nonce}"/>`, '').replaceAll(mark, '')
  return { html, scripts }
}
