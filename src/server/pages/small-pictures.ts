/** A page as if its pictures stood half as wide, of which browsers then take a smaller one: for guests who save data. */
export function withSmallPictures(html: string): string {
  return html.replace(/(<(?:img|source)\b[^>]*? sizes=|<link\b[^>]*? imagesizes=)"[^"]*"/gi, '$1"50vw"')
}
