import { defineQuery } from '@/web/kit/query'
import { UNSETTLED_MONEY_PATH } from './paths'
import type { unsettledMoneyEndpoint } from './staff-contract'

/** Money that staff have to look at; providers post it while nobody looks. */
export const unsettledMoneyQuery = defineQuery<typeof unsettledMoneyEndpoint>(UNSETTLED_MONEY_PATH)
