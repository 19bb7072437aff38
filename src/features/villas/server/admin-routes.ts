import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { toOptionalAmount, toOptionalCents } from '@/features/categories/server/store'
import { OFFICE } from '@/kernel/roles'
import type { Context } from '@/server/context'
import { crudRoutes } from '@/server/crud/crud-routes'
import { AS_STORED, type Rows, storedIn } from '@/server/crud/rows'
import * as contract from '../contract'
import { recordOpening } from './record-opening'
import { listBookableVillas } from './store'
import { villaImages, villas, villaVideos } from './table'

const villaRows = storedIn(contract.staffVillas, {
  isWhole: true,
  table: villas,
  toItem: (row) => ({
    ...row,
    place: row.planX === null || row.planY === null ? null : { x: row.planX, y: row.planY },
    basePrice: toOptionalAmount(row.basePriceCents),
    halfBoardPrice: toOptionalAmount(row.halfBoardPriceCents),
    fullBoardPrice: toOptionalAmount(row.fullBoardPriceCents),
    weekendPrice: toOptionalAmount(row.weekendPriceCents),
    seasonalPrice: toOptionalAmount(row.seasonalPriceCents),
  }),
  toRow: ({
    basePrice,
    halfBoardPrice,
    fullBoardPrice,
    weekendPrice,
    seasonalPrice,
    slug,
    place,
    ...same
  }) => ({
    ...same,
    slug: slug ?? '',
    planX: place?.x ?? null,
    planY: place?.y ?? null,
    basePriceCents: toOptionalCents(basePrice),
    halfBoardPriceCents: toOptionalCents(halfBoardPrice),
    fullBoardPriceCents: toOptionalCents(fullBoardPrice),
    weekendPriceCents: toOptionalCents(weekendPrice),
    seasonalPriceCents: toOptionalCents(seasonalPrice),
  }),
  keep: { slugFrom: 'name' },
  along: [
    { table: villaImages, by: villaImages.villaId },
    { table: villaVideos, by: villaVideos.villaId },
  ],
})

const imageRows = storedIn(contract.villaImages, {
  table: villaImages,
  ...AS_STORED,
  keep: { oneMainPer: 'villaId' },
})

const videoRows = storedIn(contract.villaVideos, {
  table: villaVideos,
  toItem: ({ durationSeconds: duration, ...same }) => ({ ...same, duration }),
  toRow: ({ duration, ...same }) => ({ ...same, durationSeconds: duration }),
  keep: { oneMainPer: 'villaId' },
})

export function villaAdminRoutes(app: FastifyInstance, context: Context) {
  const onWrite: Rows['onWrite'] = async (transaction, written) =>
    await recordOpening(transaction, written, context.today())
  crudRoutes(app, context, { ...villaRows, onWrite }, { writes: 'prices' })
  app.withTypeProvider<ZodTypeProvider>().get(
    contract.bookableVillasEndpoint.path,
    {
      config: { access: OFFICE },
      schema: {
        tags: ['staff'],
        summary: 'Every villa with a price, as visitors would see it, drafts too',
        response: { 200: contract.bookableVillasEndpoint.response },
      },
    },
    async () => await listBookableVillas(context.database.orm, context.today()),
  )
  for (const rows of [imageRows, videoRows]) crudRoutes(app, context, rows, { writes: ['content', 'prices'] })
}
