import type { Knowledge } from '../knowledge/knowledge'
import { tellNote } from '../knowledge/note'
import { topicText as words } from '../text'
import { handOver, readMore } from './answer-note'
import { amount, list } from './topic-question'

/** The restaurant's hours, of the meals named or of all. */
export function answerHours(question: string, hours: Knowledge['facts']['restaurantHours']): string {
  const asked = question.replace(/\bsupper\b/g, 'dinner')
  const isLate = /\b(?:at night|midnight|late|after (?:9|10|11)|(?:9|10|11|12) ?pm)\b/.test(asked)
  const meant = hours.filter(({ meal }) => asked.includes(meal.toLowerCase()))
  // What is asked for at night the kitchen no longer cooks, and room service does.
  const night = isLate && meant.length > 0 ? hours.filter(({ meal }) => /room service/i.test(meal)) : []
  const named = [...new Set([...meant, ...night])]
  const told = named.length > 0 ? named : hours
  const line = told.map(({ meal, hours: times }) => `${meal} ${times}`).join('; ')
  return `${named.length > 0 ? '' : `${words.restaurantHours} `}${line}. ${readMore('/restaurant')}`
}

/** What the boards are, and what they cost where that is asked. */
export function answerBoards(question: string, { notes, categories }: Knowledge): string {
  const board = notes.find(({ kind }) => kind === 'board')
  const told = board ? tellNote(board) : ''
  const isPriced = /\b(?:price|cost|how much|rate|charge|pay)\w*\b/.test(question)
  const lines = categories.map(({ name, pricePerNight, halfBoardPrice, fullBoardPrice }) =>
    words.boardPrices(name, amount(pricePerNight), amount(halfBoardPrice), amount(fullBoardPrice)),
  )
  const inclusive = /\ball[- ]inclusive\b/.test(question) ? ` ${words.allInclusive}` : ''
  return `${told}${inclusive}${isPriced ? `\n\n${list(lines)}` : ''} ${readMore('/restaurant')}`
}

/** Tables are kept by people. */
export function answerTable(knowledge: Knowledge): string {
  const { facts, notes } = knowledge
  const keep = notes.find(({ kind, terms }) => kind === 'kitchen' && terms?.startsWith('table'))
  return [
    words.cannotReserve,
    keep && tellNote(keep),
    answerHours('', facts.restaurantHours),
    handOver(knowledge),
  ]
    .filter(Boolean)
    .join(' ')
}

/** What the kitchen cooks, all of it or the part asked for. */
export function answerMenu(question: string, { notes, facts }: Knowledge): string {
  const groups = notes.filter(({ kind }) => kind === 'dish')
  const wantsLocal = /\b(?:local|traditional|ugandan|ankole)\b/.test(question)
  const wantsDrinks = /\bdrinks?\b|\bbeverages?\b/.test(question)
  const told = groups.filter(({ title }) =>
    wantsLocal ? /trad/i.test(title) : wantsDrinks ? /bever/i.test(title) : true,
  )
  return `${words.menu}\n${list((told.length > 0 ? told : groups).map(tellNote))}\n${answerHours('', facts.restaurantHours)}`
}
