/** A page as if its pictures stood half as wide, of which browsers then take a smaller one: for guests who save data. */
export function withSmallPictures(html: string): string {
  return html.replace(/ (image)?sizes="[^"]*"/gi, ' $1sizes="50vw"')
}
