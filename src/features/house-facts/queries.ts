import type { PublicList } from '@/kernel/resource'
import { defineQuery } from '@/web/kit/query'
import type { publicHouseFact } from './contract'
import { HOUSE_FACTS_PATH } from './paths'

export const houseFactsQuery =
  defineQuery<PublicList<{ path: typeof HOUSE_FACTS_PATH; item: typeof publicHouseFact }>>(HOUSE_FACTS_PATH)
