import { unitNameOf } from '@/features/villas/rules/unit-name'
import { countSlips } from './spelling'

/** What a villa and a category are called; a name may stand for several villas, told apart by their room. */
export type Named = {
  villas: readonly { id: number; name: string; roomNumber: string | null; categoryId: number | null }[]
  categories: readonly { id: number; name: string }[]
}

/** Which villas a text names: those of a name, a room or a category; `label` is ours, never the guest's words. */
export type NamedVillas = { label: string; villaIds: number[]; by: 'name' | 'room' | 'category' }

const GENERIC = new Set([
  'villa',
  'villas',
  'room',
  'rooms',
  'suite',
  'suites',
  'house',
  'unit',
  'category',
  'the',
  'one',
])
/** Words of names that guests also use for other things: alone they name no villa. */
const ALSO_OTHERS = new Set(
  'garden terrace family village forest view honey bee rose breeze hill house lake sun green red big small royal palm'.split(
    ' ',
  ),
)

/** Every villa, room and category named in a plain text, in the order of the house's own lists. */
export function findNamedVillas(text: string, { villas, categories }: Named): NamedVillas[] {
  const words = text.match(/[a-z0-9]+/g) ?? []
  const rooms = villas
    .filter(({ roomNumber }) => roomNumber && hasRoom(words, roomNumber.toLowerCase()))
    .map((villa) => ({
      label: unitNameOf(villa),
      villaIds: [villa.id],
      by: 'room' as const,
    }))
  if (rooms.length > 0) return rooms
  const names = [...new Set(villas.map(({ name }) => name))]
    .filter((name) => isNamed(words, name))
    .map((name) => ({
      label: name,
      villaIds: villas.filter((villa) => villa.name === name).map(({ id }) => id),
      by: 'name' as const,
    }))
  const kinds = categories
    .filter(({ name }) => isNamed(words, name))
    .map(({ id, name }) => ({
      label: name,
      villaIds: villas.filter(({ categoryId }) => categoryId === id).map((villa) => villa.id),
      by: 'category' as const,
    }))
  if (names.length > 0 && kinds.length > 0) return narrow(names, kinds)
  return [...names, ...kinds]
}

/** 'The executive villa in Sundowner' is what both names stand for; named side by side they stay apart. */
function narrow(names: NamedVillas[], kinds: NamedVillas[]): NamedVillas[] {
  if (names.length > 1 || kinds.length > 1) return [...names, ...kinds]
  const [name, kind] = [names[0], kinds[0]]
  const both = name?.villaIds.filter((id) => kind?.villaIds.includes(id)) ?? []
  if (!name || !kind || both.length === 0) return [...names, ...kinds]
  return [{ label: `${name.label}, ${kind.label}`, villaIds: both, by: 'name' }]
}

function hasRoom(words: readonly string[], room: string): boolean {
  return words.some((word, index) => word === room || word + (words[index + 1] ?? '') === room)
}

function isNamed(words: readonly string[], name: string): boolean {
  const all = name.toLowerCase().match(/[a-z0-9]+/g) ?? []
  const own = all.filter((word) => !GENERIC.has(word))
  if (own.length === 0) return false
  const hasGeneric = own.length < all.length
  return words.some((_word, start) => {
    if (own.every((word, offset) => isAlike(words[start + offset] ?? '', word)))
      return (
        own.length > 1 ||
        !ALSO_OTHERS.has(own[0] ?? '') ||
        (hasGeneric && GENERIC.has(words[start + 1] ?? ''))
      )
    if (isAlike(words[start] ?? '', own.join(''))) return true
    // 'the Rose one', 'Forest villa', 'a studio'
    return (
      own.length > 1 &&
      own.some((word) => {
        if (!isAlike(words[start] ?? '', word)) return false
        return !ALSO_OTHERS.has(word) || (GENERIC.has(words[start + 1] ?? '') && !hasGeneric)
      })
    )
  })
}

function isAlike(typed: string, word: string): boolean {
  if (typed === word || typed === `${word}s`) return true
  if (typed.length < 4 || typed[0] !== word[0]) return false
  return (
    countSlips(typed, word, word.length >= 8 ? 2 : 1) <= (word.length >= 8 ? 2 : word.length >= 5 ? 1 : 0)
  )
}
