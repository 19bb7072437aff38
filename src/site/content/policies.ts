import { DAYS_AHEAD, LONGEST_STAY } from '@/features/bookings/rules/limits'
import type { PropertyFacts } from '@/features/property/contract'
import { tellHours } from '@/features/property/rules/fill-policies'
import { PERIODS, tellPeriod } from '@/features/retention/rules/periods'
import { LICENCES_PATH } from '@/kernel/licences'
import { SPAN_WORDS } from '@/kernel/spans'
import { defineWords } from '@/kernel/words'

export type PolicyName = 'privacy' | 'booking-terms' | 'refunds' | 'terms'

/** A paragraph, a list of things, or a way to something that is read elsewhere. */
export type PolicyBlock = string | readonly string[] | { text: string; href: string }

export type Policy = {
  path: `/policies/${PolicyName}`
  title: string
  description: string
  /** The whole of it in one or two sentences, for those who read no further. */
  short: string
  sections: (facts: PropertyFacts) => { title: string; blocks: readonly PolicyBlock[] }[]
}

/** The four policies. They say what the software does and what the property facts hold, nothing else. */
export const policies: Record<PolicyName, Policy> = defineWords('site-policies.policies', {
  privacy: {
    path: '/policies/privacy',
    title: 'Privacy Policy',
    description: 'What we keep when you visit, write or book, why, for how long, and how to have it deleted.',
    short:
      'Looking around leaves nothing written down with us: no tracking, no advertising. When you write or book, we keep what you typed, for that purpose alone.',
    sections: ({ name, phones, infoEmail, address }) => [
      {
        title: 'When you look around',
        blocks: [
          'We set two cookies for guests and no others. Where a link brought a promo code, or you entered one, one holds that code for a day. Where you pay online, one holds for a day which page you come back to. We follow nobody, show no advertising and send nothing about you to other companies; the server counts how often each kind of page is asked for, not by whom.',
          'The type and the pictures come from our own server. If our staff show a picture from another server, your browser asks there for it, and that server learns your network address.',
          'To protect the forms against misuse, the server remembers your network address in its memory, to count how often a form was sent from there within an hour. It is not written down; with a request for a stay we keep a checksum of it for a day.',
        ],
      },
      {
        title: 'What stays in your own browser',
        blocks: [
          'Ten things may be kept on your device. We do not receive them, and you can clear them in your browser’s settings at any time:',
          [
            'the dates and the number of guests you last searched for, so that the booking page can start from them;',
            'what you have chosen and typed in a booking that you have begun, your name and addresses included, until you book, clear it or a day has passed, and the reference of what you booked until you close the tab;',
            'a number by which a booking whose answer was lost is known again, until it succeeds or you close the tab;',
            'whether you want to see prices in shillings too;',
            'which of the villa challenges you have ticked off;',
            'what you and the AI concierge said to each other today, and what of it you take to a message to us, until you close the tab;',
            'that you chose a language, or closed the line that offers one;',
            'how far down you had scrolled on each page, until you close the tab;',
            'the last pages and pictures of this website that you have seen, so that they open without a connection;',
            'the page of your own booking, if you chose there to keep it on this device, until you choose otherwise or its link ends.',
          ],
        ],
      },
      {
        title: 'When you book',
        blocks: [
          'We keep your name, your e-mail address, your phone number if you gave one, the villa, the dates, the number of guests with the ages of children among them and whether you want a cot, the meals and the extras, the price, its rate plan and the promo code, how and when you would like to pay, when you expect to arrive, your special requests, and when you booked. A random number that your browser makes for each attempt is kept with it, so that a booking sent twice is made once.',
          'To it comes what happens afterwards: changes, what you were charged and paid with the documents for it, what our staff note for each other, and which e-mails we sent you. Stays with the same e-mail address or phone number are brought together. What you need to know around your stay we write to you by e-mail too, and if you agree on your phone: your network or WhatsApp, and Africa’s Talking where it sends our SMS, then carry your number and what we write.',
          'If our front desk has to take down your ID document, we keep its kind and its number. The number is stored encrypted, few may see it, and each look at it is written down.',
          'Our staff see this after signing in, each as far as their work needs it, and so do programs that they let in, such as our bookkeeping. Whoever has a private link to your booking sees it too, so keep it to yourself. Where a company pays for your stay, it gets the documents for it, with your name. Others who look at the calendar, and other platforms that offer our villas, see that nights are taken, never by whom.',
          'If you book on another platform, its calendar tells us your nights and what the platform writes beside them. We keep that for as long as it stands there.',
          'Where we take money online, you pay on the page of a payment provider (Pesapal) or on your own phone (MTN, Airtel). The provider hears the amount, the reference of your booking, and what it needs to reach you: the phone number that pays, with Pesapal your name and e-mail address too. This website asks for no card or account numbers and never sees them.',
        ],
      },
      {
        title: 'When you write to us',
        blocks: [
          'We keep your name, your e-mail address, your phone number if you gave one, the subject, the message, the dates and the number of guests if you chose them, what we answered, and whether we have read it. A mail to your address says that it has come. We answer by e-mail, or on WhatsApp if you gave a phone number; then WhatsApp carries what we write.',
          'When you ask for a quote for a hall, we keep in the same way what you chose and typed in that form, what we note to it, and where your enquiry stands.',
          'The address you type into the newsletter field is not sent or kept.',
        ],
      },
      {
        title: 'After your stay',
        blocks: [
          'A day after departure we ask you once by mail how it was. What you answer is kept with your booking; you may leave it, and nobody asks again. The mail has a link by which you stop such mails, and so has the page of your booking. If we publish it, then as you wrote it, with your first name and the month of your stay.',
        ],
      },
      {
        title: 'Offers and news',
        blocks: [
          'We send them by mail only to who has agreed to it, on the page of a booking or to our staff. Either is taken back there with one press. We keep what you answered, when, and to which sentence.',
        ],
      },
      {
        title: 'When you ask the AI concierge',
        blocks: [
          'What you ask is used to answer you and is not kept, but for a question the concierge has no answer to: our staff read it to add what is missing, without who asked, and without the names, addresses and numbers in it that a program can tell. It is deleted in its time, see below. Where the hotel has a language model answer in its place, your question and what was said before it are sent to the company that runs the model, as you typed it; we add neither your name nor your network address.',
          'The concierge sees no bookings and no guests, so please do not tell it what you would not tell a stranger.',
        ],
      },
      {
        title: 'Videos and maps',
        blocks: [
          'Some videos and the map come from other companies. They load only when you press play or ask for the map; from then on that company knows your network address and follows its own rules. The same holds for the links to WhatsApp and to a pin on the map: nothing is sent before you press them.',
        ],
      },
      {
        title: 'How long, and your rights',
        blocks: [
          'Every night we delete by ourselves what we have kept for its time:',
          PERIODS.map(tellPeriod),
          'Where something is still open, such as money owed on either side, it waits until that is settled. Of a person whom we no longer take in we keep what we know them by.',
          'Under Uganda’s Data Protection and Privacy Act, 2019 you may ask what we hold about you, have it corrected, and have it deleted where no law obliges us to keep it.',
          'On the page of your booking you do all three by yourself, under “Your data”: we send a code to your mailbox first. What our staff noted for each other, they show you when you ask; and where your data cannot be told from those of somebody else by your mailbox, they do the rest for you too. Once your stay is over and nothing is owed, your name, your addresses and what was written are erased at once; days, amounts and numbers of documents stay without them. Our backups, which are encrypted, still hold it until they are replaced: the oldest is about a year old. Photos that our staff took stay in them for longer.',
          'The machines that this website, its e-mails and its backups run on may be those of companies that work for us.',
          `Write to ${infoEmail}, call ${phones[0]}, or come by: ${name}, ${address}.`,
        ],
      },
    ],
  },
  'booking-terms': {
    path: '/policies/booking-terms',
    title: 'Booking Terms',
    description:
      'How a booking comes about, what it includes, what it costs, and the hours of arrival and departure.',
    short:
      'The calendar’s price is the price. Your nights are held as soon as you book, and the hotel confirms them.',
    sections: (facts) => [
      {
        title: 'How a booking comes about',
        blocks: [
          'When you press Confirm Booking, the nights are held for you and nobody else can take them. Your booking is then pending: our front desk looks at it and confirms it by e-mail or phone.',
          `If we send you a code to confirm your e-mail address, the nights are held for ${SPAN_WORDS.minutes(facts.firstHoldMinutes)} until you have used it or the link beside it, and become free again if you do neither. ${facts.confirmsAtOnce ? 'Where there is room for it, your booking is confirmed as soon as you have.' : 'From then on your request waits for our answer.'}`,
          `If nobody has confirmed it within ${tellHours(facts.holdHours)}, your request ends, its nights are free again, and we write to you.`,
          `You can book up to ${DAYS_AHEAD} days ahead and up to ${LONGEST_STAY} nights at a time, for as many guests as the villa sleeps. For a longer stay or a larger party, call us.`,
        ],
      },
      {
        title: 'Prices',
        blocks: [
          'Prices are in US dollars, for the villa and the night. Where a villa’s price includes fewer guests than it sleeps, its page says how many, and what each further one costs a night. Friday, Saturday and Sunday nights cost more; the calendar shows the price of every night and the total before you book. It is the total we ask for.',
          'Breakfast is included. Half board is breakfast and lunch; full board is breakfast, lunch and dinner. Where a villa is offered with them, you choose them as you book, and the total holds them.',
        ],
      },
      {
        title: 'Arrival and departure',
        blocks: [
          textOf(facts, 'Check-in and check-out') ??
            `Check-in from ${facts.checkInTime}, check-out until ${facts.checkOutTime}.`,
          `Reception: ${facts.receptionHours}.`,
        ],
      },
      {
        title: 'Payment',
        blocks: [
          textOf(facts, 'Payment') ?? 'Payment is due at check-in or in advance.',
          `We take: ${facts.paymentMethods.join(', ')}.`,
        ],
      },
      { title: 'Included in every stay', blocks: [facts.inclusions] },
      {
        title: 'Changing or cancelling',
        blocks: [
          textOf(facts, 'Cancellation') ?? 'Please ask us.',
          'Our letters about your booking hold a private link. By it you change the number of guests and your requests, and cancel while that is free.',
          `For other dates, another villa, or to cancel later or without such a letter, call ${facts.phones.join(' or ')}, or write to ${facts.infoEmail}, with the reference of your booking. The Refund Policy says what happens to money already paid.`,
        ],
      },
    ],
  },
  refunds: {
    path: '/policies/refunds',
    title: 'Refund Policy',
    description:
      'Until when a booking is cancelled free of charge, what happens later, and how money comes back.',
    short: 'Cancelled in time, a stay costs nothing, and what you have already paid comes back to you.',
    sections: (facts) => [
      {
        title: 'Free cancellation',
        blocks: [
          textOf(facts, 'Cancellation') ?? 'Please ask us.',
          `Check-in begins at ${facts.checkInTime}, so ${tellHours(facts.freeCancellationHours)} before it means ${tellMoment(facts)}, by the clock in ${facts.town}.`,
          'A rate may have terms of its own: a non-refundable one, for example, is never free to cancel. What your rate says stands instead of the above; you see it before you book, and again on your confirmation and the page of your booking.',
        ],
      },
      {
        title: 'If you have paid in advance',
        blocks: [
          'Cancelled in time, you get back all that you paid for the nights, the way you paid it: mobile money to the number it came from, cards to the card, cash at reception.',
          'Our front desk makes each refund: through the payment provider what was paid online, by hand what was paid at reception. Your bank or your operator decides how long it is on its way.',
        ],
      },
      {
        title: 'If you cancel later, or do not come',
        blocks: [
          'Charges may apply. How much depends on whether somebody else can still have the nights; we tell you before we charge anything. Call us as soon as you know: the earlier, the better for both of us.',
        ],
      },
      {
        title: 'If we let you down',
        blocks: [
          'Should we be unable to give you the villa you booked, we look for another one or for other dates with you, and what you paid for nights we cannot give you is returned.',
        ],
      },
      {
        title: 'Whom to ask',
        blocks: [
          `Call ${facts.phones.join(' or ')}, or write to ${facts.infoEmail}, with the reference of your booking.`,
        ],
      },
    ],
  },
  terms: {
    path: '/policies/terms',
    title: 'Terms of Service',
    description: 'What this website is for, what you may expect of it, and what we ask of you.',
    short:
      'This website tells of the hotel and takes bookings. Use it as you would use our reception: freely and fairly.',
    sections: (facts) => [
      {
        title: 'Who runs it',
        blocks: [
          `${facts.name}, ${facts.address}. Telephone ${facts.phones.join(' or ')}, e-mail ${facts.infoEmail}.`,
        ],
      },
      {
        title: 'What you may expect',
        blocks: [
          'A night shown as free is free when it is shown. If somebody takes it while you are still choosing, we say so before you have booked.',
          'We keep prices, hours and descriptions right. Should a price be plainly wrong, we tell you before we confirm, and you may step back.',
          'Pictures give an impression of the place; some are drawings. Villas of one category differ in their details.',
          'The site may be out of reach at times. The telephone is answered in any case.',
        ],
      },
      {
        title: 'What we ask of you',
        blocks: [
          [
            'Give your own name and an address that reaches you.',
            'Book for people who mean to come.',
            'Do not try to break the site, and do not flood it: the forms take only so many messages in an hour.',
          ],
        ],
      },
      {
        title: 'Events',
        blocks: [
          'A request for a quote or a registration is a message to us, not a contract. It becomes one when we have both agreed on day, size and price.',
        ],
      },
      {
        title: 'Tips and articles',
        blocks: [
          'What we write about roads, parks and prices of others is what we know, not what we promise. Please check before you set out.',
        ],
      },
      {
        title: 'Software of others',
        blocks: [
          'This website is made with the work of many people who give it away.',
          { text: 'Their licences, in full', href: LICENCES_PATH },
        ],
      },
      {
        title: 'Law',
        blocks: [`The law of ${facts.country} applies, and nothing here takes away rights it gives you.`],
      },
    ],
  },
})

/** Words around the policies. */
export const policyContent = defineWords('site-policies.policyContent', {
  kicker: 'Policies',
  others: 'The four policies',
  inShort: 'In short',
  closing: {
    title: 'That was the small print. The rest is hills.',
    line: 'We ask for no card numbers, and you can cancel free of charge in good time.',
    action: 'See free nights',
    ask: 'Ask us a question',
  },
} as const)

function textOf(facts: PropertyFacts, title: string): string | undefined {
  return facts.policies.find((policy) => (policy.name ?? policy.title) === title)?.text
}

/** When free cancellation ends, as far as whole days tell it. */
function tellMoment({ checkInTime, freeCancellationHours: hours }: PropertyFacts): string {
  if (hours === 24) return `${checkInTime} on the day before you arrive`
  if (hours % 24 === 0) return `${checkInTime} ${hours / 24} days before you arrive`
  return `as long before ${checkInTime} on the day you arrive`
}
