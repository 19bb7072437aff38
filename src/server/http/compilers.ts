import type { FastifyServerOptions } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'

/**
 * Ours alone, for every app: without them Fastify loads two others with their libraries, which nothing asks and which no
 * image holds. As the settings are typed they are for Ajv's schemas alone.
 */
export const COMPILERS = {
  buildValidator: () => validatorCompiler,
  buildSerializer: () => serializerCompiler,
} as unknown as NonNullable<NonNullable<FastifyServerOptions['schemaController']>['compilersFactory']>
