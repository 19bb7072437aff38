import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ComponentType, type ReactNode, useState } from 'react'
import type { Resource } from '@/kernel/resource'
import type { Needed } from '@/kernel/roles'
import type { Query } from '@/web/kit/query'
import { Button } from '@/web/ui/button'
import { confirm } from './confirm'
import { DeletedItems, UndoButton, useRestore } from './deleted-items'
import type { Fields } from './field-kinds'
import { FormDialog } from './form-dialog'
import type { FieldGroup } from './form-fields'
import type { Column, Filter } from './list-rows'
import { ListScreen } from './list-screen'
import { OrderList } from './order-list'
import { PanelIcon } from './panel-icon'
import type { ResourceWords } from './resource-words'
import { RowButton } from './row-button'
import { staffListQuery } from './staff-list-query'
import { renewingCall } from './staff-request'
import { listText } from './text'
import { useEditing } from './use-editing'
import { useMay } from './use-may'
import { useTranslating } from './use-translating'
import { refetchLists, useWrites } from './use-writes'

export type Row = { id: number } & Record<string, unknown>

/** A section as `adminSection` describes it. */
export type Described<Item> = {
  resource: Resource
  words: ResourceWords
  columns: readonly Column<Item>[]
  fields: Fields<Record<string, unknown>>
  form: { groups: readonly FieldGroup<string>[]; asTabs?: boolean }
  filters: readonly Filter<Item>[]
  summary?: ComponentType<{ items: Item[] }>
  groupOf?: (item: Item) => string
  rowActions?: ComponentType<{ item: Item }>
  writes?: Needed
  isFixed?: (item: Item) => boolean
  isRead?: (item: Item) => boolean
  onRefused?: Refused
}

/** What a section shows over the form of a new row that was refused where `isOwn`; `onDone` closes the form. */
export type Refused = {
  isOwn: (error: unknown) => boolean
  show: (values: Record<string, unknown>, onDone: () => void) => void
}

/** The list of a resource with its form and its order. */
export function ResourceScreen(described: Described<Row>) {
  const {
    resource,
    words,
    columns,
    fields,
    form,
    filters,
    summary: Summary,
    rowActions: RowActions,
    writes: writer = 'content',
    isFixed = () => false,
    onRefused,
  } = described
  const isOrdered = ['sortOrder', 'orderIndex'].some((name) => name in resource.input.shape)
  const nameOf = (row: Row) => String(columns[0]?.value?.(row) ?? row.id)

  const queryClient = useQueryClient()
  // Items of every resource have an id; the type of resources in general does not say so.
  const list = staffListQuery(resource) as Query<unknown> as Query<Row[]>
  const query = useQuery(list)
  const writes = useWrites(list, resource, words)
  const restore = useRestore(resource)
  const mayWrite = useMay(writer)
  const translating = useTranslating(resource, fields, {
    nameOf,
    isRead: described.isRead,
    isReadOnly: (row: Row) => !mayWrite || isFixed(row),
  })
  const { edited, theirs, edit, onSave } = useEditing(writes, words, {
    ...renewingCall,
    takesOver: (error): boolean => edited === 'new' && (onRefused?.isOwn(error) ?? false),
  })
  const [isOrdering, setOrdering] = useState(false)
  const items = query.data ?? []

  async function onDelete(row: Row) {
    const isAgreed = await confirm({
      title: words.confirmDelete,
      line: nameOf(row),
      action: listText.delete,
    })
    const undo = resource.isRestorable && <UndoButton onUndo={() => restore(row.id, nameOf(row))} />
    if (isAgreed) await writes.remove(row.id, undo)
  }

  async function onSaveForm(values: Record<string, unknown>) {
    try {
      await onSave(values)
    } catch (error) {
      if (edited === 'new' && onRefused?.isOwn(error)) onRefused.show(values, () => edit(null))
      throw error
    }
  }

  function actions(row: Row): ReactNode {
    const mayChange = mayWrite && !isFixed(row)
    return (
      <>
        {RowActions && <RowActions item={row} />}
        {translating.button(row)}
        <RowButton
          icon={mayChange ? 'edit' : 'show'}
          label={mayChange ? listText.edit(nameOf(row)) : listText.view(nameOf(row))}
          onClick={() => edit(row)}
        />
        {mayChange && !resource.isFixedSet && (
          <RowButton icon="erase" label={listText.erase(nameOf(row))} onClick={() => void onDelete(row)} />
        )}
      </>
    )
  }

  return (
    <>
      {translating.failure}
      {Summary && query.data && <Summary items={items} />}
      {isOrdering ? (
        <OrderList items={items} nameOf={nameOf} onSave={writes.reorder} onClose={() => setOrdering(false)} />
      ) : (
        <ListScreen
          query={query}
          onRefresh={() => void refetchLists(queryClient)}
          columns={[...columns, ...translating.columns]}
          filters={[...filters, ...translating.filters]}
          words={words}
          actions={actions}
          groupOf={described.groupOf}
        >
          {mayWrite && resource.isRestorable && <DeletedItems resource={resource} />}
          {mayWrite && isOrdered && items.length > 1 && (
            <Button look="quiet" size="small" onClick={() => setOrdering(true)}>
              <PanelIcon name="grip" />
              {listText.reorder}
            </Button>
          )}
          {mayWrite && !resource.isFixedSet && (
            <Button look="action" size="small" onClick={() => edit('new')}>
              <PanelIcon name="add" />
              {words.add}
            </Button>
          )}
        </ListScreen>
      )}
      {translating.dialog}
      {edited && (
        <FormDialog
          title={edited === 'new' ? words.add : words.edit}
          fields={fields}
          groups={form.groups}
          asTabs={form.asTabs ?? false}
          judged={resource}
          values={edited === 'new' ? beginning(resource, items.length) : edited}
          theirs={theirs}
          isReadOnly={!mayWrite || (edited !== 'new' && isFixed(edited))}
          onSave={onSaveForm}
          onClose={() => edit(null)}
        />
      )}
    </>
  )
}

/** A new row is as the contract says, at the end of the list. */
function beginning(resource: Resource, count: number): Record<string, unknown> {
  const order = 'orderIndex' in resource.input.shape ? { orderIndex: count } : {}
  return { ...resource.defaults, ...order }
}
