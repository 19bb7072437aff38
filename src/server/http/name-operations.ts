const VERBS: Record<string, string> = {
  GET: 'Read',
  HEAD: 'Read the head of',
  POST: 'Add to',
  PUT: 'Replace',
  PATCH: 'Change',
  DELETE: 'Delete',
}
/** In the address for who may call it, and not for what it is about. */
const OF_NO_NOUN = ['api', 'admin']

type Place = { noun: string; isOne: boolean }

/** `Change one of villa categories` for PATCH /api/admin/villa-categories/:id: what a route is called that has no words of its own. */
export function nameSummary(method: string, url: string): string {
  const places = readPlaces(url)
  const last = places.at(-1)
  const verb = VERBS[method] ?? method
  if (!last) return `${verb} the app`
  const said = places
    .map(({ noun, isOne }) => (isOne ? `one of ${noun}` : noun))
    .reverse()
    .join(' of ')
  // Of a thing that is there already, what is posted to is an act.
  const isAct = method === 'POST' && places.length > 1 && places.at(-2)?.isOne
  return isAct ? `Do: ${said}` : `${verb} ${said}`
}

/** `patchAdminVillaCategoriesById`: the same for programs, one for each method and address. */
export function nameOperation(method: string, url: string): string {
  const parts = url.split('/').filter((part) => part !== '' && part !== 'api')
  const names = parts.map((part) =>
    /^[:{]/.test(part) ? `By${capitalize(toWords(part))}` : capitalize(toWords(part)),
  )
  return method.toLowerCase() + names.join('')
}

function readPlaces(url: string): Place[] {
  const places: Place[] = []
  for (const part of url.split('/')) {
    const last = places.at(-1)
    if (part === '' || OF_NO_NOUN.includes(part)) continue
    if (part.startsWith(':') && last) last.isOne = true
    else places.push({ noun: part.replace(/^:/, '').replaceAll('-', ' '), isOne: false })
  }
  return places
}

function toWords(part: string): string {
  return part
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean)
    .map((word, index) => (index === 0 ? word : capitalize(word)))
    .join('')
}

function capitalize(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
