import type { DataTag, QueryFunction } from '@tanstack/react-query'
import type { z } from 'zod'
import type { Endpoint } from '@/kernel/endpoint'

/**
 * A read, as TanStack's hooks and the query client take it. Its key is the address it is read from, tagged with the
 * answer's type; without a `queryFn` of its own the default one reads it (query-client.ts).
 */
export type Query<Answer> = {
  queryKey: DataTag<readonly [string], Answer>
  queryFn?: QueryFunction<Answer>
}

/** A path of routes with numbers for ids and text for all else: `/api/admin/bookings/${number}`. */
export type Address<Path extends string> = Path extends `${infer Before}/:${infer Rest}`
  ? Rest extends `${infer Name}/${infer After}`
    ? Address<`${Before}/${Parameter<Name>}/${After}`>
    : `${Before}/${Parameter<Rest>}`
  : Path

type Parameter<Name> = Name extends 'id' | `${string}Id` ? `${number}` : string

/** What a caller gives: every value as the server gets it once it is checked, those with a default optional. */
type Search<Input, Output> = {
  [Name in keyof Input]: Name extends keyof Output ? Exclude<Output[Name], undefined> : never
}

export type SearchOf<Read> = Read extends { querystring: infer Schema extends z.ZodType }
  ? Search<z.input<Schema>, z.output<Schema>>
  : never

/** Left out for a read without parameters, and may be where all are optional. */
type Given<Parameters> = [Parameters] extends [never]
  ? []
  : Record<never, never> extends Parameters
    ? [search?: Parameters]
    : [search: Parameters]

/**
 * Defines the query of an endpoint, `defineQuery<typeof villasEndpoint>(VILLAS_PATH)`: the endpoint is given as a type
 * alone, because contracts bring zod with them, and the type check holds path, parameters and answer against it.
 * Parameters are put into the address in the order they are given. The mark lets the builder drop queries a page does
 * not use.
 */
// @__NO_SIDE_EFFECTS__
export function defineQuery<Read extends Endpoint>(
  path: Address<Read['path']>,
  ...[search]: Given<SearchOf<Read>>
): Query<z.output<Read['response']>> {
  const address = search ? `${path}?${new URLSearchParams(search)}` : path
  return { queryKey: [address] as never }
}
