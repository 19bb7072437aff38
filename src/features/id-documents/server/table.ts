import { check, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { guests } from '@/features/guests/server/table'
import { id, isNotBlank, isOneOf, timestamps } from '@/server/db/columns'
import { DOCUMENT_KINDS } from '../rules/document-kinds'

/** The document by which a guest said who they are (docs/decisions/id-documents.md). It goes with the profile. */
export const idDocuments = pgTable(
  'id_documents',
  {
    id: id(),
    guestId: integer('guest_id')
      .notNull()
      .unique()
      .references(() => guests.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: DOCUMENT_KINDS }).notNull(),
    sealedNumber: text('sealed_number').notNull(),
    ...timestamps(),
  },
  (table) => [
    check('id_documents_kind_known', isOneOf(table.kind, DOCUMENT_KINDS)),
    check('id_documents_number_given', isNotBlank(table.sealedNumber)),
  ],
)
