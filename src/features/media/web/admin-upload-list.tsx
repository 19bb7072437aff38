import { useEffect, useState } from 'react'
import { figureText } from '@/web/admin-kit/figure-text'
import { PanelIcon } from '@/web/admin-kit/panel-icon'
import { ProgressBar } from '@/web/admin-kit/progress-bar'
import { Button } from '@/web/ui/button'
import { Icon } from '@/web/ui/icon'
import { mediaText as words } from '../text'
import { isUnderWay, type Upload } from './admin-upload-queue'

type UploadListProps = {
  uploads: readonly Upload[]
  onStop: (id: number) => void
  onRetry: (id: number) => void
  onRemove: (id: number) => void
}

/** Files on their way, each with its picture, how far it is, and why it was refused. */
export function UploadList({ uploads, onStop, onRetry, onRemove }: UploadListProps) {
  if (uploads.length === 0) return null
  return (
    <ul className="grid gap-2">
      {uploads.map((upload) => (
        <UploadRow key={upload.id} upload={upload} {...{ onStop, onRetry, onRemove }} />
      ))}
    </ul>
  )
}

function UploadRow({
  upload,
  onStop,
  onRetry,
  onRemove,
}: Omit<UploadListProps, 'uploads'> & { upload: Upload }) {
  const { id, file, status, progress, failure } = upload
  const canRetry = status === 'stopped' || failure?.isWorthRetry
  return (
    <li className="flex items-center gap-3 rounded-control border border-line bg-paper p-2">
      <Preview file={file} />
      <div className="grid min-w-0 grow gap-1">
        <p className="truncate text-sm font-semibold">{file.name}</p>
        {isUnderWay(upload) && <ProgressBar share={progress} label={words.uploading(file.name)} />}
        <p
          role="status"
          className={status === 'failed' ? 'text-sm font-semibold text-alarm' : 'text-sm text-ink-soft'}
        >
          {sayStatus(upload)}
        </p>
        {canRetry && (
          <Button
            look="quiet"
            size="small"
            aria-label={words.retry(file.name)}
            onClick={() => onRetry(id)}
            className="justify-self-start"
          >
            {words.retryShort}
          </Button>
        )}
      </div>
      <Button
        look="bare"
        size="icon"
        aria-label={isUnderWay(upload) ? words.abort(file.name) : words.dismiss(file.name)}
        onClick={() => (isUnderWay(upload) ? onStop(id) : onRemove(id))}
      >
        <Icon name="close" />
      </Button>
    </li>
  )
}

function sayStatus({ status, progress, failure, file }: Upload): string {
  if (status === 'failed') return failure?.reason ?? words.failedToUpload
  if (status === 'done') return words.done
  if (status === 'stopped') return words.aborted
  if (status === 'finishing') return words.finishing
  const share = ` ${figureText.percent(Math.round(progress * 100))}`
  return (file.type.startsWith('image/') ? words.uploadingImage : words.uploading(file.name)) + share
}

function Preview({ file }: { file: File }) {
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    if (!file.type.startsWith('image/')) return
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return (
    <span className="grid size-14 shrink-0 place-items-center overflow-hidden rounded-tag bg-mist text-forest">
      {address ? (
        <img
          src={address}
          alt=""
          width="56"
          height="56"
          // What only its name calls a picture cannot be shown.
          onError={() => setAddress(null)}
          className="size-full object-cover"
        />
      ) : (
        <PanelIcon name={file.type.startsWith('video/') ? 'film' : 'album'} />
      )}
    </span>
  )
}
