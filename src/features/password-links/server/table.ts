import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { users } from '@/features/accounts/server/table'
import { instant, timestamps } from '@/server/db/columns'

/** Links by which members of staff choose a password, each once; of a secret only the SHA-256 is kept. */
export const passwordLinks = pgTable(
  'password_links',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: instant('expires_at').notNull(),
    ...timestamps(),
  },
  (table) => [index('password_links_user').on(table.userId)],
)
