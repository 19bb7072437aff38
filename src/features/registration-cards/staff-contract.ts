import { z } from 'zod'
import { DOCUMENT_KINDS, LONGEST_NUMBER } from '@/features/id-documents/rules/document-kinds'
import { defineCall, defineEndpoint } from '@/kernel/endpoint'
import { dayText, instant, typedText } from '@/kernel/wire'
import { REGISTRATION_CARD_PATH } from './paths'
import { LONGEST_SIGNATURE, PURPOSES, SIGNATURE_FORM, SIGNED_HOW } from './rules/card'

const kind = z.enum(DOCUMENT_KINDS).nullable()

/** What stands on a card; an empty number leaves the one there is. */
export const cardFields = z
  .object({
    fullName: typedText(120).min(1, 'Please enter the name'),
    nationality: typedText(60),
    address: typedText(300),
    vehicle: typedText(30),
    purpose: z.enum(PURPOSES).nullable(),
    documentKind: kind,
    documentNumber: typedText(LONGEST_NUMBER).regex(
      /^(?:[\p{L}\p{N}][\p{L}\p{N} ./-]{2,})?$/u,
      'Please give the number as the document has it: letters, digits, and - / . between them',
    ),
    /** The version the form was made from, null where there was no card yet; left out, the last write wins. */
    updatedAt: z.iso.datetime({ offset: true }).nullable().optional(),
  })
  .refine(({ documentKind, documentNumber }) => documentNumber === '' || documentKind !== null, {
    path: ['documentKind'],
    message: 'Please say which document this is the number of',
  })

/** A card as staff see it; never the number. */
export const registrationCard = z.object({
  fullName: z.string(),
  nationality: z.string(),
  address: z.string(),
  vehicle: z.string(),
  purpose: z.enum(PURPOSES).nullable(),
  documentKind: kind,
  hasNumber: z.boolean(),
  isByGuest: z.boolean(),
  signature: z
    .object({ how: z.enum(SIGNED_HOW), path: z.string().nullable(), at: instant, by: z.string() })
    .nullable(),
  updatedAt: instant,
})

/** What of the booking stands on its card. */
export const cardStay = z.object({
  reference: z.string(),
  guestName: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  villa: z.string(),
  checkIn: dayText,
  checkOut: dayText,
  guests: z.number().int(),
})

/** `isAsked`: the hotel asks for one at check-in. */
const answer = z.object({ isAsked: z.boolean(), stay: cardStay, card: registrationCard.nullable() })

export const registrationCardEndpoint = defineEndpoint(REGISTRATION_CARD_PATH, { response: answer })

export const saveCardCall = defineCall('PUT', REGISTRATION_CARD_PATH, { body: cardFields, response: answer })

/** Of the card as it was seen (`updatedAt`); the path of what was drawn, and none of what was signed on paper. */
export const signCardCall = defineCall('POST', `${REGISTRATION_CARD_PATH}/signature`, {
  body: z
    .object({
      how: z.enum(SIGNED_HOW),
      path: z.string().max(LONGEST_SIGNATURE).regex(SIGNATURE_FORM, 'Please sign in the field').nullable(),
      updatedAt: instant,
    })
    .refine(({ how, path }) => (how === 'drawn') === (path !== null), {
      path: ['path'],
      message: 'Please sign in the field',
    }),
  response: answer,
})

export const unsignCardCall = defineCall('DELETE', signCardCall.path, { response: answer })

export type CardFields = z.infer<typeof cardFields>
export type RegistrationCard = z.infer<typeof registrationCard>
export type CardStay = z.infer<typeof cardStay>
export type CardAnswer = z.infer<typeof answer>
