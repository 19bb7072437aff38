import type { FastifyBaseLogger } from 'fastify'
import type { MailOutage } from '@/kernel/mails'
import { OUTAGE_ADVICE } from '@/kernel/outage-advice'

/** Logs an outage of the mail server when it begins or becomes another, with what to do, and when it is over. */
export function reportOutages(log: FastifyBaseLogger) {
  let known: MailOutage | null = null
  return (outage: MailOutage | null, reason?: string) => {
    if (outage === known) return
    known = outage
    if (outage) log.error({ reason }, `Mails wait. ${OUTAGE_ADVICE[outage]}`)
    else log.info('Mails go out again')
  }
}
