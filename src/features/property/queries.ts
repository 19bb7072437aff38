import { defineQuery } from '@/web/kit/query'
import type { propertyEndpoint } from './contract'
import { PROPERTY_PATH } from './paths'

export const propertyQuery = defineQuery<typeof propertyEndpoint>(PROPERTY_PATH)
