import { defineQuery } from '@/web/kit/query'
import type { villasEndpoint } from './contract'
import { VILLAS_PATH } from './paths'

export const villasQuery = defineQuery<typeof villasEndpoint>(VILLAS_PATH)
