import { check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { users } from '@/features/accounts/server/table'
import type { Permission } from '@/kernel/roles'
import { id, instant, isNotBlank, timestamps } from '@/server/db/columns'

/** Tokens by which programs call the API for somebody on the staff. */
export const apiTokens = pgTable(
  'api_tokens',
  {
    id: id(),
    name: text('name').notNull(),
    /** The token itself is never stored. */
    secretHash: text('secret_hash').notNull().unique(),
    /** How it begins, so that its owner knows it again. */
    hint: text('hint').notNull(),
    permissions: jsonb('permissions').$type<Permission[]>().notNull(),
    /** Who made it: it ends with that account, and may never do more than it. */
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
    ...timestamps(),
  },
  (table) => [
    index('api_tokens_user_id').on(table.userId),
    check('api_tokens_name_given', isNotBlank(table.name)),
  ],
)
