import { isIP } from 'node:net'
import { z } from 'zod'
import { DEFAULT_LANGUAGE } from '@/kernel/language'
import { readKeys } from './secrets/seal-text'
import {
  BACKUP_TRIO,
  BUCKET_TRIO,
  MODEL_PRICES,
  MODEL_TRIO,
  MONEY_OF_MODEL,
  PAYMENT_GROUPS,
  PHONE_GROUPS,
} from './setting-groups'
import {
  address,
  bucketName,
  callbackKey,
  header,
  languages,
  onOff,
  origins,
  pairs,
  port,
  providerAddress,
  siteAddress,
} from './setting-kinds'

const settingsShape = z
  .object({
    PORT: port.default(3000),
    HOST: z.string().min(1).default('localhost'),
    SITE_URL: siteAddress.optional(),
    SITE_LANGUAGES: languages.default([DEFAULT_LANGUAGE]),
    DATA_DIR: z.string().min(1).default('./data'),
    DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
    ADMIN_EMAIL: z.email().toLowerCase().optional(),
    ADMIN_PASSWORD: z.string().min(10, 'use at least 10 characters').optional(),
    SECRET_KEY: z
      .string()
      .refine(
        isKeyList,
        'use 32 random bytes in base64url, as openssl rand -base64 32 | tr +/ -_ | tr -d = prints them',
      )
      .optional(),
    LOG_LEVEL: z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace']).default('info'),
    TRUST_PROXY: z
      .string()
      .refine(namesProxies, 'use off, on, a number of proxies, or a list of their addresses')
      .optional(),
    DRAIN_SECONDS: z.coerce.number().min(0).max(60).default(0),
    RATE_LIMITS: onOff.default(true),
    SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
    MAIL_FROM: z
      .string()
      .regex(/^(?:[^<>\r\n]*<[^<>\s@]+@[^<>\s@]+>|[^<>\s@]+@[^<>\s@]+)$/, 'use an address, or Name <address>')
      .optional(),
    ALARM_EMAIL: z.email('use one e-mail address').optional(),
    INCOMING_MAIL_ADDRESS: z
      .email('use one e-mail address')
      .regex(/^[^+@]{1,28}@/, 'use an address of at most 28 letters before the @ and without a +')
      .toLowerCase()
      .optional(),
    IMAP_URL: z
      .url({ protocol: /^imaps?$/ })
      .refine(
        namesUser,
        'use imaps://user:password@host, with % @ / : # in user and password percent-encoded',
      )
      .optional(),
    INCOMING_MAIL_TOKEN: z.string().min(16, 'use at least 16 characters').optional(),
    S3_ENDPOINT: address.optional(),
    S3_BUCKET: bucketName.optional(),
    S3_REGION: z.string().min(1).default('us-east-1'),
    S3_ACCESS_KEY_ID: z.string().min(1).optional(),
    S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
    BACKUP_DIR: z.string().min(1).optional(),
    BACKUP_S3_ENDPOINT: address.optional(),
    BACKUP_S3_BUCKET: bucketName.optional(),
    BACKUP_S3_REGION: z.string().min(1).default('us-east-1'),
    BACKUP_S3_ACCESS_KEY_ID: z.string().min(1).optional(),
    BACKUP_S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
    BACKUP_PASSPHRASE: z.string().min(16, 'use at least 16 characters').optional(),
    BACKUP_HOUR: z.coerce.number().int().min(0).max(23).default(0),
    PUSH_SERVICES: origins.default([]),
    METRICS_TOKEN: z.string().min(16, 'use at least 16 characters').optional(),
    OTEL_EXPORTER_OTLP_ENDPOINT: address.optional(),
    OTEL_EXPORTER_OTLP_HEADERS: pairs.optional(),
    CONCIERGE_BASE_URL: address.optional(),
    CONCIERGE_API_KEY: z.string().min(1).optional(),
    CONCIERGE_MODEL: z.string().min(1).optional(),
    CONCIERGE_DAILY_TOKENS: z.coerce.number().int().min(0).max(1_000_000_000).default(500_000),
    CONCIERGE_DAILY_DOLLARS: z.coerce.number().min(0).max(100_000).optional(),
    CONCIERGE_INPUT_PRICE: z.coerce.number().min(0).max(10_000).optional(),
    CONCIERGE_OUTPUT_PRICE: z.coerce.number().min(0).max(10_000).optional(),
    PESAPAL_BASE_URL: providerAddress.optional(),
    PESAPAL_CONSUMER_KEY: z.string().min(1).optional(),
    PESAPAL_CONSUMER_SECRET: z.string().min(1).optional(),
    MTN_BASE_URL: providerAddress.optional(),
    MTN_TARGET_ENVIRONMENT: header.optional(),
    MTN_SUBSCRIPTION_KEY: header.optional(),
    MTN_API_USER: header.optional(),
    MTN_API_KEY: header.optional(),
    MTN_CURRENCY: z
      .string()
      .regex(/^[A-Z]{3}$/, 'use the three letters of a currency')
      .default('UGX'),
    AIRTEL_BASE_URL: providerAddress.optional(),
    AIRTEL_CLIENT_ID: z.string().min(1).optional(),
    AIRTEL_CLIENT_SECRET: z.string().min(1).optional(),
    AIRTEL_CALLBACK_KEY: z.string().min(1).optional(),
    SMS_BASE_URL: providerAddress.optional(),
    SMS_USERNAME: z.string().min(1).optional(),
    SMS_API_KEY: header.optional(),
    SMS_SENDER: z.string().min(1).max(20).optional(),
    SMS_CALLBACK_KEY: callbackKey.optional(),
    WHATSAPP_BASE_URL: providerAddress.optional(),
    WHATSAPP_PHONE_NUMBER_ID: z.string().regex(/^\d+$/, 'use the digits of its ID').optional(),
    WHATSAPP_ACCESS_TOKEN: header.optional(),
    WHATSAPP_APP_SECRET: header.optional(),
    WHATSAPP_VERIFY_TOKEN: callbackKey.optional(),
    WHATSAPP_LANGUAGE: z
      .string()
      .regex(/^[a-z]{2,3}(?:_[A-Z]{2})?$/, 'use a code as en or en_US')
      .default('en'),
  })
  .superRefine((settings, context) => {
    if (!settings.RATE_LIMITS && settings.SITE_URL?.startsWith('https:'))
      context.addIssue({
        code: 'custom',
        path: ['RATE_LIMITS'],
        message: "'off' is refused when SITE_URL is https",
      })
    if (Boolean(settings.ADMIN_EMAIL) !== Boolean(settings.ADMIN_PASSWORD))
      context.addIssue({
        code: 'custom',
        path: [settings.ADMIN_EMAIL ? 'ADMIN_PASSWORD' : 'ADMIN_EMAIL'],
        message: 'ADMIN_EMAIL and ADMIN_PASSWORD go together: set both or neither',
      })
    for (const name of ['IMAP_URL', 'INCOMING_MAIL_TOKEN'] as const)
      if (settings[name] && !settings.INCOMING_MAIL_ADDRESS)
        context.addIssue({
          code: 'custom',
          path: ['INCOMING_MAIL_ADDRESS'],
          message: `is missing: ${name} brings in what guests answer to it`,
        })
    if (settings.INCOMING_MAIL_ADDRESS && !settings.IMAP_URL && !settings.INCOMING_MAIL_TOKEN)
      context.addIssue({
        code: 'custom',
        path: ['IMAP_URL'],
        message: 'is missing: without it or INCOMING_MAIL_TOKEN nobody reads INCOMING_MAIL_ADDRESS',
      })
    for (const name of MODEL_TRIO)
      if (MODEL_TRIO.some((one) => settings[one]) && !settings[name])
        context.addIssue({
          code: 'custom',
          path: [name],
          message: `is missing: the concierge’s model takes ${MODEL_TRIO.join(', ')}, or none of them`,
        })
    for (const name of MODEL_PRICES)
      if (MONEY_OF_MODEL.some((one) => settings[one] !== undefined) && settings[name] === undefined)
        context.addIssue({
          code: 'custom',
          path: [name],
          message: `is missing: what the concierge’s model costs is known by ${MODEL_PRICES.join(' and ')}`,
        })
    const groups = [
      ...PAYMENT_GROUPS.map(([label, names]) => [`payments through ${label}`, names] as const),
      ...PHONE_GROUPS.map(([label, names]) => [`messages by ${label}`, names] as const),
    ]
    for (const [what, names] of groups)
      for (const name of names)
        if (names.some((one) => settings[one]) && !settings[name])
          context.addIssue({
            code: 'custom',
            path: [name],
            message: `is missing: ${what} take ${names.join(', ')}, or none of them`,
          })
    const live = PAYMENT_GROUPS.find(([, [baseUrl]]) => settings[baseUrl]?.startsWith('https:'))
    if (live && !settings.SITE_URL)
      context.addIssue({
        code: 'custom',
        path: ['SITE_URL'],
        message: `is missing: ${live[0]} sends payers and notices back to it`,
      })
    if (settings.AIRTEL_CALLBACK_KEY && !settings.AIRTEL_BASE_URL)
      context.addIssue({
        code: 'custom',
        path: ['AIRTEL_BASE_URL'],
        message: 'is missing: AIRTEL_CALLBACK_KEY is of no use without it',
      })
    const isBackupBucketWanted = BACKUP_TRIO.some((name) => settings[name]) || settings.BACKUP_S3_ENDPOINT
    for (const name of BACKUP_TRIO)
      if (isBackupBucketWanted && !settings[name])
        context.addIssue({
          code: 'custom',
          path: [name],
          message: `is missing: backups in a bucket take ${BACKUP_TRIO.join(', ')}, and BACKUP_S3_ENDPOINT unless it is Amazon's`,
        })
    if (settings.BACKUP_DIR && isBackupBucketWanted)
      context.addIssue({
        code: 'custom',
        path: ['BACKUP_DIR'],
        message: 'is one place too many: BACKUP_S3_BUCKET is set',
      })
    if ((settings.BACKUP_DIR || isBackupBucketWanted) && !settings.BACKUP_PASSPHRASE)
      context.addIssue({
        code: 'custom',
        path: ['BACKUP_PASSPHRASE'],
        message: 'is missing: backups hold guests’ data and are encrypted with it',
      })
    const isBucketWanted = BUCKET_TRIO.some((name) => settings[name]) || settings.S3_ENDPOINT
    for (const name of BUCKET_TRIO)
      if (isBucketWanted && !settings[name])
        context.addIssue({
          code: 'custom',
          path: [name],
          message: `is missing: a bucket takes ${BUCKET_TRIO.join(', ')}, and S3_ENDPOINT unless it is Amazon's`,
        })
  })

export type Settings = z.infer<typeof settingsShape>

/** A setting that cannot be used; the message names every wrong variable, one a line. */
export class SettingsError extends Error {}

/** The settings an environment holds; empty text counts as not set. Throws SettingsError. */
export function readSettings(environment: Record<string, string | undefined>): Settings {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, text]) => text !== undefined && text !== ''),
  )
  const read = settingsShape.safeParse(given)
  if (read.success) return read.data
  const lines = read.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
  throw new SettingsError(
    `These settings cannot be used:\n${lines.join('\n')}\nSee .env.example for what each one takes.`,
  )
}

/** Whether mails go to the mailboxes of people: without a mail server they stay in a folder (docs/decisions/mail.md). */
export function reachesMailboxes({ SMTP_URL }: Pick<Settings, 'SMTP_URL'>): boolean {
  return SMTP_URL !== undefined
}

function namesUser(url: string): boolean {
  const { hostname, username, password, pathname } = new URL(url)
  return (
    hostname !== '' &&
    [username, password].every((one) => one !== '') &&
    isDecodable(username, password, pathname)
  )
}

/** False for a % that begins no letter in hexadecimal. */
function isDecodable(...parts: string[]): boolean {
  try {
    return parts.map(decodeURIComponent).length === parts.length
  } catch {
    return false
  }
}

function isKeyList(text: string): boolean {
  try {
    return readKeys(text).length > 0
  } catch {
    return false
  }
}

type TrustedProxy = boolean | string | ((address: string, hop: number) => boolean)

function namesProxies(text: string): boolean {
  if (/^(on|off|true|false|\d+)$/.test(text)) return true
  return text.split(',').every((entry) => {
    const [address = '', range = '0'] = entry.trim().split('/')
    if (/^(loopback|linklocal|uniquelocal)$/.test(entry.trim())) return true
    return isIP(address) > 0 && (isIP(range) > 0 || (/^\d+$/.test(range) && Number(range) <= 128))
  })
}

/**
 * What Fastify's trustProxy takes. `on` is one proxy: it adds the address it heard from to what the client wrote there
 * itself, and to believe more of it than that would let everybody choose an address.
 */
export function trustedProxy(text: string | undefined): TrustedProxy {
  if (text === undefined || text === 'off' || text === 'false') return false
  const hops = text === 'on' || text === 'true' ? 1 : Number(text)
  return Number.isInteger(hops) ? (_address, hop) => hop < hops : text
}
