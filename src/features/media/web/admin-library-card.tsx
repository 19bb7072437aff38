import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { LABEL_WORDS } from '@/kernel/labels'
import { confirm } from '@/web/admin-kit/confirm'
import { field } from '@/web/admin-kit/fields'
import { FormDialog } from '@/web/admin-kit/form-dialog'
import { PanelIcon } from '@/web/admin-kit/panel-icon'
import { reasonOf } from '@/web/admin-kit/resource-words'
import { RowButton } from '@/web/admin-kit/row-button'
import { formatInstantDay } from '@/web/admin-kit/show-instant'
import { readForStaff, staffRequest } from '@/web/admin-kit/staff-request'
import { useMay } from '@/web/admin-kit/use-may'
import { refetchLists } from '@/web/admin-kit/use-writes'
import { ApiError } from '@/web/kit/request'
import { Badge } from '@/web/ui/badge'
import { buttonClass } from '@/web/ui/button'
import { showToast } from '@/web/ui/toast'
import { type MediaListItem, mediaChange } from '../contract'
import { MEDIA_PATH } from '../paths'
import { pictureAtWidth } from '../rules/picture-sources'
import { sayBytes } from '../rules/say-bytes'
import { mediaLibraryQuery } from '../staff-queries'
import { libraryText as words } from './admin-library-text'

const fields = {
  altText: field.optionalLongText(words.altText, { help: words.altTextHelp, rows: 3 }),
}

type Described = { altText: string | null }

/** One uploaded file: what it is, where it is shown, and its description. */
export function LibraryCard({ file }: { file: MediaListItem }) {
  const queryClient = useQueryClient()
  const mayWrite = useMay('content')
  const [isDescribed, setDescribed] = useState(false)
  // The version the words are written for, and what somebody else wrote meanwhile.
  const [version, setVersion] = useState(file.updatedAt)
  const [theirs, setTheirs] = useState<Described | null>(null)
  const { id, kind, url, originalName, altText, bytes, width, height, uses, createdAt } = file
  const size = width && height ? `${width} × ${height}` : null

  function onDescribe() {
    setVersion(file.updatedAt)
    setTheirs(null)
    setDescribed(true)
  }

  async function onSave(values: Partial<Described>) {
    try {
      const change = { altText: values.altText ?? null, updatedAt: version }
      await staffRequest('PATCH', `${MEDIA_PATH}/${id}`, change)
    } catch (error) {
      if (error instanceof ApiError && error.status === 409) await readTheirs()
      say(words.saveFailed, error)
      throw error
    }
    setDescribed(false)
    showToast({ title: words.saved })
    void refetchLists(queryClient)
  }

  /** Shows what somebody else wrote; the next save is made knowing it. */
  async function readTheirs() {
    const { items } = await readForStaff(mediaLibraryQuery({ search: originalName, pageSize: 100 }))
    const now = items.find((item) => item.id === id)
    if (!now) return
    setVersion(now.updatedAt)
    setTheirs({ altText: now.altText })
  }

  async function onDelete() {
    const question = { title: words.confirmDelete, line: originalName, action: words.delete }
    if (!(await confirm(question))) return
    try {
      await staffRequest('DELETE', `${MEDIA_PATH}/${id}`)
      showToast({ title: words.deleted })
    } catch (error) {
      say(words.deleteFailed, error)
    }
    void refetchLists(queryClient)
  }

  return (
    <li className="flex flex-col overflow-hidden rounded-card border border-line bg-paper">
      {kind === 'image' ? (
        <img
          src={pictureAtWidth(url, 400)}
          alt=""
          width={width ?? undefined}
          height={height ?? undefined}
          loading="lazy"
          className="aspect-3/2 w-full bg-sand object-cover"
        />
      ) : (
        <span className="grid aspect-3/2 w-full place-items-center bg-mist text-forest">
          <PanelIcon name="film" className="size-12" />
        </span>
      )}
      <div className="grid grow content-start gap-1.5 p-3.5 pb-2 text-sm">
        <h2 className="font-sans text-base leading-snug font-semibold wrap-anywhere">{originalName}</h2>
        <p className="tabular text-ink-soft">
          {[size, sayBytes(bytes), formatInstantDay(createdAt)].filter(Boolean).join(' · ')}
        </p>
        {kind === 'image' && (
          <p className={altText ? 'line-clamp-2' : 'text-clay-deep'}>{altText || words.noAltText}</p>
        )}
        {uses.length === 0 ? (
          <p>
            <Badge color="orange">{words.unused}</Badge>
          </p>
        ) : (
          <details>
            <summary className="cursor-pointer py-1 font-semibold text-forest">
              {words.uses(uses.length)}
            </summary>
            <ul className="grid gap-0.5 pl-4">
              {uses.map((use) => (
                <li key={`${use.place}${use.id}`} className="list-disc break-words">
                  {use.place}
                  {LABEL_WORDS.colon} {use.title}
                </li>
              ))}
            </ul>
          </details>
        )}
      </div>
      <div className="flex justify-end gap-0.5 border-t border-line px-1.5 py-1">
        <a
          href={url}
          target="_blank"
          rel="noreferrer"
          aria-label={words.open(originalName)}
          title={words.open(originalName)}
          className={buttonClass({ look: 'bare', size: 'icon' })}
        >
          <PanelIcon name="open" />
        </a>
        {mayWrite && kind === 'image' && (
          <RowButton icon="edit" label={words.describe(originalName)} onClick={onDescribe} />
        )}
        {mayWrite && (
          <RowButton icon="erase" label={words.erase(originalName)} onClick={() => void onDelete()} />
        )}
      </div>
      {isDescribed && (
        <FormDialog<Described>
          title={words.describe(originalName)}
          fields={fields}
          groups={[{ title: words.altText, fields: ['altText'] }]}
          judged={{ input: mediaChange, defaults: {} }}
          values={{ altText }}
          theirs={theirs}
          onSave={onSave}
          onClose={() => setDescribed(false)}
        />
      )}
    </li>
  )
}

function say(title: string, error: unknown) {
  showToast({ title, description: reasonOf(error) ?? words.unreachable, tone: 'destructive' })
}
