import type { Settings } from '@/server/env'

/** The host of our own addresses, after which events of our calendars are named. */
export function ownHost({ SITE_URL }: Pick<Settings, 'SITE_URL'>): string {
  return new URL(SITE_URL ?? 'http://localhost').hostname
}
