import path from 'node:path'
import type { Settings } from '../env'
import { folderPost } from './folder-post'
import type { Post } from './post'
import { smtpPost } from './smtp-post'

/** The mail server of SMTP_URL where it is set, otherwise the folder `outbox` in DATA_DIR. */
export function openPost(settings: Settings): Post {
  return settings.SMTP_URL ? smtpPost(settings.SMTP_URL) : folderPost(path.join(settings.DATA_DIR, 'outbox'))
}
