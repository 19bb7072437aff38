import { AppError } from '@/kernel/errors'

let common: Promise<ReadonlySet<string>> | undefined

/** True for one of the 49,000 most common passwords, however it is capitalized. The list is read at the first question. */
export async function isCommonPassword(password: string): Promise<boolean> {
  common ??= readList()
  return (await common).has(password.toLowerCase())
}

/** Throws invalid-input at the field of this name. */
export async function assertUncommonPassword(password: string, path: string): Promise<void> {
  if (!(await isCommonPassword(password))) return
  const message = 'This is one of the most common passwords. Please choose another.'
  throw new AppError('invalid-input', { message, problems: [{ path, message }] })
}

async function readList(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'])
}
