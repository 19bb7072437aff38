type Item = { key: string }

/** What of the news nobody has seen; before anything was seen (null) all of it counts as known. */
export function unseenOf<News extends Item>(
  items: readonly News[],
  seen: ReadonlySet<string> | null,
): News[] {
  return seen === null ? [] : items.filter(({ key }) => !seen.has(key))
}
