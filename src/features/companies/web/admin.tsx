import { adminSection } from '@/web/admin-kit/admin-section'
import { field } from '@/web/admin-kit/fields'
import { companies } from '../contract'
import { companiesText, companyFields as label } from './admin-text'

/** The companies that pay for stays of others. */
export const CompaniesAdmin = adminSection(companies, {
  words: companiesText,
  columns: [
    {
      title: label.name,
      value: ({ name }) => name,
      cell: ({ name }) => <strong className="wrap-anywhere">{name}</strong>,
    },
    { title: label.taxNumber, value: ({ taxNumber }) => taxNumber },
    {
      title: label.email,
      value: ({ email }) => email,
      cell: ({ email }) => <span className="wrap-anywhere">{email}</span>,
    },
    {
      title: label.termsDays,
      value: ({ termsDays }) => termsDays,
      cell: ({ termsDays }) => <span className="tabular">{termsDays}</span>,
    },
    { title: label.active, value: ({ isActive }) => (isActive ? label.yes : label.no) },
  ],
  fields: {
    name: field.text(label.name, { isRequired: true }),
    taxNumber: field.optionalText(label.taxNumber),
    address: field.optionalLongText(label.address, { rows: 3 }),
    email: field.optionalText(label.email),
    termsDays: field.count(label.termsDays, { help: label.termsDaysHelp, min: 0 }),
    isActive: field.toggle(label.isActive),
  },
  writes: ['front-desk', 'money'],
})
