import type { PersonData } from '../contract'

const TITLES: Readonly<Record<keyof Omit<PersonData, 'madeAt' | 'hotel'>, string>> = {
  person: 'By what we know you',
  bookings: 'Bookings',
  groups: 'Groups of bookings',
  messages: 'Messages you sent us, and our answers',
  enquiries: 'Enquiries about events, and our answers',
  mails: 'E-mails about you',
  consents: 'What you agreed to be written about, or not',
  phoneMessages: 'Messages to your phone',
  phoneConsents: 'What you answered about messages to your phone',
  idDocuments: 'The document by which you said who you are',
  registrationCards: 'Registration cards',
  notes: 'What staff noted',
}

/** Everything about a person as one page of HTML that needs nothing else: a heading for each kind, a table for each thing. */
export function writeReadable(data: PersonData): string {
  const { madeAt, hotel, ...kinds } = data
  const title = `Your data at ${hotel}`
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(title)}</title><style>${STYLE}</style></head><body>`,
    `<h1>${escapeHtml(title)}</h1><p>Made on ${escapeHtml(tellDay(madeAt))}.</p>`,
    ...Object.entries(kinds).flatMap(([kind, held]) =>
      held === undefined ? [] : writeKind(TITLES[kind as keyof typeof TITLES], held),
    ),
    '</body></html>\n',
  ].join('\n')
}

const STYLE =
  'body{font:16px/1.5 system-ui,sans-serif;max-width:50rem;margin:2rem auto;padding:0 1rem;color:#16241d}table{border-collapse:collapse;width:100%;margin:0 0 1rem}th,td{border:1px solid #e7dfcd;padding:.3rem .5rem;text-align:left;vertical-align:top;overflow-wrap:anywhere}th{font-weight:600;width:12rem}table table{margin:0}'

function writeKind(title: string, held: unknown): string {
  const things = Array.isArray(held) ? held : [held]
  const body = things.length === 0 ? '<p>Nothing.</p>' : things.map(writeValue).join('\n')
  return `<h2>${escapeHtml(title)}</h2>\n${body}`
}

function writeValue(value: unknown): string {
  if (value instanceof Date) return escapeHtml(tellInstant(value.toISOString()))
  if (Array.isArray(value)) return value.length === 0 ? 'none' : value.map(writeValue).join('<br>')
  if (value !== null && typeof value === 'object') return writeTable(value)
  if (value === true) return 'yes'
  if (value === false) return 'no'
  return escapeHtml(String(value)).replaceAll('\n', '<br>')
}

/** What is not known is left out. */
function writeTable(thing: object): string {
  const rows = Object.entries(thing)
    .filter(([, value]) => value !== null && value !== undefined && value !== '')
    .map(([key, value]) => `<tr><th>${escapeHtml(tellKey(key))}</th><td>${writeValue(value)}</td></tr>`)
  return `<table>${rows.join('')}</table>`
}

/** `checkIn` is read as 'Check in'. */
function tellKey(key: string): string {
  const words = key.replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function tellDay(instant: string): string {
  return instant.slice(0, 10)
}

function tellInstant(instant: string): string {
  return `${tellDay(instant)}, ${instant.slice(11, 16)} UTC`
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
