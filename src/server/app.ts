import swagger from '@fastify/swagger'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { clientErrorAnswerer } from './answer-client-errors'
import { answerError, answerErrors } from './answer-errors'
import { describeApi } from './describe-api'
import { type Settings, trustedProxy } from './env'
import { limitRates } from './rate-limits'
import { headersOfAnswers } from './security-headers'

const LARGEST_BODY_BYTES = 256 * 1024

/** For all of a request to come: 50 MB of film from half a megabit a second; who sends slower holds a place for nothing. */
const LONGEST_REQUEST_MS = 15 * 60_000

/** An empty house: errors as JSON, contracts checked, limits and security headers on, no rooms yet. */
export async function createApp(settings: Settings): Promise<FastifyInstance> {
  const always = headersOfAnswers(settings)
  const app = Fastify({
    logger: { level: settings.LOG_LEVEL },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustedProxy(settings.TRUST_PROXY),
    bodyLimit: LARGEST_BODY_BYTES,
    requestTimeout: LONGEST_REQUEST_MS,
    return503OnClosing: true,
    // Neither of these two comes past the hooks.
    frameworkErrors: (error, request, reply) => answerError(error, request, reply.headers(always)),
    clientErrorHandler: clientErrorAnswerer(always),
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 500 },
  })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  // Everything that is read is JSON, but for files in forms: text would be taken for a body that fails validation.
  app.removeContentTypeParser('text/plain')
  answerErrors(app)
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(always)
  })
  if (settings.RATE_LIMITS) await limitRates(app)
  await app.register(swagger, describeApi(settings))
  return app
}
