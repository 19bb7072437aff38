import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { bookings } from '@/features/bookings/server/table'
import { companies } from '@/features/companies/server/table'
import { isNotBlank, timestamps } from '@/server/db/columns'

/** To whom a booking is billed where that is not simply its guest: a company, or a name the guest gave for it. */
export const bookingBilling = pgTable(
  'booking_billing',
  {
    bookingId: integer('booking_id')
      .primaryKey()
      .references(() => bookings.id, { onDelete: 'cascade' }),
    companyId: integer('company_id').references(() => companies.id),
    name: text('name'),
    address: text('address'),
    taxNumber: text('tax_number'),
    ...timestamps(),
  },
  (table) => [
    index('booking_billing_company').on(table.companyId).where(sql`${table.companyId} is not null`),
    check('booking_billing_one_payer', sql`(${table.companyId} is null) = (${table.name} is not null)`),
    check('booking_billing_name_given', isNotBlank(table.name)),
  ],
)
