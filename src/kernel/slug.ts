const MARKS_ABOVE_LETTERS = /\p{M}+/gu

/**
 * The part of an address that stands for a name (docs/decisions/product-rules.md): lowercase, runs of what is neither letter nor
 * digit become one hyphen, none at the ends. `Café & Bar` gives `cafe-bar`; a name without either gives ''.
 */
export function slugOf(name: string): string {
  return name
    .normalize('NFKD')
    .replace(MARKS_ABOVE_LETTERS, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
