import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { describeDevice } from '@/features/accounts/rules/describe-device'
import { originOf } from '@/features/accounts/server/store-session'
import { idText, problemAnswer } from '@/kernel/wire'
import type { Context } from '@/server/context'
import { staffOf } from '@/server/http/access'
import { PUSH_DEVICES_PATH } from '../paths'
import {
  addPushDeviceCall,
  pushDevicesEndpoint,
  renewPushDeviceCall,
  tryPushDeviceCall,
} from '../staff-contract'
import { readPublicKey } from './push-keys'
import {
  addPushDevice,
  listPushDevices,
  removePushDevice,
  renewPushDevice,
  tryPushDevice,
} from './store-devices'

const config = { access: 'staff' } as const
const tags = ['staff']
const params = z.object({ id: idText })

/** The browsers of a member of staff that are told what happens while the panel is closed. */
export function staffPushRoutes(app: FastifyInstance, context: Context) {
  const { orm } = context.database
  const routes = app.withTypeProvider<ZodTypeProvider>()

  routes.get(
    pushDevicesEndpoint.path,
    {
      config,
      schema: {
        tags,
        summary:
          'One’s own devices that are told what happens, and the key by which browsers know this hotel',
        response: { 200: pushDevicesEndpoint.response },
      },
    },
    async (request) => ({
      publicKey: await readPublicKey(context),
      devices: await listPushDevices(orm, staffOf(request)),
    }),
  )

  routes.post(
    addPushDeviceCall.path,
    {
      config,
      schema: {
        tags,
        summary: 'Switches notifications on in the browser that calls',
        body: addPushDeviceCall.body,
        response: { 201: addPushDeviceCall.response, 409: problemAnswer, 422: problemAnswer },
      },
    },
    async (request, reply) => {
      // The address of the network changes as a phone moves.
      const name = describeDevice({ ...originOf(request), address: '' })
      return reply.code(201).send(await addPushDevice(context, staffOf(request), request.body, name))
    },
  )

  routes.put(
    renewPushDeviceCall.path,
    {
      config,
      schema: {
        tags,
        summary: 'What the browser calls its subscription by now; it is told again what happens',
        params,
        body: renewPushDeviceCall.body,
        response: { 200: renewPushDeviceCall.response, 404: problemAnswer, 422: problemAnswer },
      },
    },
    (request) => renewPushDevice(context, staffOf(request), request.params.id, request.body),
  )

  routes.post(
    tryPushDeviceCall.path,
    {
      config,
      schema: {
        tags,
        summary: 'Sends a notification to one of the own devices, to see that it comes',
        params,
        body: tryPushDeviceCall.body,
        response: { 202: tryPushDeviceCall.response, 404: problemAnswer },
      },
    },
    async (request, reply) => {
      await tryPushDevice(orm, staffOf(request), request.params.id)
      return reply.code(202).send(null)
    },
  )

  routes.delete(
    `${PUSH_DEVICES_PATH}/:id`,
    {
      config,
      schema: {
        tags,
        summary: 'Tells one of the own devices nothing any more',
        params,
        response: { 204: z.null(), 404: problemAnswer },
      },
    },
    async (request, reply) => {
      await removePushDevice(orm, staffOf(request), request.params.id)
      return reply.code(204).send(null)
    },
  )
}
