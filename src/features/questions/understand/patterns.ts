/** One of several words or phrases parted by a comma and a space, as part of an expression. */
export function anyOf(list: string): string {
  return `(?:${list.split(/,\s+/).join('|')})`
}

/** An expression made of parts that have names of their own. */
export function expression(parts: readonly string[], flags = ''): RegExp {
  return new RegExp(parts.join(''), flags)
}

/** The first of several expressions that a text matches. */
export function firstMatch(text: string, patterns: readonly RegExp[]): RegExpExecArray | null {
  for (const pattern of patterns) {
    const found = pattern.exec(text)
    if (found) return found
  }
  return null
}
