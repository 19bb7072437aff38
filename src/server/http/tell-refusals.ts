import type { FastifyInstance } from 'fastify'
import { DEFAULT_LANGUAGE } from '@/kernel/language'
import { PANEL_LANGUAGE_HEADER, type PanelLanguage, toPanelLanguage } from '@/kernel/panel-language'

/** A sentence of the server in the words of another language; as it is where these have none for it. */
export type TellRefusal = (sentence: string) => string

/** Makes the refusals of a language of the panel ready; called at each refusal. */
export type LoadRefusals = (language: PanelLanguage) => Promise<TellRefusal>

type Answer = Record<string, unknown>

const FIRST_REFUSAL = 400
/** No sentence of ours is as long: what is has most of its words from who called, and stays as it is. */
const LONGEST = 1000
/** What answers that are no refusals say of others: a list of sentences, or of rows with one under this name. */
const SAID = { warnings: null, obstacles: null, refused: 'message', skipped: 'reason' } as const

/**
 * Tells staff in the language of their panel why a call was refused. Calls are made in English whatever that is: what they
 * write down and read stays English, and only the refusal is told anew as it leaves (docs/decisions/languages.md).
 */
export function tellRefusals(app: FastifyInstance, load: LoadRefusals) {
  app.addHook('preSerialization', (request, reply, payload, done) => {
    const language = toPanelLanguage(String(request.headers[PANEL_LANGUAGE_HEADER]))
    if (!language || language === DEFAULT_LANGUAGE || !isAnswer(payload)) return done(null, payload)
    const tellAnswer = reply.statusCode < FIRST_REFUSAL ? tellSaid : tellProblem
    load(language)
      .then((tell) => tellAnswer(payload, onceEach(tell)))
      .then(
        (told) => done(null, told),
        (error: unknown) => {
          // What was refused is told in English rather than not at all.
          request.log.error({ err: error }, 'a refusal was not told in another language')
          done(null, payload)
        },
      )
  })
}

/** A list that somebody fills with faults has the same sentence thousands of times. */
function onceEach(tell: TellRefusal): TellRefusal {
  const known = new Map<string, string>()
  return (said) => {
    if (said.length > LONGEST) return said
    const told = known.get(said) ?? tell(said)
    known.set(said, told)
    return told
  }
}

function tellProblem(answer: Answer, tell: TellRefusal): Answer {
  const { message, errors } = answer
  return {
    ...answer,
    ...(typeof message === 'string' && { message: tell(message) }),
    ...(Array.isArray(errors) && { errors: tellRows(errors, 'message', tell) }),
  }
}

function tellSaid(answer: Answer, tell: TellRefusal): Answer {
  const told = { ...answer }
  for (const [name, field] of Object.entries(SAID)) {
    const said = answer[name]
    if (Array.isArray(said))
      told[name] = field === null ? said.map((one) => tell(String(one))) : tellRows(said, field, tell)
  }
  return told
}

function tellRows(rows: Answer[], field: string, tell: TellRefusal): Answer[] {
  return rows.map((row) => (typeof row[field] === 'string' ? { ...row, [field]: tell(row[field]) } : row))
}

function isAnswer(payload: unknown): payload is Answer {
  return typeof payload === 'object' && payload !== null && !Array.isArray(payload)
}
