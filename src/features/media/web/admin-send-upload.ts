import { sessionKeeper } from '@/web/admin-kit/staff-request'
import { ApiError } from '@/web/kit/request'
import { USUAL_HEADERS } from '@/web/kit/usual-headers'
import type { UploadAnswer } from '../contract'
import { uploadTarget } from '../paths'
import type { UploadPurpose } from '../rules/file-types'
import { mediaText } from '../text'

export type UploadRequest = {
  file: Blob
  /** What the file is called; needed where it comes from a canvas. */
  name: string
  purpose: UploadPurpose
  /** Where it goes, where that is not the library itself. */
  target?: { path: string; field: 'image' | 'video' }
  /** Further fields of the form, as a video tour's title. */
  fields?: Record<string, string>
  /** Share of the bytes that have gone out, 0 to 1. */
  onProgress?: (share: number) => void
  signal?: AbortSignal
}

/**
 * Sends one file; `fetch` cannot say how far it is. Throws ApiError, TypeError without a network, and the signal's
 * reason when it is stopped.
 */
export function sendUpload<Answer = UploadAnswer>({
  file,
  name,
  purpose,
  target = uploadTarget(purpose),
  fields = {},
  onProgress,
  signal,
}: UploadRequest): Promise<Answer> {
  const { path, field } = target
  const form = new FormData()
  for (const [key, value] of Object.entries(fields)) form.append(key, value)
  form.append(field, file, name)
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason)
    const call = new XMLHttpRequest()
    const onAbort = () => call.abort()
    signal?.addEventListener('abort', onAbort)
    call.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress?.(total > 0 ? loaded / total : 0),
    )
    call.addEventListener('abort', () => reject(signal?.reason))
    call.addEventListener('error', () => reject(new TypeError(mediaText.networkFailed)))
    call.addEventListener('load', () => {
      const isOk = call.status >= 200 && call.status < 300
      if (isOk) resolve(JSON.parse(call.responseText))
      else reject(new ApiError(call.status, call.responseText || call.statusText))
    })
    call.addEventListener('loadend', () => signal?.removeEventListener('abort', onAbort))
    call.open('POST', path)
    for (const [name, value] of Object.entries(USUAL_HEADERS)) call.setRequestHeader(name, value)
    call.send(form)
  })
}

/** Like `sendUpload` from within a form: a session that has ended is renewed over it, and the file sent once more. */
export function sendUploadOfForm<Answer = UploadAnswer>(upload: UploadRequest): Promise<Answer> {
  return sessionKeeper.keep(() => sendUpload<Answer>(upload))
}

/** False where the server refused the file itself: the same one would be refused again. */
export function isWorthRetry(error: unknown): boolean {
  return !(error instanceof ApiError) || error.status >= 500 || error.status === 401 || error.status === 429
}

/** Why an upload failed, for the person who waits for it. */
export function explainUpload(error: unknown): string {
  if (error instanceof ApiError) return error.serverMessage ?? mediaText.failedWithStatus(error.status)
  return error instanceof TypeError ? error.message : mediaText.failedToUpload
}
