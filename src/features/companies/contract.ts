import { z } from 'zod'
import { EMAIL_WANTED, NOT_NEGATIVE_WANTED } from '@/kernel/input-text'
import { defineResource } from '@/kernel/resource'
import { idNumber, typedText } from '@/kernel/wire'
import { companyInputText as words } from './rules/input-words'

const MOST_TERM_DAYS = 365
export const LONGEST_TAX_NUMBER = 40
export const LONGEST_ADDRESS = 300

const companyInput = z.object({
  name: typedText(160).min(1, words.name),
  /** What the revenue authority knows it by. */
  taxNumber: typedText(LONGEST_TAX_NUMBER).nullable(),
  address: typedText(LONGEST_ADDRESS).nullable(),
  email: typedText(254).pipe(z.email(EMAIL_WANTED)).nullable(),
  /** Days after an invoice within which it is to be paid. */
  termsDays: z.number().int().min(0, NOT_NEGATIVE_WANTED).max(MOST_TERM_DAYS),
  /** The rate plan its guests are booked on; null is the flexible one. */
  ratePlanId: idNumber.nullable(),
  isActive: z.boolean(),
})

/** Companies to which stays are billed and which pay on account. */
export const companies = defineResource(
  'companies',
  {
    input: companyInput,
    item: companyInput.extend({ id: idNumber }),
    defaults: { termsDays: 30, isActive: true },
  },
  { shownAt: [] },
)

export type StaffCompany = z.infer<typeof companies.item>
