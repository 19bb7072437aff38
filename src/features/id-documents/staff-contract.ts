import { z } from 'zod'
import { defineCall, defineEndpoint } from '@/kernel/endpoint'
import { instant, typedText } from '@/kernel/wire'
import { ID_DOCUMENT_PATH } from './paths'
import { DOCUMENT_KINDS, LONGEST_NUMBER } from './rules/document-kinds'

const kind = z.enum(DOCUMENT_KINDS)

/** What everybody at the desk sees of it: that it was written down, and when. Never the number. */
const idDocument = z.object({ kind, writtenAt: instant })

export const idDocumentEndpoint = defineEndpoint(ID_DOCUMENT_PATH, {
  response: z.object({ document: idDocument.nullable() }),
})

export const saveIdDocumentCall = defineCall('PUT', ID_DOCUMENT_PATH, {
  body: z.object({
    kind,
    number: typedText(LONGEST_NUMBER).regex(
      /^[\p{L}\p{N}][\p{L}\p{N} ./-]{2,}$/u,
      'Please give the number as the document has it: letters, digits, and - / . between them',
    ),
  }),
  response: z.object({ document: idDocument }),
})

/** A write, because it is written down who looked. */
export const showIdNumberCall = defineCall('POST', `${ID_DOCUMENT_PATH}/number`, {
  response: z.object({ kind, number: z.string() }),
})

export type IdDocument = z.infer<typeof idDocument>
