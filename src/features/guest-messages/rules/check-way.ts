import type { MessageWay } from '@/features/phone-messages/rules/ways'
import type { FieldProblem } from '@/kernel/errors'

type Way = { way: MessageWay; phoneText: string; template: string; isOffer: boolean }

/** What a message lacks to go the way it is meant to. */
export function checkWay({ way, phoneText, template, isOffer }: Way): FieldProblem[] {
  if (way === 'mail') return []
  return [
    ...(isOffer ? [{ path: 'way', message: 'Offers go by e-mail alone: that is what guests agree to' }] : []),
    ...(phoneText === '' ? [{ path: 'phoneText', message: 'Please write what goes to the phone' }] : []),
    ...(way === 'whatsapp' && template === ''
      ? [{ path: 'template', message: 'Please give the name of the template at WhatsApp' }]
      : []),
  ]
}
