import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { type Finding, ok, warn } from '@/server/doctor/finding'
import { ALARMS } from '../rules/alarm-kinds'
import { listAlarms } from './list-alarms'

/** What the running site found wrong and is not over yet, a finding each. */
export async function checkAlarms(orm: NodePgDatabase): Promise<Finding[]> {
  const open = (await listAlarms(orm)).filter(({ endedAt }) => endedAt === null)
  if (open.length === 0) return [ok('alarms', 'None is open.')]
  return open.map(({ kind, detail, beganAt }) =>
    warn('alarms', `${ALARMS[kind].title}, since ${beganAt}: ${detail}`, ALARMS[kind].advice),
  )
}
