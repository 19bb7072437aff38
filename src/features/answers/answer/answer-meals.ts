import type { Knowledge } from '@/features/passages/knowledge/knowledge'
import { findNamedVillas } from '@/features/questions/understand/named-villas'
import { topicText as words } from '../text'
import { readMore } from './answer-note'
import { amount, list, type Piece } from './compose'
import type { TopicQuestion } from './topic-question'

/** The restaurant's hours, of the meals named or of all. */
export function answerHours(question: string, { restaurantHours }: Knowledge['facts']): Piece[] {
  const asked = question.replace(/\bsupper\b/g, 'dinner')
  const named = restaurantHours.filter(({ meal }) => asked.includes(meal.toLowerCase()))
  const told = named.length > 0 ? named : restaurantHours
  const line = told.map(({ meal, hours }) => `${meal} ${hours}`).join('; ')
  return [named.length === 0 && words.restaurantHours, `${line}.`, readMore('/restaurant')]
}

const OF_PRICES = /\b(?:price|cost|how much|rate|charge|pay)\w*\b/

/** What the boards cost in each category, where that is asked. */
export function listBoardPrices({ question, knowledge }: TopicQuestion): Piece {
  const named = findNamedVillas(question, { villas: [], categories: knowledge.categories })
  const kinds = knowledge.categories.filter(({ name }) => named.some(({ label }) => label === name))
  const lines = (kinds.length > 0 ? kinds : knowledge.categories).map(
    ({ name, pricePerNight, halfBoardPrice, fullBoardPrice }) =>
      words.boardPrices(name, amount(pricePerNight), amount(halfBoardPrice), amount(fullBoardPrice)),
  )
  return (kinds.length > 0 || OF_PRICES.test(question)) && list(lines)
}
