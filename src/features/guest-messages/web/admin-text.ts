import type { MessageWay } from '@/features/phone-messages/rules/ways'
import { wordsFor } from '@/web/admin-kit/resource-words'
import { GUEST_MESSAGE_KIND } from '../rules/email-words'
import { MESSAGE_FIELDS, type MessageValues } from '../rules/message-fields'
import type { MessageMoment } from '../rules/moments'

/** The mails by these rules, as staff read of them. */
export const GUEST_MESSAGE_MAIL_KINDS: Readonly<Record<string, string>> = {
  [GUEST_MESSAGE_KIND]: 'Automatic message',
}

export const guestMessagesText = wordsFor('automatic message', {
  empty: 'No automatic messages yet: guests get the mails of their booking alone.',
  emptyHelp: 'Usual ones: the way to you three days before arrival, a thank-you on the day after departure.',
})

export const guestMessageColumns = {
  name: 'Message',
  when: 'When',
  subject: 'Subject',
  sent: 'Sent',
  way: 'By',
  status: 'Status',
  active: 'Active',
  ended: 'Off',
  offer: 'Offer',
  toPhones: (count: number) => `${count} to phones`,
  waiting: (count: number) => `${count} waiting`,
  undelivered: (count: number) => `${count} not delivered`,
  preview: (name: string) => `Preview ${name}`,
  previewTitle: 'As a guest will read it',
  previewPhone: 'On the phone',
  previewMail: 'By e-mail, where no phone can be reached',
  smsLength: (segments: number, units: number) =>
    `${segments} SMS (${units} characters), each is paid for. Names of guests make it longer or shorter.`,
  wideLetters: (letters: string) =>
    `These letters more than halve what fits into one SMS: ${letters}. Without them it gets cheaper.`,
  templateBody: 'At WhatsApp the template’s text must read, word for word:',
  previewNote:
    'With a sample guest. Below it stand the link to their booking and, in an offer, one that ends them.',
} as const

export const guestMessageGroups = {
  when: 'When it goes out',
  message: 'What the e-mail says',
  phone: 'What goes to the phone',
} as const

/** Each way, as the choice has it; `isSetUp` is whether it can be gone. */
export function tellWay(way: MessageWay, isSetUp: boolean): string {
  const name = { mail: 'E-mail', sms: 'SMS, else e-mail', whatsapp: 'WhatsApp, else e-mail' }[way]
  return isSetUp ? name : `${name} (not set up: goes by e-mail)`
}

export const guestMessageFields = {
  name: 'Name',
  nameHelp: 'For you; guests do not see it',
  moment: 'Goes out',
  momentHelp: 'Which day of the stay it goes by.',
  days: 'Days',
  daysHelp: '0 is the day itself. Whoever books later than that gets it once the booking is confirmed.',
  time: 'At',
  timeHelp: 'Time of day here, such as 10:00',
  subject: 'Subject',
  subjectHelp: 'What the guest reads in the list of mails, before opening it.',
  text: 'Text',
  textHelp: `Filled in for each guest: ${MESSAGE_FIELDS.map((field) => `{${field}}`).join(', ')}. A link to their booking follows it.`,
  way: 'Goes by',
  wayHelp:
    'To the phone of guests who agreed to it. Without a number or consent, or where it does not arrive, the e-mail goes.',
  phoneText: 'Text on the phone',
  phoneTextHelp: 'Short, with the same fields in braces. The preview says how many SMS it takes.',
  template: 'Template at WhatsApp',
  templateHelp:
    'Its name there. WhatsApp sends approved templates alone: the text above must be the template’s, word for word, with fields in braces for its numbers.',
  isOffer: 'Is an offer or news',
  offerHelp: 'Goes to those alone who agreed to offers, with a link that ends them. The law asks for it.',
  isActive: 'Active',
  activeHelp: 'Switched off, nobody gets it any more, and what waits is not sent.',
} as const

export const momentNames: Record<MessageMoment, string> = {
  'before-arrival': 'Before arrival (confirmed bookings)',
  'after-arrival': 'After arrival (guests in house)',
  'before-departure': 'Before departure (guests in house)',
  'after-departure': 'After departure (checked out)',
}

const ON_THE_DAY: Record<MessageMoment, string> = {
  'before-arrival': 'On the day of arrival',
  'after-arrival': 'On the day of arrival',
  'before-departure': 'On the day of departure',
  'after-departure': 'On the day of departure',
}

const BY_DAYS: Record<MessageMoment, string> = {
  'before-arrival': 'before arrival',
  'after-arrival': 'after arrival',
  'before-departure': 'before departure',
  'after-departure': 'after departure',
}

/** '3 days before arrival, 10:00'. */
export function tellWhen({ moment, days, time }: { moment: MessageMoment; days: number; time: string }) {
  const day = days === 0 ? ON_THE_DAY[moment] : `${days} ${days === 1 ? 'day' : 'days'} ${BY_DAYS[moment]}`
  return `${day}, ${time}`
}

/** A guest who is evidently a sample. */
export const SAMPLE_VALUES: MessageValues = {
  guest: 'Sample Guest',
  arrival: 'Fri, 12 Mar 2027',
  departure: 'Mon, 15 Mar 2027',
  nights: '3',
  villa: 'Garden Studio, Room 101',
  reference: 'SAMPLE23',
  checkin: '14:00',
  checkout: '11:00',
  phone: '+256 700 000000',
  hotel: 'our hotel',
}
