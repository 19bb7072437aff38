import path from 'node:path'
import type { Settings } from '../env'
import { bucketStorage } from './bucket-storage'
import { folderStorage } from './folder-storage'
import type { Storage } from './storage'

/** The bucket of the settings where S3_BUCKET is set, otherwise the folder `uploads` in DATA_DIR. */
export function openStorage(settings: Settings): Storage {
  if (!settings.S3_BUCKET) return folderStorage(path.join(settings.DATA_DIR, 'uploads'))
  return bucketStorage({
    endpoint: settings.S3_ENDPOINT ?? `https://s3.${settings.S3_REGION}.amazonaws.com`,
    bucket: settings.S3_BUCKET,
    region: settings.S3_REGION,
    accessKeyId: settings.S3_ACCESS_KEY_ID ?? '',
    secretAccessKey: settings.S3_SECRET_ACCESS_KEY ?? '',
  })
}
