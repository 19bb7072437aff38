import type { FastifyDynamicSwaggerOptions } from '@fastify/swagger'
import Fastify, { type FastifyInstance, type FastifySchema, type RouteOptions } from 'fastify'
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { problemAnswer } from '@/kernel/wire'
import type { Settings } from '../env'
import { COMPILERS } from './compilers'
import { nameOperation, nameSummary } from './name-operations'
import { sessionCookieName } from './session-cookie'

declare module 'fastify' {
  interface FastifyInstance {
    /** The OpenAPI description of all routes, made for the first who asks. */
    describeApi(): Promise<object>
  }
  interface FastifySchema {
    /** The fields of a form with files, for the description alone: they are judged as they come in. */
    form?: z.ZodObject
    /** The type of the file it answers with by status, null for an answer without content; for the description alone. */
    files?: Readonly<Record<number, string | null>>
  }
}

const WHY = {
  400: 'The request cannot be read',
  401: 'Nobody is signed in, or not with these words',
  403: 'The account may not do this',
  404: 'There is no such thing',
  409: 'It stands against what is there already',
  413: 'More than is taken at once',
  415: 'A kind of content that is not taken',
  422: 'What was sent does not fit; `errors` says where',
  429: 'Too many calls; Retry-After says in how many seconds the next one may come',
  default: 'Anything else that went wrong',
} as const

type Answers = Record<string, unknown>

/**
 * Notes the routes as they are added, and has them described on an app that answers nobody: what describes them is some
 * hundred files, which no start waits for.
 */
export function noteRoutes(app: FastifyInstance, settings: Settings): void {
  const routes: RouteOptions[] = []
  let description: Promise<object> | undefined
  app.addHook('onRoute', (route) => void routes.push(route))
  app.decorate('describeApi', () => {
    description ??= describeRoutes(routes, settings)
    return description
  })
}

async function describeRoutes(routes: readonly RouteOptions[], settings: Settings): Promise<object> {
  const { default: swagger } = await import('@fastify/swagger')
  const described = Fastify({ exposeHeadRoutes: false, schemaController: { compilersFactory: COMPILERS } })
  await described.register(swagger, describeApi(settings))
  for (const { method, url, schema, config } of routes)
    described.route({
      method,
      url,
      ...(schema && { schema }),
      ...(config && { config }),
      handler: async () => null,
    })
  await described.ready()
  return described.swagger()
}

/** The settings by which routes and their contracts become the OpenAPI description (docs/decisions/product-rules.md). */
function describeApi(settings: Settings): FastifyDynamicSwaggerOptions {
  return {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Villas and bookings',
        version: '1',
        description:
          'Days are calendar days yyyy-MM-dd in the property’s time zone; money is decimal text in USD.',
      },
      servers: [{ url: settings.SITE_URL ?? `http://localhost:${settings.PORT}` }],
      tags: [
        { name: 'public', description: 'What the site’s visitors and guests may call' },
        { name: 'staff', description: 'What staff may call after signing in' },
      ],
      components: {
        securitySchemes: {
          session: {
            type: 'apiKey',
            in: 'cookie',
            name: sessionCookieName(settings),
            description: 'Set by POST /api/auth/login',
          },
          token: {
            type: 'http',
            scheme: 'bearer',
            description: 'A token of the API, made in the staff panel, for what its permissions open',
          },
        },
      },
    },
    transform: (document) => {
      const { schema, route } = document
      if (!schema || schema.hide) return jsonSchemaTransform(document)
      return jsonSchemaTransform({ ...document, schema: describeRoute(schema, route) })
    },
    transformObject: (document) => addOperationIds(jsonSchemaTransformObject(document)),
  }
}

/** A route's own schema, and what every route like it answers besides. */
function describeRoute(
  { files = {}, form, ...schema }: FastifySchema,
  { config, url, method }: RouteOptions,
): FastifySchema {
  const isStaffs = config?.access !== undefined && config.access !== 'anyone'
  const takesTokens = isStaffs && config.access !== 'staff' && !config.fresh
  const verb = [method].flat()[0] ?? 'GET'
  const isLimited = config !== undefined && 'rateLimit' in config
  const body = schema.body ?? form
  const takesFields = Boolean(body || schema.params || schema.querystring || schema.headers)
  const common = {
    ...(body !== undefined && { 400: problemAnswer, 413: problemAnswer, 415: problemAnswer }),
    ...(isStaffs && { 401: problemAnswer, 403: problemAnswer }),
    ...(url.includes(':') && { 404: problemAnswer }),
    ...(takesFields && { 422: problemAnswer }),
    ...((isLimited || takesTokens) && { 429: problemAnswer }),
    default: problemAnswer,
  }
  const ofFiles = Object.fromEntries(Object.entries(files).map(describeFile))
  const answers: Answers = { ...common, ...ofFiles, ...(schema.response as Answers | undefined) }
  return {
    ...schema,
    ...(body !== undefined && { body }),
    ...(form && { consumes: ['multipart/form-data'] }),
    summary: schema.summary ?? nameSummary(verb, url),
    tags: schema.tags ?? [isStaffs ? 'staff' : 'public'],
    // Said of every route: an empty list is a route for anyone.
    security: isStaffs ? [{ session: [] }, ...(takesTokens ? [{ token: [] }] : [])] : [],
    response: Object.fromEntries(Object.entries(answers).map(explain)),
  }
}

/** A route may take several methods with one schema: ids are given where each has an operation of its own. */
function addOperationIds(document: object) {
  const { paths = {} } = document as { paths?: Record<string, Record<string, { operationId?: string }>> }
  // Methods of one route share one object.
  for (const [path, operations] of Object.entries(paths))
    for (const [method, operation] of Object.entries(operations))
      operations[method] = { operationId: nameOperation(method, path), ...operation }
  return document
}

function describeFile([status, type]: [string, string | null]) {
  if (type === null) return [status, z.null()]
  return [status, { description: 'The file', content: { [type]: { schema: z.string() } } }]
}

function explain([status, answer]: [string, unknown]) {
  if (answer !== problemAnswer) return [status, answer]
  const description = WHY[status as keyof typeof WHY] ?? WHY.default
  return [status, { description, content: { 'application/json': { schema: problemAnswer } } }]
}
