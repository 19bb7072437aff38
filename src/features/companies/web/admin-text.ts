import { wordsFor } from '@/web/admin-kit/resource-words'

export const companiesText = wordsFor('company', {
  empty: 'No companies yet. Add one to bill stays to it.',
})

export const companyFields = {
  name: 'Name',
  taxNumber: 'TIN',
  taxNumberHelp: 'Tax identification number of the company, for its invoices.',
  address: 'Address',
  email: 'E-mail for invoices',
  termsDays: 'Days to pay',
  termsDaysHelp: 'An invoice is due so many days after it was issued.',
  ratePlan: 'Rate plan',
  ratePlanHelp: 'Proposed to staff for stays that are billed to it. None is Flexible.',
  isActive: 'Stays can be billed to it',
  active: 'Active',
  yes: 'Yes',
  no: 'No',
} as const
