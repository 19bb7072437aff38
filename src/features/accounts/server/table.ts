import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { PanelLanguage } from '@/kernel/panel-language'
import { id, instant, isLanguage, timestamps } from '@/server/db/columns'

export const users = pgTable(
  'users',
  {
    id: id(),
    email: text('email').notNull().unique(),
    passwordHash: text('password_hash').notNull(),
    firstName: text('first_name'),
    lastName: text('last_name'),
    /** The slug of a role that comes with the program or of one in staff_roles. */
    role: text('role').notNull().default('user'),
    profileImageUrl: text('profile_image_url'),
    isActive: boolean('is_active').notNull().default(true),
    /** What the panel speaks to them, on each device they sign in on. */
    language: text('language').$type<PanelLanguage>().notNull().default('en'),
    ...timestamps(),
  },
  (table) => [
    // Kept lower-cased so that the unique index sees Jane@… and jane@… as one person.
    check(
      'users_email_lower_case',
      sql`${table.email} = lower(${table.email}) and ${table.email} like '%_@_%'`,
    ),
    check('users_language', isLanguage(table.language)),
  ],
)

/** The browser's name for itself and the network address at the sign-in. */
export type SessionOrigin = { agent?: string; address?: string }

export const sessions = pgTable(
  'sessions',
  {
    /** The session's public name, which the browser may know; it opens nothing but its owner's own record. */
    sid: text('sid').primaryKey(),
    /** Hash of the secret in the HttpOnly cookie: the credential itself is never stored. */
    secretHash: text('secret_hash').notNull().unique(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** From where it was begun, for its owner's list of devices. */
    sess: jsonb('sess').$type<SessionOrigin>().notNull().default({}),
    expire: instant('expire').notNull(),
    /** When the password was given last: at the sign-in, or before something that wants a fresh proof. */
    provedAt: instant('proved_at').notNull().defaultNow(),
    ...timestamps(),
  },
  (table) => [index('sessions_user_id').on(table.userId), index('sessions_expire').on(table.expire)],
)

/** Tries to sign in, counted by account and by address, so that guessing gets slow in every process at once. */
export const signInThrottles = pgTable(
  'sign_in_throttles',
  {
    /** `account:jane@example.com` or `address:192.0.2.1`. */
    key: text('key').primaryKey(),
    attempts: integer('attempts').notNull(),
    /** Before this instant nothing under this key is even tried. */
    freeAt: instant('free_at').notNull(),
    ...timestamps(),
  },
  (table) => [index('sign_in_throttles_updated_at').on(table.updatedAt)],
)

/**
 * The second proof of who signs in: codes of an authenticator app, and codes on paper for the day it, or the device with
 * the passkey, is lost. Whoever has passkeys and no app has a row that was never confirmed, for the codes on paper.
 */
export const secondFactors = pgTable('second_factors', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** The app's secret, sealed (docs/decisions/secrets.md). */
  sealedSecret: text('sealed_secret').notNull(),
  /** Null until a code of the app was entered once: no code of it is asked for before. */
  confirmedAt: instant('confirmed_at'),
  /** The half minute of the last code that was let in: none counts twice. */
  lastStep: integer('last_step').notNull().default(0),
  /** Hashes of the codes on paper that are left. */
  recoveryHashes: jsonb('recovery_hashes').$type<string[]>().notNull().default([]),
  ...timestamps(),
})

/** Keys that a device, or a password manager, keeps for its owner: a sign-in by itself, or the second proof beside a password. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** As the device names it, in base64url. */
    credentialId: text('credential_id').notNull().unique(),
    /** COSE, in base64url. It opens nothing by itself. */
    publicKey: text('public_key').notNull(),
    /** How often the device says that it was used; zero for ever where it does not count. */
    uses: bigint('uses', { mode: 'number' }).notNull(),
    usedAt: instant('used_at'),
    ...timestamps(),
  },
  (table) => [
    index('passkeys_user_id').on(table.userId),
    check('passkeys_name_given', sql`trim(${table.name}) <> ''`),
    check('passkeys_uses_not_negative', sql`${table.uses} >= 0`),
  ],
)

/** What was given to devices to sign, each once and within minutes. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    challenge: text('challenge').primaryKey(),
    /** For whom a passkey is added; null where anybody may sign in with it. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: instant('expires_at').notNull(),
    ...timestamps(),
  },
  (table) => [
    index('passkey_challenges_expires_at').on(table.expiresAt),
    index('passkey_challenges_user_id').on(table.userId),
  ],
)
