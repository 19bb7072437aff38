import { unitNameOf } from '@/features/villas/rules/unit-name'
import { wordsOf } from './plain-words'
import { countSlips, slipsAllowed } from './spelling'
import { wordsIn } from './word-lists'

/** What a villa and a category are called; a name may stand for several villas, told apart by their room. */
export type Named = {
  villas: readonly { id: number; name: string; roomNumber: string | null; categoryId: number | null }[]
  categories: readonly { id: number; name: string }[]
}

/** Which villas a text names: those of a name, a room or a category; `label` is ours, never the guest's words. */
export type NamedVillas = { label: string; villaIds: number[]; by: 'name' | 'room' | 'category' }

const GENERIC = new Set(wordsIn('generic'))
const BESIDE = new Set(wordsIn('beside'))
const ALSO_OTHERS = new Set(wordsIn('also-others'))

/** Every villa, room and category named in a plain text, in the order of the hotel's own lists. */
export function findNamedVillas(text: string, { villas, categories }: Named): NamedVillas[] {
  const words = wordsOf(text)
  const rooms = villas
    .filter(({ roomNumber }) => roomNumber && hasRoom(words, roomNumber.toLowerCase()))
    .map((villa): NamedVillas => ({ label: unitNameOf(villa), villaIds: [villa.id], by: 'room' }))
  if (rooms.length > 0) return rooms
  const idsOf = (isMeant: (villa: Named['villas'][number]) => boolean) =>
    villas.filter(isMeant).map(({ id }) => id)
  const names = [...new Set(villas.map(({ name }) => name))]
    .filter((name) => isNamed(words, name))
    .map((label): NamedVillas => ({ label, villaIds: idsOf(({ name }) => name === label), by: 'name' }))
  const ofKinds = new Set(categories.flatMap(({ name }) => ownWordsOf(name)))
  const kinds = categories
    .filter(({ name }) => isNamed(words, name, ofKinds))
    .map(({ id, name: label }): NamedVillas => {
      return { label, villaIds: idsOf(({ categoryId }) => categoryId === id), by: 'category' }
    })
  return narrow(names, kinds)
}

/** 'The executive villa in Sundowner' is what both names stand for; named side by side they stay apart. */
function narrow(names: NamedVillas[], kinds: NamedVillas[]): NamedVillas[] {
  const all = [...names, ...kinds]
  const [name, kind] = all
  if (names.length !== 1 || kinds.length !== 1 || !name || !kind) return all
  const both = name.villaIds.filter((id) => kind.villaIds.includes(id))
  return both.length === 0 ? all : [{ label: `${name.label}, ${kind.label}`, villaIds: both, by: 'name' }]
}

function hasRoom(words: readonly string[], room: string): boolean {
  return words.some((word, index) => word === room || word + (words[index + 1] ?? '') === room)
}

/** By its whole name, by that as one word, or by a word of it that names nothing else: 'the Rose one', 'Forest villa'. */
function isNamed(words: readonly string[], name: string, beside: ReadonlySet<string> = new Set()): boolean {
  const own = ownWordsOf(name)
  const hasGeneric = own.length < wordsOf(name).length
  return words.some((word, start) => {
    const isGenericNext = GENERIC.has(words[start + 1]?.replace(/s$/, '') ?? '')
    // 'The terrace or the executive one': kinds told side by side.
    const isBeside = [-1, 1].some(
      (way) => BESIDE.has(words[start + way] ?? '') && beside.has(words[start + 2 * way] ?? ''),
    )
    const tells = (one: string, needsGeneric: boolean) =>
      isAlike(word, one) &&
      (!ALSO_OTHERS.has(one) || isBeside || (isGenericNext && hasGeneric === needsGeneric))
    if (own.length === 1) return tells(own[0] ?? '', true)
    const isWhole = own.every((one, offset) => isAlike(words[start + offset] ?? '', one))
    return own.length > 0 && (isWhole || isAlike(word, own.join('')) || own.some((one) => tells(one, false)))
  })
}

function ownWordsOf(name: string): string[] {
  return wordsOf(name.toLowerCase()).filter((word) => !GENERIC.has(word))
}

function isAlike(typed: string, word: string): boolean {
  if (typed === word || typed === `${word}s`) return true
  if (typed.length < 4 || typed[0] !== word[0] || word.length < 5) return false
  const most = slipsAllowed(word)
  return countSlips(typed, word, most) <= most
}
