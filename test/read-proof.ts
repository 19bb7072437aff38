/** The code in the text of an e-mail. */
export function codeIn(text: string | undefined): string {
  const [, code] = /Your code: (\d{6})/.exec(text ?? '') ?? []
  if (!code) throw new Error(`there is no code in: ${text}`)
  return code
}

/** Another code of as many digits. */
export function wrongFor(code: string): string {
  return String((Number(code) + 1) % 1_000_000).padStart(6, '0')
}

/** The token of the private link in the text of an e-mail. */
export function tokenIn(text: string | undefined): string {
  const [, token] = /\/my-booking\/([\w-]{22})\s/.exec(text ?? '') ?? []
  if (!token) throw new Error(`there is no link in: ${text}`)
  return token
}
