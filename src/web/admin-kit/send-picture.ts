import { ApiError } from '@/web/kit/request'
import { refusePicture, UNREADABLE } from './judge-picture'
import { sessionKeeper } from './staff-request'

const UPLOAD_PATH = '/api/upload'

/** Which of the server's rules a picture is held to. */
export type PicturePurpose = 'image' | 'hero' | 'villa'

type Sending = {
  purpose: PicturePurpose
  /** Hears the share of the bytes that have gone out, 0 to 1. */
  onProgress?: (share: number) => void
  /** Stops it; the server then keeps nothing of it. */
  signal?: AbortSignal
}

/** Stores a picture and answers its address. Throws ApiError, TypeError, and the signal's reason when it is stopped. */
export function sendPicture(file: File, sending: Sending): Promise<string> {
  return sessionKeeper.keep(() => sendOnce(file, sending))
}

/** Width and height of a chosen picture, or why it is no use. */
export async function measurePicture(file: File) {
  const refusal = refusePicture({ type: file.type, bytes: file.size })
  if (refusal) return { refusal }
  try {
    const bitmap = await createImageBitmap(file)
    const { width, height } = bitmap
    bitmap.close()
    return { width, height }
  } catch {
    return { refusal: UNREADABLE }
  }
}

/** By XMLHttpRequest: `fetch` does not say how far it has come. */
function sendOnce(file: File, { purpose, onProgress, signal }: Sending): Promise<string> {
  return new Promise((resolve, reject) => {
    const body = new FormData()
    body.append('image', file)
    const call = new XMLHttpRequest()
    call.open('POST', `${UPLOAD_PATH}?purpose=${purpose}`)
    call.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0)
    call.onabort = () => reject(signal?.reason)
    signal?.addEventListener('abort', () => call.abort(), { once: true })
    call.onerror = () => reject(new TypeError('The upload did not reach the server'))
    call.onload = () => {
      const isStored = call.status >= 200 && call.status < 300
      if (!isStored) return reject(new ApiError(call.status, call.responseText || call.statusText))
      const { imageUrl, url } = JSON.parse(call.responseText) as { imageUrl?: string; url?: string }
      const address = imageUrl ?? url
      if (address) resolve(address)
      else reject(new TypeError('The upload answered no address'))
    }
    call.send(body)
  })
}
