/** The text of a file in the writing it says it is in; without a mark at its beginning it is UTF-8. */
export async function readStatement(file: Blob): Promise<string> {
  const bytes = await file.arrayBuffer()
  return new TextDecoder(encodingOf(new Uint8Array(bytes.slice(0, 2)))).decode(bytes)
}

/** Spreadsheets on Windows save what they call Unicode as UTF-16. */
function encodingOf([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8'
}
