import { parseSync } from 'oxc-parser'

/** Where refusals of calls of staff are written. */
const WHERE =
  /^src\/(?:features\/[\w-]+\/(?:server|rules)|server\/(?:crud|http|mail)|entries)\/|^src\/server\/db\/explain-refusal\.ts$/
/**
 * What is written there and refuses no call of the panel: what comes with the site, what goes out by mail, what is kept about
 * failures outside, what the log, a program or a model reads, and how answers are described.
 */
const ELSEWHERE =
  /\.test\.ts$|\/sample-[\w-]+\.ts$|\/server\/(?:http\/(?:describe-\w+|log|close-\w+|answer-client)|mail\/(?!mail-routes))|\/(?:alarms|phone-messages|incoming-mail|concierge|answers|questions|my-booking|guest-links|structured-data|page-sections|retention|blog|property|enquiries|contact)\/rules\/|\/(?:alarms|phone-messages|incoming-mail|concierge|questions|answers|search|challenges|my-booking)\/server\/|\/(?:ask-model|write-notice|send-pushes|send-webhooks|set-aside-webhooks|read-feed|poll-\w+|print-\w+|draw-\w+|[\w-]*email[\w-]*|unsettled-text|picture-words|usual-plans|push-ended-words|forgotten-words|session-routes|examine-app|section-notes)\.ts$|password-links\/rules\/words\.ts$/

type Node = { type?: string; [name: string]: unknown }

/** The sentences by which a file refuses calls, with `{}` for what is put into them; those among defined words are told by these. */
export function refusalsIn(path: string, code: string): string[] {
  if (!WHERE.test(path) || ELSEWHERE.test(path)) return []
  const found = new Set<string>()
  const visit = (node: unknown, isMessage: boolean): void => {
    if (typeof node !== 'object' || node === null) return
    const { type, callee, key, ...parts } = node as Node
    if (type && /^(?:ImportDeclaration|TaggedTemplateExpression|TS(?!As|Satisfies|NonNull)\w+)$/.test(type))
      return
    if (type === 'CallExpression' || type === 'NewExpression') {
      const { name = '', property } = callee as { name?: string; property?: { name?: string } }
      if (name === 'defineWords' || name === 'countOf' || (/Error$/.test(name) && name !== 'AppError')) return
      if (/^(?:meta|info|warn|error|debug|describe|includes|startsWith)$/.test(property?.name ?? '')) return
    }
    const text = textOf(node as Node)
    if (text !== undefined && (isMessage ? / .*\p{L}{2}|\p{L}{2}.* /u.test(text) : isSentence(text)))
      found.add(text)
    const says = isMessage || (type === 'Property' && (key as { name?: string }).name === 'message')
    for (const [name, part] of Object.entries(parts)) if (name !== 'parent') visit(part, says)
  }
  visit(parseSync(path, code).program.body, false)
  return [...found]
}

function textOf({ type, value, quasis }: Node): string | undefined {
  if (type === 'Literal') return typeof value === 'string' ? value : undefined
  if (type !== 'TemplateLiteral') return undefined
  return (quasis as { value: { cooked: string } }[]).map((quasi) => quasi.value.cooked).join('{}')
}

function isSentence(text: string): boolean {
  return /^(?:Please [\s\S]*|(?:\p{Lu}|\{\}[ :])[^\n]* [^\n]*[.?!])$/u.test(text)
}
