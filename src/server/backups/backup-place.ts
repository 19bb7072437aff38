import type { Settings } from '../env'
import { bucketStorage } from '../storage/bucket-storage'
import { folderStorage } from '../storage/folder-storage'
import type { Storage } from '../storage/storage'
import { Passphrase } from './encryption'

/** Where scheduled backups lie, and what they are encrypted with. */
export type BackupPlace = { storage: Storage; passphrase: Passphrase; name: string }

/** The folder or bucket of the settings; null where none is set and nothing is backed up by itself. */
export function openBackupPlace(settings: Settings): BackupPlace | null {
  const { BACKUP_DIR: folder, BACKUP_S3_BUCKET: bucket, BACKUP_PASSPHRASE: text } = settings
  if (text === undefined) return null
  const passphrase = new Passphrase(text)
  if (folder) return { storage: folderStorage(folder), passphrase, name: folder }
  if (!bucket) return null
  const storage = bucketStorage({
    endpoint: settings.BACKUP_S3_ENDPOINT ?? `https://s3.${settings.BACKUP_S3_REGION}.amazonaws.com`,
    bucket,
    region: settings.BACKUP_S3_REGION,
    accessKeyId: settings.BACKUP_S3_ACCESS_KEY_ID ?? '',
    secretAccessKey: settings.BACKUP_S3_SECRET_ACCESS_KEY ?? '',
  })
  return { storage, passphrase, name: `the bucket ${bucket}` }
}
