import { type DragEvent, useEffect, useId, useRef, useState, useSyncExternalStore } from 'react'
import { leaveWhenUnauthorized } from '@/features/accounts/web/admin-session'
import { Button } from '@/web/ui/button'
import { joinClasses } from '@/web/ui/classes'
import { showToast } from '@/web/ui/toast'
import type { UploadAnswer } from '../contract'
import { acceptFor, typesFor, UPLOAD_RULES, type UploadPurpose } from '../rules/file-types'
import { type Refusal, refuseSecond, refuseUpload } from '../rules/judge-upload'
import { mediaText as words } from '../text'
import { explainUpload, isWorthRetry, sendUpload } from './admin-send-upload'
import { UploadList } from './admin-upload-list'
import { createUploadQueue } from './admin-upload-queue'

type UploadAreaProps = {
  purpose: UploadPurpose
  /** Takes one file at a time unless said otherwise. */
  isForMany?: boolean
  /** Further fields sent along, as a video tour's title. */
  fieldsFor?: ((file: File) => Record<string, string>) | undefined
  /** `place` counts the files from 0 as they were chosen, not as they arrive. */
  onUploaded: (answer: UploadAnswer, file: File, place: number) => void
  className?: string
}

/** Takes files by drag and drop or by its button, and sends them with previews and progress. */
export function UploadArea({
  purpose,
  isForMany = false,
  fieldsFor,
  onUploaded,
  className,
}: UploadAreaProps) {
  const [isOver, setOver] = useState(false)
  const chooser = useRef<HTMLInputElement>(null)
  const helpId = useId()
  const latest = useRef({ purpose, fieldsFor, onUploaded })
  latest.current = { purpose, fieldsFor, onUploaded }
  const [queue] = useState(() => openQueue(latest))
  const uploads = useSyncExternalStore(queue.subscribe, queue.current, queue.current)
  useEffect(() => queue.stopAll, [queue])

  function onFiles(list: FileList | null | undefined) {
    const [first, ...others] = Array.from(list ?? [])
    if (!first) return
    const wanted = isForMany ? [first, ...others] : [first]
    const refusals: Refusal[] = isForMany ? [] : others.slice(0, 1).map(({ name }) => refuseSecond(name))
    const accepted: File[] = []
    for (const file of wanted) {
      const refusal = refuseUpload({ name: file.name, bytes: file.size }, purpose)
      if (refusal) refusals.push(refusal)
      else accepted.push(file)
    }
    showRefusals(refusals)
    if (accepted.length > 0) queue.add(accepted)
  }

  function onDrop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    onFiles(event.dataTransfer.files)
  }

  return (
    <div className={joinClasses('grid gap-3', className)}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the button inside is the one for everybody */}
      <div
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={(event) => {
          if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false)
        }}
        onDrop={onDrop}
        className={joinClasses(
          'flex flex-wrap items-center justify-center gap-x-5 gap-y-2 rounded-card border-2 border-dashed px-5 py-4 text-center transition-colors duration-150',
          isOver ? 'border-forest bg-mist' : 'border-line-strong bg-cream',
        )}
      >
        <p className="font-semibold">{isOver ? words.dropNow : isForMany ? words.dropMany : words.dropOne}</p>
        <Button look="quiet" size="small" aria-describedby={helpId} onClick={() => chooser.current?.click()}>
          {isForMany ? words.chooseMany : words.chooseOne}
        </Button>
        <p id={helpId} className="text-sm text-ink-soft">
          {words.takes(typesFor(purpose), UPLOAD_RULES[purpose].maxBytes)}
        </p>
        <input
          ref={chooser}
          type="file"
          hidden
          tabIndex={-1}
          aria-label={isForMany ? words.chooseMany : words.chooseOne}
          accept={acceptFor(purpose)}
          multiple={isForMany}
          onChange={(event) => {
            onFiles(event.target.files)
            event.target.value = ''
          }}
        />
      </div>
      <UploadList uploads={uploads} onStop={queue.stop} onRetry={queue.retry} onRemove={queue.remove} />
    </div>
  )
}

type Latest = { current: Pick<UploadAreaProps, 'purpose' | 'fieldsFor' | 'onUploaded'> }

/** The queue outlives renders; it reads what the caller wants at the moment it is needed. */
function openQueue(latest: Latest) {
  return createUploadQueue<UploadAnswer>({
    send: (file, options) => {
      const { purpose, fieldsFor } = latest.current
      return sendUpload({ file, name: file.name, purpose, fields: fieldsFor?.(file) ?? {}, ...options })
    },
    onDone: (answer, file, place) => latest.current.onUploaded(answer, file, place),
    onFailed: (error) => {
      const description = explainUpload(error)
      if (!leaveWhenUnauthorized(error))
        showToast({ title: words.uploadFailedTitle, description, tone: 'destructive' })
      return { reason: description, isWorthRetry: isWorthRetry(error) }
    },
  })
}

/** One toast is shown at a time: several refusals share it. */
function showRefusals(refusals: Refusal[]) {
  const [first, ...others] = refusals
  if (!first) return
  const description = [first, ...others].map((refusal) => refusal.description).join(' · ')
  showToast({ title: first.title, description, tone: 'destructive' })
}
