import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Category } from '@/features/categories/contract'
import { staffCategoriesQuery } from '@/features/categories/staff-queries'
import { PLAN_CANCELLATIONS, PLAN_KINDS } from '@/features/rates/rules/plan-terms'
import { tellCategories } from '@/features/rates/rules/reach'
import { toCents } from '@/kernel/money'
import { describeSection } from '@/web/admin-kit/admin-section'
import { boxesField } from '@/web/admin-kit/boxes-field'
import { field } from '@/web/admin-kit/fields'
import { ResourceScreen } from '@/web/admin-kit/resource-screen'
import { Badge } from '@/web/ui/badge'
import { ratePlans, type StaffRatePlan } from '../contract'
import { tellChange, tellTerms } from '../rules/tell-rate-plan'
import { PlanOffers } from './admin-plan-offers'
import {
  ratePlanColumns as column,
  ratePlanGroups as group,
  ratePlanFields as label,
  planCancellations,
  planKinds,
  ratePlansText,
} from './admin-text'

const NO_CATEGORIES: Category[] = []

/** Plans on which a stay is booked, beside the flexible one. */
export function RatePlansAdmin() {
  const { data: known = NO_CATEGORIES } = useQuery(staffCategoriesQuery)
  const described = useMemo(() => describePlans(known), [known])
  return <ResourceScreen {...described} />
}

function describePlans(known: readonly Category[]) {
  const reachOf = ({ categoryIds }: StaffRatePlan) => tellCategories(categoryIds, known, column.wholeHotel)
  return describeSection(ratePlans, {
    writes: 'prices',
    words: ratePlansText,
    summary: PlanOffers,
    isRead: ({ isPublic }) => isPublic,
    columns: [
      {
        key: 'name',
        title: column.name,
        value: ({ name }) => name,
        cell: ({ name, line }) => (
          <>
            <strong className="block wrap-anywhere">{name}</strong>
            <span className="text-ink-soft wrap-anywhere">{line}</span>
          </>
        ),
      },
      {
        key: 'price',
        title: column.price,
        value: ({ change }) => toCents(change),
        cell: (plan) => (
          <span className="tabular">{tellChange({ ...plan, change: toCents(plan.change) })}</span>
        ),
      },
      { key: 'cancelling', title: column.cancelling, value: tellTerms },
      { key: 'stays', title: column.stays, value: tellStays },
      { key: 'reach', title: column.reach, value: reachOf },
      {
        key: 'choice',
        title: column.choice,
        value: ({ isPublic }) => (isPublic ? column.guests : column.staff),
      },
      {
        key: 'status',
        title: column.status,
        value: statusOf,
        cell: (plan) => <Badge color={plan.isActive ? 'green' : 'orange'}>{statusOf(plan)}</Badge>,
      },
    ],
    filters: [
      {
        key: 'status',
        title: column.status,
        value: ({ isActive }) => (isActive ? 'active' : 'inactive'),
        label: statusOf,
      },
    ],
    form: {
      groups: [
        { title: group.plan, fields: ['name', 'line', 'kind', 'change', 'isPublic', 'isActive'] },
        {
          title: group.cancelling,
          fields: ['cancellation', 'cancellationHours', 'depositPercent'],
        },
        {
          title: group.stays,
          fields: ['minNights', 'maxNights', 'stayFrom', 'stayTo', 'categoryIds'],
        },
        { title: group.booked, fields: ['minDaysAhead', 'maxDaysAhead', 'bookFrom', 'bookTo'] },
      ],
    },
    fields: {
      name: field.text(label.name, { isRequired: true, help: label.nameHelp }),
      line: field.optionalText(label.line, { help: label.lineHelp }),
      kind: field.choice(
        label.kind,
        PLAN_KINDS.map((value) => ({ value, label: planKinds[value] })),
        { help: label.kindHelp },
      ),
      change: field.decimal(label.change, { isRequired: true, help: label.changeHelp }),
      isPublic: field.toggle(label.isPublic, { help: label.publicHelp }),
      isActive: field.toggle(label.isActive, { help: label.activeHelp }),
      cancellation: field.choice(
        label.cancellation,
        PLAN_CANCELLATIONS.map((value) => ({ value, label: planCancellations[value] })),
        { help: label.cancellationHelp },
      ),
      cancellationHours: field.optionalCount(label.cancellationHours, { min: 0, help: label.hoursHelp }),
      depositPercent: field.optionalCount(label.depositPercent, { min: 0, help: label.depositHelp }),
      minNights: field.optionalCount(label.minNights, { min: 1, help: label.minNightsHelp }),
      maxNights: field.optionalCount(label.maxNights, { min: 1, help: label.maxNightsHelp }),
      stayFrom: field.optionalDay(label.stayFrom, { help: label.stayHelp }),
      stayTo: field.optionalDay(label.stayTo, { help: label.stayToHelp }),
      categoryIds: boxesField({
        label: label.categories,
        help: label.categoriesHelp,
        boxes: known.map(({ id, name }) => ({ value: id, name })),
      }),
      minDaysAhead: field.optionalCount(label.minDaysAhead, { min: 0, help: label.aheadHelp }),
      maxDaysAhead: field.optionalCount(label.maxDaysAhead, { min: 0, help: label.maxDaysAheadHelp }),
      bookFrom: field.optionalDay(label.bookFrom, { help: label.bookFromHelp }),
      bookTo: field.optionalDay(label.bookTo, { help: label.bookToHelp }),
    },
  })
}

function statusOf({ isActive }: Pick<StaffRatePlan, 'isActive'>): string {
  return isActive ? column.on : column.off
}

function tellStays({ minNights, maxNights }: StaffRatePlan): string {
  const parts = [
    minNights !== null && column.least(minNights),
    maxNights !== null && column.most(maxNights),
  ].filter((part) => part !== false)
  return parts.length > 0 ? parts.join(', ') : column.anyStay
}
