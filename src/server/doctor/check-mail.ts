import { OUTAGE_ADVICE } from '@/kernel/outage-advice'
import type { Settings } from '../env'
import { composeMessage } from '../mail/compose-message'
import { smtpPost, tryMailServer } from '../mail/smtp-transport'
import { DeliveryError, toOutage } from '../mail/transport'
import { type Finding, fail, ok, tellError, warn } from './finding'

/** Whether the mail server takes our sign-in; with `to` whether it takes a mail of ours to that address. */
export async function checkMail({ SMTP_URL: url, MAIL_FROM: from }: Settings, to?: string): Promise<Finding> {
  if (!url)
    return warn(
      'mail',
      'SMTP_URL is not set: mails become files in DATA_DIR/outbox and reach nobody.',
      'Set SMTP_URL to a mail server.',
    )
  try {
    await tryMailServer(url)
    if (to === undefined)
      return ok('mail', `${new URL(url).host} lets us in. --mail-to=ADDRESS sends a mail for a trial.`)
    const email = {
      to,
      subject: 'A trial of the mail settings',
      text: 'This mail was sent by npm run doctor.',
      html: '<p>This mail was sent by npm run doctor.</p>',
    }
    await smtpPost(url).deliver(await composeMessage(email, from ?? to, `doctor-${Date.now()}`))
    return ok('mail', `${new URL(url).host} took a mail to ${to}: look whether it arrived.`)
  } catch (error) {
    const outage = error instanceof DeliveryError ? toOutage(error.outcome) : null
    return fail(
      'mail',
      `${tellError(error)}.`,
      outage ? OUTAGE_ADVICE[outage] : 'Check SMTP_URL and MAIL_FROM.',
    )
  }
}
