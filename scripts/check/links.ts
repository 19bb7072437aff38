/** What one page leads to and loads, and what on it can be led to. */
export type PageLinks = { path: string; addresses: string[]; anchors: ReadonlySet<string> }

/** A tag's attributes that hold one address, and those that hold several with their sizes. */
const ADDRESS = /\s(?:href|src|action|poster)="([^"]*)"/g
const ADDRESSES = /\s(?:srcset|imagesrcset|srcSet|imageSrcSet)="([^"]*)"/g
const STYLE_ADDRESS = /url\((['"]?)([^'")]+)\1\)/g
const SHARED = /<meta property="og:(?:image|url)" content="([^"]*)"/g
const ANCHOR = /\s(?:id|name)="([^"]*)"/g

/** Reads the addresses and anchors of a page as the server sent it; what scripts add later is not seen. */
export function readPageLinks(path: string, html: string): PageLinks {
  const styles = [...html.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/g)]
    .map(([, text = '']) => text)
    .join('')
  // What no search engine lists need not be found at the address it would be listed under.
  const isListed = !/<meta name="robots" content="noindex/.test(html)
  const tags = html
    .replace(/<(?:link rel="canonical"|meta property="og:url")[^>]*>/g, (tag) => (isListed ? tag : ''))
    .replace(/(<script\b[^>]*>)[\s\S]*?<\/script>/g, '$1')
    .replace(/(<style\b[^>]*>)[\s\S]*?<\/style>/g, '$1')
  const found = [
    ...[...tags.matchAll(ADDRESS)].map(([, address = '']) => address),
    ...[...tags.matchAll(SHARED)].map(([, address = '']) => address),
    ...[...tags.matchAll(ADDRESSES)].flatMap(([, list = '']) =>
      list.split(/,\s+/).map((one) => one.trim().split(/\s+/)[0] ?? ''),
    ),
    ...[...styles.matchAll(STYLE_ADDRESS)].map(([, , address = '']) => address),
  ]
  const addresses = [...new Set(found.map(unescapeHtml))].filter((address) => !address.startsWith('data:'))
  const anchors = new Set([...tags.matchAll(ANCHOR)].map(([, name = '']) => unescapeHtml(name)))
  return { path, addresses, anchors }
}

/** What is wrong with the form of an address that leads out of the site; null where nothing is. */
export function judgeOutside(address: string): string | null {
  if (/^tel:/.test(address)) return /^tel:\+\d{8,15}$/.test(address) ? null : 'no telephone number'
  if (/^mailto:/.test(address))
    return /^mailto:[^\s@]+@[^\s@]+\.[^\s@?]+(?:\?\S*)?$/.test(address) ? null : 'no e-mail address'
  if (!URL.canParse(address)) return 'no address'
  const { protocol, hostname } = new URL(address)
  if (protocol !== 'https:') return 'not https'
  return /^[a-z0-9.-]+\.[a-z]{2,}$/.test(hostname) ? null : 'no host name'
}

function unescapeHtml(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&amp;', '&')
}
