import { z } from 'zod'
import { LANGUAGES } from '@/kernel/language'

export const port = z.coerce.number().int().min(0).max(65_535)
export const address = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''))
export const siteAddress = address.refine(
  (url) => /^https?:\/\/[^/?#@]+$/i.test(url),
  'use an address without a path, as https://hotel.example.com',
)
/** Keys go there: in clear text only to this machine, where simulators stand. */
export const providerAddress = address.refine(
  (url) => /^(?:https:\/\/[^/?#@]+|http:\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?)(?:\/[^?#]*)?$/i.test(url),
  'use an https address without a user name',
)
/** Services of browsers besides the known ones, with commas between; in clear text only on this machine. */
export const origins = z
  .string()
  .transform((text) =>
    text
      .toLowerCase()
      .split(',')
      .map((one) => one.trim().replace(/\/$/, '')),
  )
  .refine(
    (all) =>
      all.every((one) => /^(?:https:\/\/[^/?#@]+|http:\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?)$/i.test(one)),
    'use addresses without a path, as https://push.example.com, with commas between',
  )
export const header = z.string().regex(/^[\x21-\x7e]+$/, 'use letters, digits and signs without spaces')
/** As OpenTelemetry has them in one setting: `name=value,name=value`, values percent-encoded. */
export const pairs = z
  .string()
  .regex(/^[\w-]+=[^,]+(?:,[\w-]+=[^,]+)*$/, 'use name=value,name=value')
  .refine(canDecode, 'write % only where two digits follow')
  .transform((text) =>
    Object.fromEntries(
      text.split(',').map((pair) => {
        const at = pair.indexOf('=')
        return [pair.slice(0, at).toLowerCase(), decodeURIComponent(pair.slice(at + 1).trim())]
      }),
    ),
  )
export const callbackKey = z
  .string()
  .regex(/^[\w-]{16,}$/, 'use at least 16 letters, digits, - and _, as openssl rand -hex 16 prints them')
/** Languages with commas between, English first whether it is named or not. */
export const languages = z
  .string()
  .transform((text) => [...new Set(['en', ...text.split(/[\s,]+/).filter((one) => one !== '')])])
  .pipe(z.array(z.enum(LANGUAGES, `use some of ${LANGUAGES.join(', ')}, with commas between`)))
export const onOff = z.enum(['on', 'off']).transform((text) => text === 'on')

export const bucketName = z.string().regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'not the name of a bucket')

function canDecode(text: string): boolean {
  try {
    decodeURIComponent(text)
    return true
  } catch {
    return false
  }
}
