import { mkdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { MailTransport } from './transport'

/** Puts mails as .eml files into a folder, for an app without a mail server. The same mail is the same file. */
export function folderPost(folder: string): MailTransport {
  return {
    destination: folder,
    async deliver({ name, bytes }) {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const file = path.join(folder, `${name}.eml`)
      await writeFile(`${file}.part`, bytes, { mode: 0o600 })
      await rename(`${file}.part`, file)
    },
  }
}
