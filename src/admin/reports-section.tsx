import { BudgetReport } from '@/features/budgets/web/admin'
import { budgetText } from '@/features/budgets/web/admin-text'
import { PaceReport } from '@/features/pace/web/admin'
import { paceText } from '@/features/pace/web/admin-text'
import { BookingReports, Reports, type ReportView } from '@/features/reports/web/admin'
import { MoneyReports } from '@/features/reports/web/admin-money'
import { moneyReportText } from '@/features/reports/web/admin-money-text'

const VIEWS: readonly ReportView[] = [
  { place: '', title: moneyReportText.occupancy, View: BookingReports },
  { place: 'pace', title: paceText.title, View: PaceReport },
  { place: 'budget', title: budgetText.title, View: BudgetReport },
  { place: 'money', title: moneyReportText.money, View: MoneyReports },
]

/** The reports: nights and what they bring, what is sold ahead, the year's budget, and money with its taxes. */
export function ReportsSection() {
  return <Reports views={VIEWS} />
}
