import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useMemo, useState } from 'react'
import type { Resource } from '@/kernel/resource'
import type { Query } from '@/web/kit/query'
import { Button } from '@/web/ui/button'
import { confirm } from './confirm'
import { DeletedItems, UndoButton, useRestore } from './deleted-items'
import type { Fields } from './field-kinds'
import { FormDialog } from './form-dialog'
import type { FieldGroup } from './form-fields'
import { pickRows } from './list-rows'
import { Notice } from './list-screen'
import type { ListSearch } from './list-search'
import { MediaCard, type MediaGridLook } from './media-card'
import { MediaBulk } from './media-grid-bulk'
import { CATEGORY, MEDIA_COLUMNS, TITLE } from './media-grid-columns'
import { MediaGridSkeleton } from './media-grid-skeleton'
import { mediaGridText } from './media-grid-text'
import { OrderList } from './order-list'
import { Pager } from './pager'
import { PanelIcon } from './panel-icon'
import type { ResourceWords } from './resource-words'
import { RowButton } from './row-button'
import { SortChoice } from './sort-choice'
import type { StaffCall } from './staff-request'
import { listText } from './text'
import { useEditing } from './use-editing'
import { useMay } from './use-may'
import { useTranslating } from './use-translating'
import { useWrites } from './use-writes'

type Shelved = {
  id: number
  title: string
  description: string | null
  category: string | null
  isVisible: boolean
  sortOrder: number
}

type MediaGridProps<Item extends Shelved, Values> = {
  resource: Resource
  list: Query<Item[]>
  query: UseQueryResult<Item[]>
  words: ResourceWords & { noMatch: string }
  asked: ListSearch
  onAsk: (change: Partial<ListSearch>) => void
  look: MediaGridLook
  fields: Fields<Values>
  groups: readonly FieldGroup<keyof Values & string>[]
  /** Completes what the form says before it is judged and sent. */
  complete?: (values: Partial<Values>) => Partial<Values>
  /** As people call it. */
  categoryOf: (item: Item) => string
  pictureOf: (item: Item) => string | null
  factsOf: (item: Item) => ReactNode
  badgesOf?: (item: Item) => ReactNode
  moreActions?: (item: Item) => ReactNode
  call: StaffCall
  /** Where files are dropped. */
  children: ReactNode
}

/** Pictures or videos staff put on show: as cards or lines, shown, hidden, ordered, edited and deleted. */
export function MediaGrid<Item extends Shelved, Values>(props: MediaGridProps<Item, Values>) {
  const { resource, query, words, call } = props
  const mayWrite = useMay('content')
  const writes = useWrites(props.list, resource, words, call)
  const editing = useEditing(writes, words, call)
  const { edited, theirs, edit } = editing
  const [isOrdering, setOrdering] = useState(false)
  const translating = useTranslating(resource, props.fields, {
    nameOf: ({ title }: Item) => title,
    isReadOnly: () => !mayWrite,
  })
  const items = query.data ?? []

  const onSave = (values: Partial<Values>) => editing.onSave(props.complete?.(values) ?? values)

  if (!query.data)
    return query.isError ? (
      <Notice role="alert" title={listText.failed} help={listText.failedHelp}>
        <Button onClick={() => void query.refetch()}>{listText.tryAgain}</Button>
      </Notice>
    ) : (
      <MediaGridSkeleton />
    )
  if (isOrdering)
    return (
      <OrderList
        items={items}
        nameOf={({ title }) => title}
        onSave={writes.reorder}
        onClose={() => setOrdering(false)}
      />
    )

  return (
    <div className="grid gap-4">
      {mayWrite && (
        <div className="flex flex-wrap justify-end gap-2.5">
          <DeletedItems resource={resource} />
          {items.length > 1 && (
            <Button look="quiet" size="small" onClick={() => setOrdering(true)}>
              <PanelIcon name="grip" />
              {listText.reorder}
            </Button>
          )}
          <Button look="action" size="small" onClick={() => edit('new')}>
            <PanelIcon name="add" />
            {words.add}
          </Button>
        </div>
      )}
      {mayWrite && props.children}
      {items.length === 0 ? (
        <Notice title={words.empty} />
      ) : (
        <Cards {...props} items={items} writes={writes} onEdit={edit} translating={translating} />
      )}
      {translating.failure}
      {translating.dialog}
      {edited && (
        <FormDialog<Values>
          title={edited === 'new' ? words.add : words.edit}
          fields={props.fields}
          groups={props.groups}
          judged={{ input: resource.input, defaults: resource.defaults }}
          values={
            (edited === 'new'
              ? ({ ...resource.defaults, sortOrder: nextPlace(items) } as object)
              : edited) as Partial<Values>
          }
          theirs={theirs as Partial<Values> | null}
          isReadOnly={!mayWrite}
          onSave={onSave}
          onClose={() => edit(null)}
        />
      )}
    </div>
  )
}

type CardsProps<Item extends Shelved, Values> = MediaGridProps<Item, Values> & {
  items: Item[]
  writes: ReturnType<typeof useWrites<Item>>
  onEdit: (item: Item) => void
  translating: Pick<ReturnType<typeof useTranslating<Item, Values>>, 'badges' | 'button'>
}

function Cards<Item extends Shelved, Values>(props: CardsProps<Item, Values>) {
  const { items, asked, onAsk, look, words, categoryOf, writes, call, resource } = props
  const mayWrite = useMay('content')
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const picked = useMemo(
    () =>
      pickRows(
        items,
        {
          columns: [
            {
              ...TITLE,
              value: ({ title, description }: Item) => `${title} ${description ?? ''}`,
            },
            { ...CATEGORY, value: categoryOf },
          ],
          filters: [{ ...CATEGORY, value: ({ category }: Item) => category }],
        },
        asked,
      ),
    [items, asked, categoryOf],
  )
  // What is gone, or hidden by a filter, is not acted upon unseen.
  const acting = picked.rows.filter(({ id }) => chosen.has(id)).map(({ id }) => id)

  if (picked.total === 0)
    return (
      <Notice title={words.noMatch}>
        <Button look="quiet" onClick={() => onAsk({ words: '', filters: {} })}>
          {listText.clear}
        </Button>
      </Notice>
    )

  return (
    <>
      <SortChoice columns={MEDIA_COLUMNS} sort={asked.sort} onSort={(sort) => onAsk({ sort })} />
      {mayWrite && (
        <label className="flex min-h-8 items-center gap-2.5 justify-self-start text-sm font-semibold">
          <input
            type="checkbox"
            checked={acting.length === picked.rows.length}
            onChange={(event) =>
              setChosen(new Set(event.target.checked ? picked.rows.map(({ id }) => id) : []))
            }
            className="size-6 accent-forest"
          />
          {mediaGridText.chooseAll}
        </label>
      )}
      {acting.length > 0 && (
        <MediaBulk
          adminPath={resource.adminPath}
          ids={acting}
          said={words}
          call={call}
          onDone={() => setChosen(new Set())}
        />
      )}
      <ul
        aria-label={listText.rows}
        className={
          look === 'grid' ? 'grid grid-cols-[repeat(auto-fill,minmax(15rem,1fr))] gap-4' : 'grid gap-2'
        }
      >
        {picked.rows.map((item) => (
          <MediaCard
            key={item.id}
            name={item.title}
            picture={props.pictureOf(item)}
            isVisible={item.isVisible}
            facts={props.factsOf(item)}
            badges={
              <>
                {props.badgesOf?.(item)}
                {props.translating.badges(item)}
              </>
            }
            look={look}
            choice={
              mayWrite
                ? {
                    isChosen: chosen.has(item.id),
                    onChoose: (is) => setChosen(withChoice(chosen, item.id, is)),
                  }
                : undefined
            }
            actions={<CardActions {...props} item={item} writes={writes} />}
          />
        ))}
      </ul>
      <Pager picked={picked} onPage={(page) => onAsk({ page })} />
    </>
  )
}

function CardActions<Item extends Shelved, Values>({
  item,
  resource,
  words,
  writes,
  call,
  moreActions,
  onEdit,
  translating,
}: CardsProps<Item, Values> & { item: Item }) {
  const mayWrite = useMay('content')
  const restore = useRestore(resource, call)
  const { id, title, isVisible } = item

  async function onDelete() {
    const question = { title: words.confirmDelete, line: title, action: listText.delete }
    const undo = <UndoButton onUndo={() => restore(id, title)} />
    if (await confirm(question)) await writes.remove(id, undo)
  }

  return (
    <>
      {moreActions?.(item)}
      {translating.button(item)}
      {mayWrite && (
        <RowButton
          icon={isVisible ? 'show' : 'hide'}
          label={isVisible ? mediaGridText.hide(title) : mediaGridText.show(title)}
          onClick={() => void writes.change(id, { isVisible: !isVisible } as Partial<Item>)}
        />
      )}
      <RowButton
        icon={mayWrite ? 'edit' : 'journal'}
        label={mayWrite ? listText.edit(title) : listText.view(title)}
        onClick={() => onEdit(item)}
      />
      {mayWrite && <RowButton icon="erase" label={listText.erase(title)} onClick={() => void onDelete()} />}
    </>
  )
}

function nextPlace(items: readonly Shelved[]): number {
  return items.reduce((last, { sortOrder }) => Math.max(last, sortOrder + 1), 0)
}

function withChoice(chosen: ReadonlySet<number>, id: number, isChosen: boolean): Set<number> {
  const next = new Set(chosen)
  if (isChosen) next.add(id)
  else next.delete(id)
  return next
}
