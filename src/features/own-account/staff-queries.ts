import { defineQuery } from '@/web/kit/query'
import type { devicesEndpoint, secondFactorEndpoint } from './contract'
import { DEVICES_PATH, SECOND_FACTOR_PATH } from './paths'

export const devicesQuery = defineQuery<typeof devicesEndpoint>(DEVICES_PATH)

export const secondFactorQuery = defineQuery<typeof secondFactorEndpoint>(SECOND_FACTOR_PATH)
