import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { idText, problemAnswer } from '@/kernel/wire'
import type { Context } from '@/server/context'
import { pageOf, tellPage } from '@/server/crud/list-page'
import { staffOf } from '@/server/http/access'
import {
  creditInvoiceCall,
  documentEndpoint,
  documentsEndpoint,
  issueDocumentCall,
  leftToInvoiceEndpoint,
  mailDocumentCall,
  setFiscalNumberCall,
} from '../contract'
import { creditInvoice } from './credit-invoice'
import { tellLeftToInvoice } from './find-left-to-invoice'
import { issueDocument } from './issue-document'
import { listDocuments, readDocument } from './list-documents'
import { mailDocument } from './mail-document'
import { setFiscalNumber } from './set-fiscal-number'

const config = { access: ['front-desk', 'money'] } as const
const tags = ['staff']
const params = z.object({ id: idText })
const problems = { 404: problemAnswer, 409: problemAnswer, 422: problemAnswer }

/** The papers of bookings: everybody on the staff issues them, admins take invoices back. */
export function documentRoutes(app: FastifyInstance, context: Context) {
  const routes = app.withTypeProvider<ZodTypeProvider>()
  const { orm } = context.database

  routes.get(
    documentsEndpoint.path,
    {
      config,
      schema: {
        tags,
        querystring: documentsEndpoint.querystring,
        response: { 200: documentsEndpoint.response },
      },
    },
    async (request, reply) => {
      const page = pageOf(request.query)
      const { items, total } = await listDocuments(orm, request.query, page)
      tellPage(request, reply, page, total)
      return items
    },
  )

  routes.get(
    documentEndpoint.path,
    { config, schema: { tags, params, response: { 200: documentEndpoint.response, 404: problemAnswer } } },
    async (request) => await readDocument(orm, request.params.id),
  )

  routes.get(
    `${documentEndpoint.path}/file.pdf`,
    {
      config,
      schema: { tags, summary: 'A document to print', params, files: { 200: 'application/pdf' } },
    },
    async (request, reply) => {
      const document = await readDocument(orm, request.params.id)
      const { printDocument } = await import('./print-document')
      const file = await printDocument(document, join(context.root, 'assets/fonts/print'))
      reply.type('application/pdf')
      reply.header('content-disposition', `attachment; filename="${document.number}.pdf"`)
      return file
    },
  )

  routes.post(
    issueDocumentCall.path,
    {
      config,
      schema: {
        tags,
        summary: 'Issues a pro forma, an invoice over what is on none yet, or the receipt of a payment',
        params,
        body: issueDocumentCall.body,
        response: { 201: issueDocumentCall.response, ...problems },
      },
    },
    async (request, reply) => {
      const id = await issueDocument(context, staffOf(request), request.params.id, request.body)
      return reply.code(201).send(await readDocument(orm, id))
    },
  )

  routes.post(
    creditInvoiceCall.path,
    {
      config: { access: 'refunds' },
      schema: {
        tags,
        summary: 'Takes an invoice back by a credit note: chosen lines, an amount, or all that is left',
        params,
        body: creditInvoiceCall.body,
        response: { 201: creditInvoiceCall.response, ...problems },
      },
    },
    async (request, reply) => {
      const id = await creditInvoice(context, staffOf(request), request.params.id, request.body)
      return reply.code(201).send(await readDocument(orm, id))
    },
  )

  routes.put(
    setFiscalNumberCall.path,
    {
      config,
      schema: {
        tags,
        params,
        body: setFiscalNumberCall.body,
        response: { 200: setFiscalNumberCall.response, 404: problemAnswer, 422: problemAnswer },
      },
    },
    async (request) => {
      await setFiscalNumber(orm, staffOf(request), request.params.id, request.body)
      return await readDocument(orm, request.params.id)
    },
  )

  routes.post(
    mailDocumentCall.path,
    {
      config,
      schema: {
        tags,
        summary: 'Mails a document to the guest, or to the company it is billed to',
        params,
        body: mailDocumentCall.body,
        response: { 202: mailDocumentCall.response, 404: problemAnswer, 422: problemAnswer },
      },
    },
    async (request, reply) => {
      const to = await mailDocument(orm, staffOf(request), request.params.id, request.body.to)
      return reply.code(202).send({ to })
    },
  )

  routes.get(
    leftToInvoiceEndpoint.path,
    {
      config,
      schema: {
        tags,
        summary: 'What an invoice of the booking would come to now, or why there is none',
        params,
        response: { 200: leftToInvoiceEndpoint.response, 404: problemAnswer },
      },
    },
    async (request) => await tellLeftToInvoice(orm, request.params.id),
  )
}
