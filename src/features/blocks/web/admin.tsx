import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { z } from 'zod'
import type { StaffVilla } from '@/features/villas/contract'
import { unitNameOf } from '@/features/villas/rules/unit-name'
import { staffVillasQuery } from '@/features/villas/staff-queries'
import { formatDay, toDay } from '@/kernel/days'
import { describeSection } from '@/web/admin-kit/admin-section'
import { field } from '@/web/admin-kit/fields'
import { ResourceScreen } from '@/web/admin-kit/resource-screen'
import { ApiError } from '@/web/kit/request'
import { blocks, type VillaBlock } from '../contract'
import { BLOCK_KINDS } from '../rules/block-kinds'
import type { ClearingDialog } from './admin-clearing'
import { blocksText, blockColumns as column, KIND_LABELS, blockFields as label } from './admin-text'

const NO_VILLAS: StaffVilla[] = []

/** The nights of villas that are off sale: what staff block, and what other platforms' calendars do. */
export function BlocksAdmin({ ClearNights }: { ClearNights: ClearingDialog }) {
  const { data: villas = NO_VILLAS } = useQuery(staffVillasQuery)
  const [refused, setRefused] = useState<Refusal | null>(null)
  const described = useMemo(() => describeBlocks(villas, setRefused), [villas])
  const villa = villas.find(({ id }) => id === refused?.block.villaId)
  return (
    <>
      <ResourceScreen {...described} />
      {refused && villa && (
        <ClearNights
          {...refused.block}
          villaName={unitNameOf(villa)}
          onDone={refused.onDone}
          onClose={() => setRefused(null)}
        />
      )}
    </>
  )
}

type NewBlock = z.output<typeof blocks.input>

/** A block that guests are in the way of; `onDone` closes the form it was written in. */
type Refusal = { block: NewBlock; onDone: () => void }

function describeBlocks(villas: readonly StaffVilla[], onTaken: (refused: Refusal) => void) {
  const rooms = villas.map((villa) => ({ id: villa.id, name: unitNameOf(villa) }))
  const roomOf = ({ villaId }: VillaBlock) => rooms.find(({ id }) => id === villaId)?.name ?? ''
  const nameOf = (block: VillaBlock) => [roomOf(block), daysOf(block)].filter(Boolean).join(', ')
  return describeSection(blocks, {
    words: blocksText,
    columns: [
      { key: 'villa', title: column.villa, value: nameOf, cell: (block) => <strong>{roomOf(block)}</strong> },
      {
        key: 'nights',
        title: column.nights,
        value: ({ startDate }) => startDate,
        cell: (block) => <span className="tabular">{daysOf(block)}</span>,
      },
      { key: 'reason', title: column.reason, value: reasonOf },
      { key: 'note', title: column.note, value: noteOf, cell: (block) => <Note {...block} /> },
      { key: 'source', title: column.source, value: sourceOf },
    ],
    filters: [
      { key: 'villa', title: column.villa, value: roomOf },
      {
        key: 'reason',
        title: column.reason,
        value: (block) => (isOfFeed(block) ? 'booked' : block.kind),
        label: reasonOf,
      },
      {
        key: 'source',
        title: column.source,
        value: (block) => (isOfFeed(block) ? (block.note ?? 'other') : 'staff'),
        label: sourceOf,
      },
    ],
    fields: {
      villaId: field.chosenReference(label.villa, rooms),
      kind: field.choice(
        label.kind,
        BLOCK_KINDS.map((value) => ({ value, label: KIND_LABELS[value] })),
      ),
      startDate: field.day(label.startDate, { isRequired: true }),
      endDate: field.day(label.endDate, { isRequired: true, help: label.endDateHelp }),
      note: field.optionalText(label.note, { isWide: true, help: label.noteHelp }),
    },
    writes: 'front-desk',
    isFixed: isOfFeed,
    onRefused: {
      isOwn: (error) => error instanceof ApiError && error.status === 409,
      // The form was judged by the contract before it was sent.
      show: (values, onDone) => onTaken({ block: { note: null, ...values } as NewBlock, onDone }),
    },
  })
}

function Note(block: VillaBlock) {
  return <span className="block max-w-80 wrap-anywhere">{noteOf(block)}</span>
}

function daysOf({ startDate, endDate }: VillaBlock): string {
  const days = startDate === endDate ? [startDate] : [startDate, endDate]
  return days.map((day) => formatDay(toDay(day))).join(' – ')
}

function reasonOf(block: VillaBlock): string {
  return isOfFeed(block) ? column.booked : KIND_LABELS[block.kind]
}

function noteOf(block: VillaBlock): string | null {
  return isOfFeed(block) ? column.followed : block.note
}

/** The nights of a calendar feed bear the name of its platform. */
function sourceOf(block: VillaBlock): string {
  return isOfFeed(block) ? (block.note ?? column.otherPlatform) : column.staff
}

function isOfFeed({ feedId, holdId }: VillaBlock): boolean {
  return feedId !== null || holdId !== null
}
