import type { NoteIndex } from './index-notes'
import type { Knowledge } from './knowledge'
import type { Note } from './note'
import { sentencesOf } from './sentences'

type Told = Pick<Knowledge, 'notes' | 'index' | 'inEnglish'>

/**
 * Notes that are found by their English words and say what `content` has in the same places in another language; what is the
 * same there was written by staff, in English.
 */
export function toldNotes(
  english: Pick<Knowledge, 'notes' | 'index' | 'facts' | 'houseFacts'>,
  content: Pick<Knowledge, 'notes' | 'houseFacts'>,
): Told {
  const isAlike = english.notes.length === content.notes.length
  const told = new Map(
    english.notes.map((note, place): [Note, Note] => {
      const other = isAlike ? content.notes[place] : undefined
      return [note, other && other.text !== note.text ? { ...note, ...tellAs(other) } : note]
    }),
  )
  const inEnglish = new Set(english.notes.flatMap(({ text }) => sentencesOf(text)))
  const facts = new Set(content.houseFacts.map(({ words }) => words))
  for (const { words } of english.houseFacts)
    if (words && facts.has(words)) for (const one of sentencesOf(words)) inEnglish.add(one)
  for (const { text } of english.facts.policies) for (const one of sentencesOf(text)) inEnglish.add(one)
  const find: NoteIndex['find'] = (question, kinds) =>
    english.index
      .find(question, kinds)
      .map((found) => ({ ...found, note: told.get(found.note) ?? found.note }))
  return { notes: [...told.values()], index: { ...english.index, find }, inEnglish }
}

function tellAs({ text, title, whenPaid }: Note): Partial<Note> {
  return { told: text, toldTitle: title, ...(whenPaid && { whenPaid }) }
}
