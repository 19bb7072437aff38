import { PLAN_WORDS } from '@/features/rates/rules/plan-words'
import { countOf } from '@/kernel/count-of'

/** Words of the rate plan of a booking, for staff. */
export const planText = {
  button: 'Rate plan',
  title: (guest: string) => `Rate plan of ${guest}’s stay`,
  group: 'Rate plan',
  label: 'Rate plan',
  labelHelp:
    'It sets the price, the deposit and what cancelling costs. Leave it as it is unless the guest asks.',
  flexible: `${PLAN_WORDS.flexible}: the price list, cancelled as the property says`,
  option: (name: string, change: string, terms: string) => `${name}: ${change}, ${terms}`,
  intro:
    'For tonight and the nights to come, at the prices of today: what is past keeps its price, a price that staff set gives way. The guest gets the change in writing.',
  company: 'Company or agency',
  companyHelp:
    'Who pays for the stay. Invoices go to its name and address, due by its terms, and its rate plan is chosen. Companies are added under Companies.',
  noCompany: 'None: the guest pays',
  companyFacts: (facts: string) => `Invoices to ${facts}`,
  due: (days: number) => (days === 0 ? 'due at once' : `due ${countOf(days, 'day')} after the invoice`),
  taxNumber: (number: string) => `TIN ${number}`,
  ofCompany: (company: string, plan: string) => `Stays billed to ${company} are booked on ${plan}.`,
  save: 'Change the plan',
  becomes: (before: string, after: string) => `${before} until now, ${after} on this plan`,
  stays: (total: string) => `${total}, as until now`,
  lost: (why: string) => `${why} The stay becomes Flexible.`,
  unknown: 'What it costs on this plan is still being looked up. Please try again in a moment.',
  done: 'The plan is changed',
  failed: 'The plan was not changed',
  tryAgain: 'Please check your connection and try again.',
  wasPlan: 'Rate',
} as const
