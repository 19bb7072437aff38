import { type ReactNode, useState } from 'react'
import type { ZodObject } from 'zod'
import type { Resource } from '@/kernel/resource'
import { confirm } from '@/web/admin-kit/confirm'
import { UndoButton, useRestore } from '@/web/admin-kit/deleted-items'
import type { Fields } from '@/web/admin-kit/field-kinds'
import { FormDialog } from '@/web/admin-kit/form-dialog'
import type { Judged } from '@/web/admin-kit/form-draft'
import { OrderList } from '@/web/admin-kit/order-list'
import { PanelIcon } from '@/web/admin-kit/panel-icon'
import type { ResourceWords } from '@/web/admin-kit/resource-words'
import { RowButton } from '@/web/admin-kit/row-button'
import { listText } from '@/web/admin-kit/text'
import { useEditing } from '@/web/admin-kit/use-editing'
import { useMay } from '@/web/admin-kit/use-may'
import { useTranslating } from '@/web/admin-kit/use-translating'
import { useWrites } from '@/web/admin-kit/use-writes'
import type { Query } from '@/web/kit/query'
import { Badge } from '@/web/ui/badge'
import { Button } from '@/web/ui/button'
import { Picture } from '@/web/ui/picture'
import { movedPlace } from '../rules/gallery-upload'
import { villaGalleryText as galleryWords } from './admin-gallery-text'

type Shown = { id: number; sortOrder: number; isMain: boolean }

type GalleryListProps<Item extends Shown, Values> = {
  items: readonly Item[]
  words: ResourceWords
  /** Where this villa’s items are read, and where all are written. */
  list: Query<Item[]>
  resource: Resource
  fields: Fields<Values>
  judged: Judged<ZodObject>
  /** What every item of this villa has in common. */
  common: object
  nameOf: (item: Item, place: number) => string
  pictureOf: (item: Item) => string | null
  linesOf: (item: Item) => ReactNode
  /** Beside those of every list. */
  actions?: ReactNode
}

/** Items of a villa's gallery in their order, each to be set as main, moved, edited or deleted. */
export function GalleryList<Item extends Shown, Values>(props: GalleryListProps<Item, Values>) {
  const { items, words, list, resource, fields, judged, common, nameOf, pictureOf, linesOf } = props
  const writes = useWrites(list, resource, words)
  const restore = useRestore(resource)
  const mayWrite = useMay(['content', 'prices'])
  const { edited, theirs, edit, onSave } = useEditing(writes, words)
  const [isOrdering, setOrdering] = useState(false)
  const translating = useTranslating(resource, fields, {
    nameOf: (item: Item) => nameOf(item, items.indexOf(item) + 1),
    isReadOnly: () => !mayWrite,
  })

  async function onDelete(item: Item, name: string) {
    const undo = <UndoButton onUndo={() => restore(item.id, name)} />
    if (await confirm({ title: words.confirmDelete, action: listText.delete }))
      await writes.remove(item.id, undo)
  }

  if (isOrdering)
    return (
      <OrderList
        items={items}
        nameOf={(item) => nameOf(item, items.indexOf(item) + 1)}
        pictureOf={pictureOf}
        onSave={writes.reorder}
        onClose={() => setOrdering(false)}
      />
    )

  return (
    <div className="grid gap-4">
      {mayWrite && (
        <div className="flex flex-wrap gap-2.5">
          <Button look="quiet" size="small" onClick={() => edit('new')}>
            <PanelIcon name="add" />
            {words.add}
          </Button>
          {props.actions}
          {items.length > 1 && (
            <Button look="quiet" size="small" onClick={() => setOrdering(true)}>
              <PanelIcon name="grip" />
              {listText.reorder}
            </Button>
          )}
        </div>
      )}
      {items.length === 0 && <p className="py-6 text-center text-ink-soft">{words.empty}</p>}
      <ul className="grid gap-2">
        {items.map((item, index) => {
          const name = nameOf(item, index + 1)
          return (
            <li
              key={item.id}
              className="flex flex-wrap items-center gap-3 rounded-control border border-line p-2"
            >
              <Picture
                address={pictureOf(item)}
                alt=""
                className="h-16 w-24 shrink-0 rounded-tag object-cover"
              />
              <div className="min-w-40 grow basis-40 text-sm">
                <p className="flex flex-wrap items-center gap-2 font-semibold">
                  <span className="wrap-anywhere">{name}</span>
                  {item.isMain && <Badge color="green">{galleryWords.main}</Badge>}
                </p>
                {linesOf(item)}
                {translating.badges(item)}
              </div>
              {mayWrite && (
                <div className="flex">
                  <RowButton
                    icon="star"
                    label={item.isMain ? galleryWords.unsetMain(name) : galleryWords.setMain(name)}
                    onClick={() => void writes.change(item.id, { isMain: !item.isMain } as Partial<Item>)}
                  />
                  <RowButton
                    icon="up"
                    label={galleryWords.moveUp(name)}
                    onClick={() =>
                      void writes.change(item.id, {
                        sortOrder: movedPlace(item.sortOrder, -1),
                      } as Partial<Item>)
                    }
                  />
                  <RowButton
                    icon="down"
                    label={galleryWords.moveDown(name)}
                    onClick={() =>
                      void writes.change(item.id, {
                        sortOrder: movedPlace(item.sortOrder, 1),
                      } as Partial<Item>)
                    }
                  />
                  {translating.button(item)}
                  <RowButton icon="edit" label={listText.edit(name)} onClick={() => edit(item)} />
                  <RowButton
                    icon="erase"
                    label={listText.erase(name)}
                    onClick={() => void onDelete(item, name)}
                  />
                </div>
              )}
            </li>
          )
        })}
      </ul>
      {translating.failure}
      {translating.dialog}
      {edited && (
        <FormDialog<Values>
          title={edited === 'new' ? words.add : words.edit}
          fields={fields}
          groups={[{ title: words.add, fields: Object.keys(fields) as (keyof Values & string)[] }]}
          judged={judged}
          values={
            (edited === 'new'
              ? { ...judged.defaults, sortOrder: items.length }
              : edited) as unknown as Partial<Values>
          }
          theirs={theirs as Partial<Values> | null}
          onSave={(values) => onSave({ ...values, ...common })}
          onClose={() => edit(null)}
        />
      )}
    </div>
  )
}
