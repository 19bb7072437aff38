import { useQuery } from '@tanstack/react-query'
import { useId, useRef, useState } from 'react'
import { leaveWhenUnauthorized } from '@/features/accounts/web/admin-session'
import type { ControlArgs, FieldKind } from '@/web/admin-kit/field-kinds'
import { ProgressBar } from '@/web/admin-kit/progress-bar'
import { reasonOf } from '@/web/admin-kit/resource-words'
import { useLeaving } from '@/web/admin-kit/use-leaving'
import type { Query } from '@/web/kit/query'
import { Button } from '@/web/ui/button'
import { joinClasses } from '@/web/ui/classes'
import { Input } from '@/web/ui/control'
import { Picture } from '@/web/ui/picture'
import { showToast } from '@/web/ui/toast'
import { acceptFor, typesFor, UPLOAD_RULES } from '../rules/file-types'
import { doubtPicture } from '../rules/judge-picture'
import { type Refusal, refuseUpload } from '../rules/judge-upload'
import { mediaText } from '../text'
import { MediaPicker } from './admin-media-picker'
import { pictureText as words } from './admin-picture-text'
import { sendUpload, sendUploadOfForm } from './admin-send-upload'

type Wanted = {
  help?: string
  isRequired?: boolean
  /** Address of a list with id, title and imageUrl to pick from. */
  library?: Query<Shelved[]>
  /** Whose limits an upload is held to: those of pictures in general unless said otherwise. */
  purpose?: 'image' | 'hero' | 'villa' | 'thumbnail'
  /** Says so when the picture is too small or too tall to fill a page's width. */
  isAcrossPage?: boolean
  /** In gallery and tours: an upload without a session leaves for the sign-in, which elsewhere opens over the form. */
  leaves?: boolean
}

const UNREADABLE: Refusal = { title: mediaText.invalidImageTitle, description: mediaText.invalidImage }

/** What is said of an upload that went well, and of one that failed without the server's words. */
const SAID = [words.uploaded, words.uploadFallback] as const
const SAID_OF_THUMBNAIL = [mediaText.thumbnailUploaded, mediaText.thumbnailFailed] as const

/** A picture by its address, by upload, or picked from those there are. */
export const pictureField = {
  required: (label: string, wanted: Wanted = {}): FieldKind<string> => ({
    ...described(label, { isRequired: true, ...wanted }),
    write: (value) => value ?? '',
    read: (text) => String(text).trim(),
  }),
  optional: (label: string, wanted: Wanted = {}): FieldKind<string | null> => ({
    ...described(label, wanted),
    write: (value) => value ?? '',
    read: (text) => String(text).trim() || null,
  }),
}

function described(label: string, wanted: Wanted) {
  const { help, isRequired, library, purpose = 'image', isAcrossPage = false, leaves = false } = wanted
  const upload = { library, purpose, isAcrossPage, leaves }
  return {
    label,
    isWide: true,
    isRequired,
    help: help ?? words.help(mediaText.takes(typesFor(purpose), UPLOAD_RULES[purpose].maxBytes)),
    render: (args: ControlArgs) => <PictureControl {...args} {...upload} />,
  }
}

type UploadWanted = Required<Pick<Wanted, 'purpose' | 'isAcrossPage' | 'leaves'>>
type PictureControlProps = ControlArgs & UploadWanted & { library: Query<Shelved[]> | undefined }

function PictureControl(props: PictureControlProps) {
  const { control, value, onChange, onBusy, library, purpose, isAcrossPage, leaves } = props
  const [share, setShare] = useState<number | null>(null)
  const [isPicking, setPicking] = useState(false)
  const [isPickingAny, setPickingAny] = useState(false)
  const chooser = useRef<HTMLInputElement>(null)
  const leaving = useLeaving()
  const address = String(value)
  const [done, fallback] = purpose === 'thumbnail' ? SAID_OF_THUMBNAIL : SAID

  async function onFile(file: File | undefined) {
    if (!file || share !== null) return
    const refusal = refuseUpload({ name: file.name, bytes: file.size }, purpose)
    if (refusal) return showToast({ ...refusal, tone: 'destructive' })
    // From here on the form waits: looking at a large picture takes a while too.
    setShare(0)
    onBusy(true)
    try {
      const measured = isAcrossPage ? await measure(file) : null
      if (isAcrossPage && !measured) return showToast({ ...UNREADABLE, tone: 'destructive' })
      const send = leaves ? sendUpload : sendUploadOfForm
      const asked = { file, name: file.name, purpose, onProgress: setShare, signal: leaving() }
      onChange((await send(asked)).url)
      showToast((measured && doubtPicture(measured)) || { title: done })
    } catch (error) {
      if (leaving().aborted || (leaves && leaveWhenUnauthorized(error))) return
      const description = reasonOf(error) ?? fallback
      showToast({ title: mediaText.uploadFailedTitle, description, tone: 'destructive' })
    } finally {
      setShare(null)
      onBusy(false)
    }
  }

  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-start gap-3">
        <Picture
          key={address}
          address={address || null}
          alt={address ? words.preview : words.none}
          className="h-24 w-36 shrink-0 rounded-control border border-line object-cover"
        />
        <div className="grid min-w-56 grow gap-2">
          <Input
            {...control}
            value={address}
            placeholder={words.placeholder}
            onChange={(event) => onChange(event.target.value)}
          />
          <div className="flex flex-wrap gap-2">
            <Button
              look="quiet"
              size="small"
              aria-disabled={share !== null}
              onClick={() => chooser.current?.click()}
            >
              {words.upload}
            </Button>
            {library && (
              <Button
                look="quiet"
                size="small"
                aria-expanded={isPicking}
                onClick={() => setPicking(!isPicking)}
              >
                {words.pick}
              </Button>
            )}
            <Button
              look="quiet"
              size="small"
              aria-label={words.pickAny}
              title={words.pickAny}
              onClick={() => setPickingAny(true)}
            >
              {words.library}
            </Button>
          </div>
          {share !== null && (
            <div role="status" className="grid max-w-80 gap-1.5 text-sm">
              <ProgressBar share={share} label={words.uploading} />
              <p>{words.uploading}</p>
            </div>
          )}
          <input
            ref={chooser}
            type="file"
            accept={acceptFor(purpose)}
            aria-label={words.upload}
            tabIndex={-1}
            hidden
            onChange={(event) => {
              void onFile(event.target.files?.[0])
              event.target.value = ''
            }}
          />
        </div>
      </div>
      {library && isPicking && <Library query={library} chosen={address} onChoose={onChange} />}
      <MediaPicker
        open={isPickingAny}
        onClose={() => setPickingAny(false)}
        onPick={({ url }) => {
          setPickingAny(false)
          onChange(url)
        }}
      />
    </div>
  )
}

/** Width and height of a chosen picture; null when the browser cannot read it. */
async function measure(file: File): Promise<{ width: number; height: number } | null> {
  const bitmap = await createImageBitmap(file).catch(() => null)
  if (!bitmap) return null
  const { width, height } = bitmap
  bitmap.close()
  return { width, height }
}

type Shelved = { id: number; title: string; imageUrl: string }

/** Pictures there are, in a grid that scrolls at a height of 60 units. */
function Library({
  query,
  chosen,
  onChoose,
}: {
  query: Query<Shelved[]>
  chosen: string
  onChoose: (address: string) => void
}) {
  const name = useId()
  const { data: pictures, isError } = useQuery(query)
  if (!pictures)
    return <p className="text-sm text-ink-soft">{isError ? words.libraryFailed : words.loading}</p>
  if (pictures.length === 0) return <p className="text-sm text-ink-soft">{words.libraryEmpty}</p>
  return (
    <fieldset className="max-h-60 overflow-y-auto rounded-control border border-line p-2">
      <legend className="sr-only">{words.pick}</legend>
      <div className="grid grid-cols-2 gap-2 sm:grid-cols-4">
        {pictures.map(({ id, title, imageUrl }) => (
          <label key={id} className="relative grid cursor-pointer gap-1 text-xs">
            <input
              type="radio"
              name={name}
              checked={imageUrl === chosen}
              onChange={() => onChoose(imageUrl)}
              className="absolute top-1.5 left-1.5 size-5 accent-forest"
            />
            <Picture
              address={imageUrl}
              alt=""
              className={joinClasses(
                'aspect-4/3 w-full rounded-tag border-3 object-cover',
                imageUrl === chosen ? 'border-forest' : 'border-transparent',
              )}
            />
            <span className="truncate">{title}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
