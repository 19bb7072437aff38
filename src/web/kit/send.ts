import type { z } from 'zod'
import type { Call } from '@/kernel/endpoint'
import type { Address } from './query'
import { request } from './request'

/**
 * Sends a call, `send<typeof chatCall>('POST', CHAT_PATH, body)`: the call is given as a type alone, because contracts
 * bring zod with them, and the type check holds method, path and answer against it. Throws as `request` does.
 */
export function send<Made extends Call>(
  method: Made['method'],
  path: Address<Made['path']>,
  body?: unknown,
  headers?: Record<string, string>,
  signal?: AbortSignal,
): Promise<z.output<Made['response']>> {
  return request(method, path, body, headers, signal)
}
