import { AsyncResource } from 'node:async_hooks'
import type pg from 'pg'
import { currentSpan, startSpan } from './span'

const LONGEST_STATEMENT = 2000

const PLAIN_TEXT = /'[^']*(?:''[^']*)*(?:'|$)/.source
const ESCAPED_PIECE = /'[^'\\]*(?:(?:''|\\[\s\S]|\\$)[^'\\]*)*(?:'|$)/.source
/** One that goes on in the next line goes on with its escapes. */
const ESCAPED_TEXT = `[eE]${ESCAPED_PIECE}(?:[^\\S\\r\\n]*(?:--[^\\r\\n]*)?[\\r\\n]\\s*${ESCAPED_PIECE})*`
const DOLLAR_TEXT = /\$(?<tag>[a-zA-Z_\u0080-\uffff][\w\u0080-\uffff]*)?\$[\s\S]*?(?:\$\k<tag>\$|$)/.source
const NUMBER = /0[xXoObB][\da-fA-F_]+|(?:\d[\d_]*(?:\.[\d_]*)?|\.\d[\d_]*)(?:[eE][+-]?\d+)?/.source
/** Comments may be one in the other: from the first of them on nothing of a statement is told. */
const COMMENT = /--[^\n]*|\/\*[\s\S]*/.source
const NAME = /"[^"]*(?:""[^"]*)*(?:"|$)|[a-zA-Z_\u0080-\uffff][\w$\u0080-\uffff]*|\$\d+/.source
const TOKEN = new RegExp(
  `(${ESCAPED_TEXT}|(?:[uU]&|[bBxXnN])?${PLAIN_TEXT}|${DOLLAR_TEXT}|${NUMBER})|(${COMMENT})|${NAME}`,
  'g',
)

type Query = (...args: unknown[]) => unknown
type Connect = (callback?: (error: unknown, client: pg.PoolClient, release: unknown) => void) => unknown

/** A span for each statement that is sent as a part of something that is traced. */
export function traceQueries(pool: pg.Pool): void {
  const traced = new WeakSet<pg.PoolClient>()
  const trace = (client: pg.PoolClient | undefined) => {
    if (!client || traced.has(client)) return client
    traced.add(client)
    const target = client as unknown as { query: Query }
    target.query = traceQuery(target.query.bind(client))
    return client
  }
  const target = pool as unknown as { connect: Connect }
  const connect = target.connect.bind(pool)
  target.connect = (callback) => {
    if (!callback) return (connect() as Promise<pg.PoolClient>).then(trace)
    // Whoever gives a connection back calls the next in turn, who is a part of another trace.
    const own = AsyncResource.bind(callback)
    return connect((error, client, release) => {
      trace(client)
      own(error, client, release)
    })
  }
}

function traceQuery(query: Query): Query {
  return (...args) => {
    const parent = currentSpan()
    const statement = parent && statementOf(args[0])
    if (!parent || statement === undefined) return query(...args)
    const span = startSpan(parent.record, parent, {
      name: /^\s*\(?(\w+)/.exec(statement)?.[1]?.toUpperCase() ?? 'SQL',
      kind: 'client',
      attributes: { 'db.system.name': 'postgresql', 'db.query.text': statement },
    })
    const end = (error: unknown) => (error ? span.end({ 'error.type': stateOf(error) }, true) : span.end())
    const callback = args.at(-1)
    if (typeof callback === 'function') {
      const answer = (error: unknown, result: unknown) => {
        end(error)
        callback(error, result)
      }
      return query(...args.slice(0, -1), answer)
    }
    const result = query(...args)
    if (result instanceof Promise) result.then(() => end(null), end)
    else span.end()
    return result
  }
}

/** The text of a statement without any value that somebody wrote into it; undefined for what is no statement. */
function statementOf(query: unknown): string | undefined {
  const text = typeof query === 'string' ? query : (query as { text?: unknown } | null)?.text
  if (typeof text !== 'string') return undefined
  return withoutValues(text).slice(0, LONGEST_STATEMENT)
}

/**
 * Texts and numbers in a statement become `?`; names and placeholders stay. It reads as PostgreSQL does: a backslash escapes
 * in `E'…'` alone, `$tag$…$tag$` is a text, and what is not closed goes on to the end.
 */
export function withoutValues(statement: string): string {
  return statement.replace(
    TOKEN,
    (token, value: string | undefined, _tag: string | undefined, comment: string | undefined) => {
      if (comment !== undefined) return ''
      return value === undefined ? token : '?'
    },
  )
}

/** PostgreSQL's five characters, never its words: they quote the row. */
function stateOf(error: unknown): string {
  const code = (error as { code?: unknown } | null)?.code
  return typeof code === 'string' ? code : 'error'
}
