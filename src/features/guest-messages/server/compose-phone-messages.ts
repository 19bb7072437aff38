import { fillTemplate } from '@/features/message-threads/rules/fill-template'
import { toWhatsappTemplate } from '@/features/phone-messages/rules/whatsapp-template'
import type { PhoneComposer } from '@/features/phone-messages/server/send-phone-messages'
import { addDays, instantOf } from '@/kernel/days'
import { DEFAULT_LANGUAGE } from '@/kernel/language'
import type { Context } from '@/server/context'
import { GUEST_MESSAGE_KIND } from '../rules/email-words'
import { readDueMessage } from './read-due-message'

/** The message of a rule as it goes to a guest's phone, written as it is sent. */
export function guestMessageTexts(
  context: Pick<Context, 'database' | 'today'>,
): Record<typeof GUEST_MESSAGE_KIND, PhoneComposer> {
  return {
    [GUEST_MESSAGE_KIND]: async (id) => {
      const due = await readDueMessage(context, id, ['phoneText'])
      if (!due) return null
      const { rule, booking, facts, lastDay, language } = due
      const values: Partial<Record<string, string>> = due.values
      const { fields } = toWhatsappTemplate(rule.phoneText)
      return {
        way: rule.way,
        phone: booking.guestPhone,
        text: fillTemplate(rule.phoneText, values),
        template: {
          name: rule.template,
          parameters: fields.map((field) => values[field] ?? ''),
          ...(language !== DEFAULT_LANGUAGE && { language }),
        },
        staleFrom: instantOf(addDays(lastDay, 1), 0, facts.timeZone),
      }
    },
  }
}
