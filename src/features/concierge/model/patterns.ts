/** One of several words or phrases parted by a comma and a space, as part of an expression. */
export function anyOf(list: string): string {
  return `(?:${list.split(/,\s+/).join('|')})`
}
