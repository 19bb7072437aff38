import { useQuery } from '@tanstack/react-query'
import { useProperty } from '@/features/property/web/use-property'
import { scoreQuery } from '../queries'
import { chooseScore, type ShownScore } from '../rules/score'
import { reviewText } from '../text'

/** The score to show on a page, with its source: our guests' own, or until there are enough the one in Property Facts. */
export function useScore(page: 'landing' | 'about'): ShownScore {
  const { landingScore, aboutScore, scoreSource: source } = useProperty()
  const { data } = useQuery(scoreQuery)
  const fact = { score: page === 'landing' ? landingScore : aboutScore, source }
  return chooseScore(data, fact, reviewText.from)
}
