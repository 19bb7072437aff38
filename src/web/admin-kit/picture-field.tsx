import { useQuery } from '@tanstack/react-query'
import { useId, useRef, useState } from 'react'
import { Button } from '@/web/ui/button'
import { joinClasses } from '@/web/ui/classes'
import { Input } from '@/web/ui/control'
import { Picture } from '@/web/ui/picture'
import { showToast } from '@/web/ui/toast'
import type { ControlArgs, FieldKind } from './field-kinds'
import { ACCEPTED_PICTURES, doubtPicture } from './judge-picture'
import { ProgressBar } from './progress-bar'
import { reasonOf } from './resource-words'
import { measurePicture, sendPicture } from './send-picture'
import { pictureText as words } from './text'
import { useLeaving } from './use-leaving'

type Wanted = {
  help?: string
  isRequired?: boolean
  /** Address of a list with id, title and imageUrl to pick from. */
  library?: string
  /** Says so when the picture is too small or too tall to fill a page's width. */
  isAcrossPage?: boolean
}

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

function described(label: string, { library, isAcrossPage = false, ...wanted }: Wanted) {
  return {
    label,
    isWide: true,
    help: words.help,
    ...wanted,
    render: (args: ControlArgs) => <PictureControl {...args} library={library} isAcrossPage={isAcrossPage} />,
  }
}

type PictureControlProps = ControlArgs & { library: string | undefined; isAcrossPage: boolean }

function PictureControl({ control, value, onChange, library, isAcrossPage }: PictureControlProps) {
  const [share, setShare] = useState<number | null>(null)
  const [isPicking, setPicking] = useState(false)
  const chooser = useRef<HTMLInputElement>(null)
  const leaving = useLeaving()
  const address = String(value)

  async function onFile(file: File | undefined) {
    if (!file || share !== null) return
    const measured = await measurePicture(file)
    if ('refusal' in measured) return showToast({ ...measured.refusal, tone: 'destructive' })
    setShare(0)
    try {
      const purpose = isAcrossPage ? 'hero' : 'image'
      onChange(await sendPicture(file, { purpose, onProgress: setShare, signal: leaving() }))
      showToast((isAcrossPage && doubtPicture(measured)) || { title: words.uploaded })
    } catch (error) {
      if (leaving().aborted) return
      showToast({
        title: words.uploadFailed,
        description: reasonOf(error) ?? words.uploadFallback,
        tone: 'destructive',
      })
    } finally {
      setShare(null)
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
            accept={ACCEPTED_PICTURES}
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
      {library && isPicking && <Library address={library} chosen={address} onChoose={onChange} />}
    </div>
  )
}

type Shelved = { id: number; title: string; imageUrl: string }

/** Pictures there are, in a grid that scrolls at a height of 60 units (staff-admin 2: categories). */
function Library({
  address,
  chosen,
  onChoose,
}: {
  address: string
  chosen: string
  onChoose: (address: string) => void
}) {
  const name = useId()
  const { data: pictures, isError } = useQuery<Shelved[]>({ queryKey: [address] })
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
