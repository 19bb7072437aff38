import { check, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { Permission } from '@/kernel/roles'
import { id, isNotBlank, timestamps } from '@/server/db/columns'

/** Roles that the hotel made for its staff; those that come with the program stand in src/kernel/roles.ts alone. */
export const staffRoles = pgTable(
  'staff_roles',
  {
    id: id(),
    slug: text('slug').notNull().unique(),
    name: text('name').notNull().unique(),
    permissions: jsonb('permissions').$type<Permission[]>().notNull(),
    ...timestamps(),
  },
  (table) => [check('staff_roles_name_given', isNotBlank(table.name))],
)
