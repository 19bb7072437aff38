import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { AppError, ERRORS, type ErrorCode, type FieldProblem } from '@/kernel/errors'
import { isUnavailable } from '../db/unavailable'

const CODE_BY_STATUS: Partial<Record<number, ErrorCode>> = {
  400: 'malformed-request',
  404: 'not-found',
  413: 'too-large',
  // Nothing of ours has so long a name.
  414: 'not-found',
  415: 'wrong-type',
  429: 'too-many-requests',
  503: 'not-ready',
}

/** Seconds after which a call that was refused for want of the database may come again. */
const RETRY_AFTER = 5

/** Maps whatever was thrown to JSON `{ message, errors?, requestId? }`, once, for the whole API (docs/decisions/product-rules.md). */
export function answerErrors(app: FastifyInstance) {
  app.setErrorHandler(answerError)
  app.setNotFoundHandler((request, reply) => sendProblem(request, reply, new AppError('not-found')))
}

/** Answers one request with what became of it; errors of our own making are logged with their cause. */
export function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const problem = toAppError(error)
  if (problem.status >= 500) request.log.error({ err: error }, 'request failed')
  return sendProblem(request, reply, problem)
}

/** Writes an error of the catalogue as the JSON answer of a request. */
export function sendProblem(request: FastifyRequest, reply: FastifyReply, problem: AppError) {
  if (problem.status === 503) reply.header('retry-after', RETRY_AFTER)
  return reply
    .code(problem.status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send({
      message: problem.message,
      ...(problem.problems && { errors: problem.problems }),
      ...(problem.status >= 500 && { requestId: request.id }),
    })
}

/** The error of the catalogue that a failure is, whoever threw it. */
export function toAppError(error: FastifyError): AppError {
  if (error instanceof AppError) return error
  if (hasZodFastifySchemaValidationErrors(error)) return invalidInput(error)
  const code = CODE_BY_STATUS[error.statusCode ?? 500]
  if (code) return new AppError(code, { cause: error })
  return new AppError(isUnavailable(error) ? 'unavailable' : 'internal', { cause: error })
}

function invalidInput(error: FastifyError): AppError {
  const problems = (error.validation ?? []).map<FieldProblem>((issue) => ({
    path: issue.instancePath.replace(/^\//, '').replaceAll('/', '.'),
    message: issue.message ?? ERRORS['invalid-input'].message,
  }))
  return new AppError('invalid-input', { problems, cause: error })
}
