import { DEPARTMENT_LABELS } from '@/features/charges/web/admin-text'
import { METHOD_NAMES } from '@/features/payments/text'
import type { Receivables } from '@/features/receivables/contract'
import { formatDay, toDay } from '@/kernel/days'
import { formatPrice, toCents } from '@/kernel/money'
import { formatShillings, toShillings } from '@/kernel/shillings'
import { figureText } from '@/web/admin-kit/figure-text'
import type { MoneyReport } from '../contract'
import { moneyReportText as words } from './admin-money-text'
import { ReportCard, ReportTable } from './admin-report-parts'

/** A month of money as figures and tables. */
export function MoneyFigures({ report, receivables }: { report: MoneyReport; receivables: Receivables }) {
  const { departments, sales, tillBook, methods, deposits, taken, held } = report
  const { ages, companies, invoices, total } = receivables
  return (
    <>
      <section aria-label={words.figures}>
        <dl className="grid grid-cols-[repeat(auto-fill,minmax(min(8.5rem,100%),1fr))] gap-3 md:grid-cols-4">
          <ReportCard name={words.sold} figure={price(sales.gross)} />
          <ReportCard name={words.taken} figure={price(taken)} />
          <ReportCard name={words.held} figure={price(held)} />
          <ReportCard name={words.owed} figure={price(total)} />
        </dl>
      </section>
      <ReportTable
        title={words.departments}
        heads={[words.department, words.net, words.service, words.vat, words.hotelTax, words.total]}
        rows={
          departments.length === 0
            ? []
            : [
                ...departments.map(({ department, ...sums }) => [nameOf(department), ...taxCells(sums)]),
                [words.total, ...taxCells(sales)],
              ]
        }
        empty={words.noSales}
      />
      <ReportTable
        title={words.vatByRate}
        heads={[words.rate, words.taxable, words.vat]}
        rows={sales.vatGroups.map(({ rate, taxable, vat }) => [
          figureText.percent(Number.parseFloat(rate)),
          price(taxable),
          price(vat),
        ])}
        empty={words.noVat}
      />
      <ReportTable
        title={words.tillBook}
        heads={[words.day, words.rooms, words.perRoom, words.tax]}
        rows={tillBook.map(({ day, rooms, rate, tax }) => [
          formatDay(toDay(day)),
          String(rooms),
          price(rate),
          price(tax),
        ])}
        empty={words.noTillBook}
      />
      <ReportTable
        title={words.methods}
        heads={[words.method, words.entries, words.total, words.shillings]}
        rows={methods.map(({ method, entries, amount, shillings }) => [
          METHOD_NAMES[method],
          String(entries),
          price(amount),
          shillings === '0' ? words.none : formatShillings(toShillings(shillings)),
        ])}
        empty={words.noMoney}
      />
      <ReportTable
        title={words.deposits}
        heads={[words.booking, words.arrival, words.paid]}
        rows={deposits.map(({ reference, guestName, checkInDate, paid }) => [
          `${reference}, ${guestName}`,
          formatDay(toDay(checkInDate)),
          price(paid),
        ])}
        empty={words.noDeposits}
      />
      <ReportTable
        title={words.receivables}
        heads={[words.age, words.open]}
        rows={invoices.length === 0 ? [] : ages.map(({ age, open }) => [age, price(open)])}
        empty={words.noReceivables}
      />
      <ReportTable
        title={words.companies}
        heads={[words.company, words.open]}
        rows={companies.map(({ name, open }) => [name, price(open)])}
        empty={words.noCompanies}
      />
      <ReportTable
        title={words.invoices}
        heads={[words.invoice, words.billedTo, words.due, words.total, words.open]}
        rows={invoices.map(({ number, billedTo, dueOn, total: whole, open }) => [
          number,
          billedTo,
          formatDay(toDay(dueOn)),
          price(whole),
          price(open),
        ])}
        empty={words.noReceivables}
      />
    </>
  )
}

type Sums = Record<'gross' | 'net' | 'serviceCharge' | 'hotelTax' | 'vat', string>

function taxCells({ net, serviceCharge, vat, hotelTax, gross }: Sums): string[] {
  return [net, serviceCharge, vat, hotelTax, gross].map(price)
}

function nameOf(department: string): string {
  return Object.entries(DEPARTMENT_LABELS).find(([key]) => key === department)?.[1] ?? department
}

function price(amount: string): string {
  return formatPrice(toCents(amount))
}
