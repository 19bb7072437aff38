import type { z } from 'zod'

type ApiPath = `/api/${string}`

/** A noun with the usual list, create, change and delete; both sides are derived from this one declaration. */
export type Resource<Item extends z.ZodObject = z.ZodObject, Input extends z.ZodObject = z.ZodObject> = {
  name: string
  /** What the public may read: GET of all that is active, in order. */
  path: ApiPath
  /** Where staff read everything. */
  adminPath: ApiPath
  /** Where staff write; nearly always the same. */
  writePath: ApiPath
  /** Answers to visitors that show it: pages made from these, or from addresses below them, change with a write. */
  shownAt: readonly ApiPath[]
  item: Item
  /** The whole of what staff write. It carries no defaults itself, so that a part of it can be sent alone. */
  input: Input
  /** What a field is when it is left out of a new or a whole one; a field that may be null is null. */
  defaults: Partial<z.input<Input>>
  /** Other names a field may be sent by: `{ isActive: 'isVisible' }`. */
  aliases: Readonly<Record<string, keyof z.input<Input> & string>>
}

type Shapes<Item extends z.ZodObject, Input extends z.ZodObject> = Pick<
  Resource<Item, Input>,
  'item' | 'input'
> &
  Partial<Pick<Resource<Item, Input>, 'defaults' | 'aliases'>>

type Paths = Partial<Pick<Resource, 'path' | 'adminPath' | 'writePath' | 'shownAt'>>

/** Declares a resource by its name in addresses, the shapes it is read and written in, and addresses that differ. */
export function defineResource<Item extends z.ZodObject, Input extends z.ZodObject>(
  name: string,
  shapes: Shapes<Item, Input>,
  paths: Paths = {},
): Resource<Item, Input> {
  const path = paths.path ?? `/api/${name}`
  const adminPath = paths.adminPath ?? (`/api/admin/${name}` as const)
  return {
    name,
    writePath: adminPath,
    shownAt: [path],
    defaults: {},
    aliases: {},
    ...shapes,
    ...paths,
    path,
    adminPath,
  }
}

/** How staff's lists show an item: with the instants (ISO 8601) at which it was made and last changed. */
export type WithTimestamps<Item> = Item & { createdAt: string; updatedAt: string }
