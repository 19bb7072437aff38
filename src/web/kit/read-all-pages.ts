/** What came, and where the next page of a list is. */
export type Exchange<Answer> = { answer: Answer; next: string | undefined }

/** All rows of a list of which the first page is `rows`. A row that moved on to the next page meanwhile is there once. */
export async function readAllPages(
  rows: unknown[],
  next: string,
  read: (url: string) => Promise<Exchange<unknown[]>>,
): Promise<unknown[]> {
  const known = new Map(rows.map((row) => [keyOf(row), row]))
  for (let url: string | undefined = next; url; ) {
    const page: Exchange<unknown[]> = await read(url)
    for (const row of page.answer) known.set(keyOf(row), row)
    url = page.next
  }
  return [...known.values()]
}

/** Rows without an id are told apart by themselves. */
function keyOf(row: unknown): unknown {
  return typeof row === 'object' && row !== null && 'id' in row ? row.id : row
}
