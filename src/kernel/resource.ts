import type { z } from 'zod'
import type { ApiPath } from './endpoint'

/** A noun with the usual list, create, change and delete; both sides are derived from this one declaration. */
export type Resource<
  Item extends z.ZodObject = z.ZodObject,
  Input extends z.ZodObject = z.ZodObject,
  Path extends ApiPath = ApiPath,
  AdminPath extends ApiPath = ApiPath,
> = {
  name: string
  /** What the public may read: GET of all that is active, in order. */
  path: Path
  /** Where staff read everything. */
  adminPath: AdminPath
  /** Where staff write; nearly always the same. */
  writePath: ApiPath
  /** Answers to visitors that show it: pages made from these, or from addresses below them, change with a write. */
  shownAt: readonly ApiPath[]
  item: Item
  /** The whole of what staff write. It carries no defaults itself, so that a part of it can be sent alone. */
  input: Input
  /** What a field is when it is left out of a new or a whole one; a field that may be null is null. */
  defaults: Partial<z.input<Input>>
  /**
   * Fields that stay as they are where a whole one leaves them out: newer than programs that send whole ones, and too
   * grave for a default, as whether visitors see it.
   */
  preserved: readonly (keyof z.input<Input> & string)[]
  /** What staff delete of it can be restored for 30 days. */
  isRestorable: boolean
  /** Its items come with the site: staff change them, and neither add nor delete any. */
  isFixedSet: boolean
  /** Fields that guests read as words and staff write in every language (docs/decisions/languages.md). */
  translated: readonly (keyof z.input<Input> & string)[]
  /** Other names a field may be sent by: `{ isActive: 'isVisible' }`. */
  aliases: Readonly<Record<string, keyof z.input<Input> & string>>
}

type Shapes<Item extends z.ZodObject, Input extends z.ZodObject> = Pick<
  Resource<Item, Input>,
  'item' | 'input'
> &
  Partial<
    Pick<
      Resource<Item, Input>,
      'defaults' | 'preserved' | 'translated' | 'aliases' | 'isRestorable' | 'isFixedSet'
    >
  >

type Paths = Partial<Pick<Resource, 'path' | 'adminPath' | 'writePath' | 'shownAt'>>

type PathIn<Own, Name extends string, Usual extends ApiPath> =
  Own extends Record<Name, infer Path extends ApiPath> ? Path : Usual

/** Declares a resource by its name in addresses, the shapes it is read and written in, and addresses that differ. */
export function defineResource<
  const Name extends string,
  Item extends z.ZodObject,
  Input extends z.ZodObject,
  const Own extends Paths = Record<never, never>,
>(
  name: Name,
  shapes: Shapes<Item, Input>,
  paths?: Own,
): Resource<Item, Input, PathIn<Own, 'path', `/api/${Name}`>, PathIn<Own, 'adminPath', `/api/admin/${Name}`>>
export function defineResource(
  name: string,
  shapes: Shapes<z.ZodObject, z.ZodObject>,
  paths: Paths = {},
): Resource {
  const path = paths.path ?? `/api/${name}`
  const adminPath = paths.adminPath ?? (`/api/admin/${name}` as const)
  return {
    name,
    writePath: adminPath,
    shownAt: [path],
    defaults: {},
    preserved: [],
    translated: [],
    isRestorable: false,
    isFixedSet: false,
    aliases: {},
    ...shapes,
    ...paths,
    path,
    adminPath,
  }
}

/** What visitors read of a resource, as an endpoint (endpoint.ts). */
export type PublicList<Of extends Pick<Resource, 'path' | 'item'>> = {
  path: Of['path']
  response: z.ZodArray<Of['item']>
}

export function publicListOf<Of extends Pick<Resource, 'path' | 'item'>>({ path, item }: Of): PublicList<Of> {
  return { path, response: item.array() as z.ZodArray<Of['item']> }
}

/** The same for what staff read of it. */
export type StaffList<Of extends Resource> = {
  path: Of['adminPath']
  response: z.ZodType<WithTimestamps<z.output<Of['item']>>[]>
  querystring: z.ZodType<ListSearch<z.output<Of['item']>>, ListSearch<z.output<Of['item']>>>
}

/** How staff ask for a list: by words, an order, a page, by days where it has such, and by any field. */
type ListSearch<Item> = { [Name in keyof Item]?: string | number } & {
  search?: string
  sort?: (keyof Item & string) | `-${keyof Item & string}`
  start?: string
  end?: string
  page?: number
  pageSize?: number
}

/** How staff's lists show an item: with the instants (ISO 8601) at which it was made and last changed. */
export type WithTimestamps<Item> = Item & { createdAt: string; updatedAt: string }
