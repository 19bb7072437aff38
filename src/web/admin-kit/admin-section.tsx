import type { ComponentType } from 'react'
import type { ZodObject, z } from 'zod'
import type { Resource, WithTimestamps } from '@/kernel/resource'
import type { Needed } from '@/kernel/roles'
import type { Fields } from './field-kinds'
import type { FieldGroup } from './form-fields'
import type { Column, Filter } from './list-rows'
import { type Described, type Refused, ResourceScreen, type Row } from './resource-screen'
import type { ResourceWords } from './resource-words'

type SectionOptions<Item, Values> = {
  words: ResourceWords
  /** The first names the row: its value stands in questions and buttons. */
  columns: readonly Column<Item>[]
  /** One for everything staff write. */
  fields: Fields<Values>
  /** How the form's fields stand together; all under one another when left out. */
  form?: { groups: readonly FieldGroup<keyof Values & string>[]; asTabs?: boolean }
  filters?: readonly Filter<Item>[]
  /** Stands above the list and sees all of it. */
  summary?: ComponentType<{ items: Item[] }>
  /** Rows stand together by this, each group with its count. */
  groupOf?: (item: Item) => string
  /** More buttons in a row, before edit and delete. */
  rowActions?: ComponentType<{ item: Item }>
  /** Who writes; who may change content when left out. */
  writes?: Needed
  /** What is only looked at, whoever looks. */
  isFixed?: (item: Item) => boolean
  /** Whether guests read its words, which staff then write in every language; all of them when left out. */
  isRead?: (item: Item) => boolean
  /** What is shown over the form where a new one is refused. */
  onRefused?: Refused
}

/** The staff screen of a resource: its list, its form, its order, and what it says. Rows staff order can be moved. */
export function adminSection<Item extends ZodObject, Input extends ZodObject>(
  resource: Resource<Item, Input>,
  options: SectionOptions<WithTimestamps<z.output<Item>>, z.output<Input>>,
): ComponentType {
  const described = describeSection(resource, options)
  return () => <ResourceScreen {...described} />
}

/** The same for a screen that has to look something else up first: `<ResourceScreen {...describeSection(…)} />`. */
export function describeSection<Item extends ZodObject, Input extends ZodObject>(
  resource: Resource<Item, Input>,
  { form, filters = [], ...options }: SectionOptions<WithTimestamps<z.output<Item>>, z.output<Input>>,
): Described<Row> {
  const names = Object.keys(options.fields) as (keyof z.output<Input> & string)[]
  const groups = [{ title: options.words.add, fields: names }]
  // From here on rows and values are only known by the names of their fields.
  return { resource, filters, form: form ?? { groups }, ...options } as unknown as Described<Row>
}
