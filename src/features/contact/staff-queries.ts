import { defineQuery } from '@/web/kit/query'
import type { messagesEndpoint } from './contract'
import { MESSAGES_PATH } from './paths'

export const messagesQuery = defineQuery<typeof messagesEndpoint>(MESSAGES_PATH)
