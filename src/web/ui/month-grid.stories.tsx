import type { Meta, StoryObj } from '@storybook/react-vite'
import { dayOfMonth, formatMonth, toDay } from '@/kernel/days'
import { MonthGrid } from './month-grid'

const MONTH = toDay('2027-03-01')
const TITLE = 'month-of-the-story'

export default { title: 'Kit/Month grid', component: MonthGrid } satisfies Meta<typeof MonthGrid>

/** The bare grid, Sunday to Saturday; what a day looks like is up to whoever uses it. */
export const OneMonth: StoryObj<typeof MonthGrid> = {
  render: () => (
    <div className="max-w-lg">
      <h2 id={TITLE} className="mb-3 text-center text-lg">
        {formatMonth(MONTH)}
      </h2>
      <MonthGrid
        month={MONTH}
        titleId={TITLE}
        renderDay={(day) => (
          <td className="p-0">
            <button
              type="button"
              className="tabular w-full rounded-control border border-line bg-paper py-2.5 font-semibold hover:border-forest"
            >
              {dayOfMonth(day)}
            </button>
          </td>
        )}
      />
    </div>
  ),
}
