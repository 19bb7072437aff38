import { type FormEvent, useState } from 'react'
import {
  PROVIDER_TRAITS,
  PROVIDERS,
  type ProviderName,
} from '@/features/payment-providers/rules/provider-names'
import { useProperty } from '@/features/property/web/use-property'
import { addDays, dayIn, firstOfMonth } from '@/kernel/days'
import { Button } from '@/web/ui/button'
import { Input, Select } from '@/web/ui/control'
import { Field } from '@/web/ui/field'
import { MOST_STATEMENT_CHARACTERS } from '../rules/statement-limits'
import { reconciliationText as words } from './admin-text'

const CURRENCIES = ['UGX', 'USD'] as const

type Currency = (typeof CURRENCIES)[number]

export type ChosenStatement = {
  provider: ProviderName
  first: string
  last: string
  currency: Currency
  file: File
}

type FormProps = {
  isSending: boolean
  failure: { message: string; fields: Record<string, string> } | null
  onCompare: (chosen: ChosenStatement) => Promise<void>
}

/** Which provider, which days and which file; begins with the month that is over. */
export function ReconciliationForm({ isSending, failure, onCompare }: FormProps) {
  const { timeZone } = useProperty()
  const [provider, setProvider] = useState<ProviderName>('pesapal')
  const [{ first, last }, setPeriod] = useState(() => lastMonth(dayIn(timeZone, new Date())))
  const [currency, setCurrency] = useState<Currency>('UGX')
  const [file, setFile] = useState<File | null>(null)
  const [fileError, setFileError] = useState<string | null>(null)
  const errors = failure?.fields ?? {}

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    const problem = judgeFile(file)
    setFileError(problem)
    if (file && !problem) void onCompare({ provider, first, last, currency, file })
  }

  return (
    <form
      noValidate
      onSubmit={onSubmit}
      aria-label={words.form}
      className="grid gap-4 rounded-card border border-line bg-paper p-4 sm:p-5 print:hidden"
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={words.provider} error={errors.provider}>
          {(control) => (
            <Select
              {...control}
              value={provider}
              onChange={({ target: { value } }) => setProvider(value as ProviderName)}
            >
              {PROVIDERS.map((one) => (
                <option key={one} value={one}>
                  {PROVIDER_TRAITS[one].name}
                </option>
              ))}
            </Select>
          )}
        </Field>
        {PROVIDER_TRAITS[provider].currencies.length > 1 && (
          <Field label={words.currency} error={errors.currency}>
            {(control) => (
              <Select
                {...control}
                value={currency}
                onChange={({ target: { value } }) => setCurrency(value as Currency)}
              >
                {CURRENCIES.map((one) => (
                  <option key={one} value={one}>
                    {words.currencies[one]}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        )}
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        {(['first', 'last'] as const).map((end) => (
          <Field key={end} label={end === 'first' ? words.from : words.to} error={errors[end]}>
            {(control) => (
              <Input
                {...control}
                type="date"
                value={end === 'first' ? first : last}
                onChange={({ target: { value } }) => setPeriod({ first, last, [end]: value })}
              />
            )}
          </Field>
        ))}
      </div>
      <Field label={words.file} help={words.fileHelp} error={fileError ?? errors.statement}>
        {(control) => (
          <Input
            {...control}
            type="file"
            accept=".csv,text/csv,text/plain"
            className="py-2.5"
            onChange={({ target: { files } }) => {
              setFile(files?.[0] ?? null)
              setFileError(null)
            }}
          />
        )}
      </Field>
      {failure && (
        <p role="alert" className="font-semibold text-alarm">
          {failure.message}
        </p>
      )}
      <Button
        type="submit"
        look="action"
        aria-disabled={isSending}
        className="justify-self-start max-sm:w-full"
      >
        {isSending ? words.comparing : words.compare}
      </Button>
    </form>
  )
}

function judgeFile(file: File | null): string | null {
  if (!file) return words.noFile
  // UTF-16 has two bytes a letter.
  return file.size > 2 * MOST_STATEMENT_CHARACTERS ? words.tooLarge : null
}

function lastMonth(today: ReturnType<typeof dayIn>): { first: string; last: string } {
  const last = addDays(firstOfMonth(today), -1)
  return { first: firstOfMonth(last), last }
}
