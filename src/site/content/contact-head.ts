import { defineWords } from '@/kernel/words'

/** Title and description of the contact page; apart from its words, because every page's bundle has them. */
export const contactHead = defineWords('site-contact-head.contactHead', {
  title: 'Contact',
  description: 'Call, write or find the way: phones, e-mail, a message form and directions to our villas.',
} as const)
