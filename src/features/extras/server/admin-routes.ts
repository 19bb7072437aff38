import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { findBooking } from '@/features/bookings/server/list-bookings'
import { AppError } from '@/kernel/errors'
import { idText, problemAnswer } from '@/kernel/wire'
import type { Context } from '@/server/context'
import { bookedExtrasEndpoint } from '../staff-contract'
import { listBookedExtras } from './read-extras'

/** What a booking has of extras, by which staff are told what a change of the stay makes of them. */
export function extraAdminRoutes(app: FastifyInstance, { database: { orm } }: Context) {
  app.withTypeProvider<ZodTypeProvider>().get(
    bookedExtrasEndpoint.path,
    {
      config: { access: 'front-desk' },
      schema: {
        tags: ['staff'],
        params: z.object({ id: idText }),
        response: { 200: bookedExtrasEndpoint.response, 404: problemAnswer },
      },
    },
    async (request) => {
      if (!(await findBooking(orm, request.params.id))) throw new AppError('not-found')
      return await listBookedExtras(orm, request.params.id)
    },
  )
}
