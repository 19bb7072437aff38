import cookie from '@fastify/cookie'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { type Settings, trustedProxy } from '../env'
import { clientErrorAnswerer } from './answer-client-errors'
import { answerError, answerErrors } from './answer-errors'
import { closeSilentConnections } from './close-silent-connections'
import { COMPILERS } from './compilers'
import { noteRoutes } from './describe-api'
import { limitSlowBodies, TIME_LIMITS, type TimeLimits } from './limit-slow-requests'
import { type LogStream, loggerOptions } from './log'
import { limitRates } from './rate-limits'
import { headersOfAnswers } from './security-headers'
import { type LoadLanguage, languageTaker, speakLanguages } from './speak-language'
import { type LoadRefusals, tellRefusals } from './tell-refusals'

const LARGEST_BODY_BYTES = 256 * 1024

type AppOptions = {
  /** How long requests may take to arrive, when that is not as long as usual. */
  timeLimits?: TimeLimits | undefined
  /** Brings languages other than English. */
  loadLanguage?: LoadLanguage
  /** Brings the refusals of languages of the panel. */
  loadRefusals?: LoadRefusals
  /** Where the log goes, when that is not standard output. */
  logTo?: LogStream | undefined
}

/** An empty app: errors as JSON, contracts checked, limits and security headers on, no rooms yet. */
export async function createApp(settings: Settings, options: AppOptions = {}): Promise<FastifyInstance> {
  const { timeLimits = TIME_LIMITS, loadLanguage, loadRefusals, logTo } = options
  const always = headersOfAnswers(settings)
  const app = Fastify({
    logger: loggerOptions(settings.LOG_LEVEL, logTo),
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustedProxy(settings.TRUST_PROXY),
    bodyLimit: LARGEST_BODY_BYTES,
    requestTimeout: timeLimits.uploadMs,
    http: {
      headersTimeout: timeLimits.headersMs,
      requestTimeout: timeLimits.uploadMs,
      connectionsCheckingInterval: timeLimits.checkMs,
    },
    rewriteUrl: languageTaker(settings.SITE_LANGUAGES),
    return503OnClosing: true,
    // Neither of these two comes past the hooks.
    frameworkErrors: (error, request, reply) => answerError(error, request, reply.headers(always)),
    clientErrorHandler: clientErrorAnswerer(always),
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 500 },
    schemaController: { compilersFactory: COMPILERS },
  })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  // Everything that is read is JSON, but for files in forms: text would be taken for a body that fails validation.
  app.removeContentTypeParser('text/plain')
  answerErrors(app)
  if (loadLanguage) speakLanguages(app, loadLanguage)
  if (loadRefusals) tellRefusals(app, loadRefusals)
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(always)
  })
  closeSilentConnections(app)
  await app.register(cookie)
  limitSlowBodies(app, timeLimits)
  if (settings.RATE_LIMITS) await limitRates(app)
  noteRoutes(app, settings)
  return app
}
