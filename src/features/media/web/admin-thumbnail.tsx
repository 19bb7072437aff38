import { useRef, useState } from 'react'
import { leaveWhenUnauthorized } from '@/features/accounts/web/admin-session'
import { PanelIcon } from '@/web/admin-kit/panel-icon'
import { Spinner } from '@/web/admin-kit/spinner'
import { useLeaving } from '@/web/admin-kit/use-leaving'
import { ApiError } from '@/web/kit/request'
import { Button } from '@/web/ui/button'
import { showToast } from '@/web/ui/toast'
import { acceptFor } from '../rules/file-types'
import { refuseUpload } from '../rules/judge-upload'
import { mediaText as words } from '../text'
import { sendUpload } from './admin-send-upload'
import { captureFrame } from './admin-video-frame'

type ThumbnailButtonsProps = {
  /** The video just chosen or its address here; null where there is none that this browser could read. */
  video: File | string | null
  /** Gets the thumbnail's address, and the video's length in whole seconds where that was found out on the way. */
  onThumbnail: (url: string, seconds?: number) => void
  /** Says that one is on its way, or no more. */
  onBusy?: (isBusy: boolean) => void
}

/** A video's thumbnail, uploaded or taken from its frame at 2 seconds. */
export function ThumbnailButtons({ video, onThumbnail, onBusy }: ThumbnailButtonsProps) {
  const [busy, setBusy] = useState<'upload' | 'generate' | null>(null)
  const leaving = useLeaving()
  const chooser = useRef<HTMLInputElement>(null)

  function tell(what: typeof busy) {
    setBusy(what)
    onBusy?.(what !== null)
  }

  async function onFile(file: File | undefined) {
    if (!file || busy) return
    const refusal = refuseUpload({ name: file.name, bytes: file.size }, 'thumbnail')
    if (refusal) return showToast({ ...refusal, tone: 'destructive' })
    tell('upload')
    const url = await sendThumbnail(file, file.name, leaving())
    tell(null)
    if (!url) return
    onThumbnail(url)
    showToast({ title: words.thumbnailUploaded })
  }

  async function onGenerate() {
    if (!video || busy) return
    tell('generate')
    const made = await makeThumbnail(video, leaving())
    tell(null)
    if (!made) return
    onThumbnail(made.url, made.seconds)
    showToast({ title: words.thumbnailMade })
  }

  return (
    <div className="flex flex-wrap gap-2">
      <Button
        look="quiet"
        size="small"
        aria-disabled={busy !== null}
        onClick={() => chooser.current?.click()}
      >
        {busy === 'upload' ? <Spinner className="size-4" /> : <PanelIcon name="album" />}
        {words.thumbnailUpload}
      </Button>
      <Button
        look="quiet"
        size="small"
        disabled={video === null}
        aria-disabled={busy !== null}
        onClick={() => void onGenerate()}
      >
        {busy === 'generate' ? <Spinner className="size-4" /> : <PanelIcon name="film" />}
        {words.thumbnailGenerate}
      </Button>
      <input
        ref={chooser}
        type="file"
        hidden
        tabIndex={-1}
        aria-label={words.thumbnailUpload}
        accept={acceptFor('thumbnail')}
        onChange={(event) => {
          void onFile(event.target.files?.[0])
          event.target.value = ''
        }}
      />
    </div>
  )
}

/** Stores the frame of a video at 2 seconds; null after saying why there is none, and silently when it is stopped. */
export async function makeThumbnail(
  video: Blob | string,
  signal?: AbortSignal,
): Promise<{ url: string; seconds: number } | null> {
  // What the browser says of a video it cannot show means nothing to staff; they can upload a picture instead.
  const captured = await captureFrame(video).catch(() => null)
  if (signal?.aborted) return null
  if (!captured) {
    showToast({ title: words.generationFailed, description: words.noFrame, tone: 'destructive' })
    return null
  }
  const url = await sendThumbnail(captured.frame, 'thumbnail.jpg', signal)
  return url === null ? null : { url, seconds: captured.seconds }
}

/** The stored thumbnail's address; null after saying why there is none. */
async function sendThumbnail(file: Blob, name: string, signal?: AbortSignal): Promise<string | null> {
  try {
    return (await sendUpload({ file, name, purpose: 'thumbnail', ...(signal && { signal }) })).url
  } catch (error) {
    if (signal?.aborted) return null
    const reason = error instanceof ApiError ? error.serverMessage : undefined
    if (!leaveWhenUnauthorized(error))
      showToast({
        title: words.uploadFailedTitle,
        description: reason ?? words.thumbnailFailed,
        tone: 'destructive',
      })
    return null
  }
}
