import path from 'node:path'
import type { Settings } from '../env'
import { folderPost } from './folder-transport'
import { smtpPost } from './smtp-transport'
import type { MailTransport } from './transport'

/** The mail server of SMTP_URL where it is set, otherwise the folder `outbox` in DATA_DIR. */
export function openMailTransport(settings: Settings): MailTransport {
  return settings.SMTP_URL ? smtpPost(settings.SMTP_URL) : folderPost(path.join(settings.DATA_DIR, 'outbox'))
}
