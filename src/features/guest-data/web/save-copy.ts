/** Hands a text to the browser as a file to keep. */
export function saveCopy(name: string, text: string, type: 'text/html' | 'application/json'): void {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Some browsers read it only after this turn.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
