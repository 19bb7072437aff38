import { DOCUMENT_KINDS, KIND_NAMES, LONGEST_NUMBER } from '@/features/id-documents/rules/document-kinds'
import { formatDay, toDay } from '@/kernel/days'
import { inLanguage } from '@/kernel/language'
import { Alarm } from '@/web/ui/alarm'
import { Button, buttonClass } from '@/web/ui/button'
import { Input, Select, Textarea } from '@/web/ui/control'
import { Field } from '@/web/ui/field'
import { LowHead } from '@/web/ui/low-head'
import { Container } from '@/web/ui/section'
import { PURPOSE_NAMES, PURPOSES } from '../rules/card'
import type { GuestCardPage } from '../rules/guest-form'
import { GUEST_CARD_WORDS as own, CARD_WORDS as words } from '../text'

/** The guest's page of the registration card, in the frame of the site. */
export function GuestCard({ page }: { page: GuestCardPage }) {
  return (
    <main id="main">
      <LowHead title={words.title} />
      <Container className="py-6 pb-14">
        <div className="grid max-w-measure gap-6">
          {page.kind === 'form' ? <CardForm page={page} /> : <p className="text-lg">{page.message}</p>}
          {page.kind !== 'lost' && (
            <a
              href={inLanguage(page.back)}
              className={buttonClass({ look: 'quiet', className: 'justify-self-start' })}
            >
              {own.back}
            </a>
          )}
        </div>
      </Container>
    </main>
  )
}

function CardForm({ page }: { page: Extract<GuestCardPage, { kind: 'form' }> }) {
  const { action, stay, typed, problems, isSaved, isStale, seen, hasNumber } = page
  const problemOf = (field: string) => problems.find(({ path }) => path === field)?.message
  return (
    <form action={inLanguage(action)} method="post" className="grid min-w-0 gap-5">
      <div>
        <p className="text-lg text-ink-soft">{own.lead}</p>
        <p className="mt-2 font-semibold">
          {stay.villa}, {formatDay(toDay(stay.checkIn))} – {formatDay(toDay(stay.checkOut))}
        </p>
      </div>
      {isSaved && (
        <p role="status" className="rounded-control bg-gold-soft px-4 py-3 font-semibold">
          {own.saved}
        </p>
      )}
      {problems.length > 0 && <Alarm>{own.wrong}</Alarm>}
      {isStale && <Alarm>{own.stale}</Alarm>}
      <input type="hidden" name="updatedAt" value={seen} />
      <p className="text-sm text-ink-soft">{words.optional}</p>
      <Field label={words.fullName} help={words.fullNameHelp} error={problemOf('fullName')} required>
        {(aria) => (
          <Input
            {...aria}
            name="fullName"
            defaultValue={typed.fullName}
            autoComplete="name"
            maxLength={120}
          />
        )}
      </Field>
      <Field label={words.nationality} error={problemOf('nationality')}>
        {(aria) => <Input {...aria} name="nationality" defaultValue={typed.nationality} maxLength={60} />}
      </Field>
      <Field label={words.address} error={problemOf('address')}>
        {(aria) => (
          <Textarea
            {...aria}
            name="address"
            defaultValue={typed.address}
            autoComplete="street-address"
            rows={3}
            maxLength={300}
          />
        )}
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label={words.documentKind} error={problemOf('documentKind')}>
          {(aria) => (
            <Select {...aria} name="documentKind" defaultValue={typed.documentKind}>
              <option value="">{words.notSaid}</option>
              {DOCUMENT_KINDS.map((kind) => (
                <option key={kind} value={kind}>
                  {KIND_NAMES[kind]}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field
          label={words.documentNumber}
          help={hasNumber ? words.numberGiven : words.documentNumberHelp}
          error={problemOf('documentNumber')}
        >
          {(aria) => (
            <Input
              {...aria}
              name="documentNumber"
              defaultValue={typed.documentNumber}
              autoComplete="off"
              maxLength={LONGEST_NUMBER}
            />
          )}
        </Field>
        <Field label={words.vehicle} help={words.vehicleHelp} error={problemOf('vehicle')}>
          {(aria) => (
            <Input {...aria} name="vehicle" defaultValue={typed.vehicle} autoComplete="off" maxLength={30} />
          )}
        </Field>
        <Field label={words.purpose} error={problemOf('purpose')}>
          {(aria) => (
            <Select {...aria} name="purpose" defaultValue={typed.purpose}>
              <option value="">{words.notSaid}</option>
              {PURPOSES.map((purpose) => (
                <option key={purpose} value={purpose}>
                  {PURPOSE_NAMES[purpose]}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      <Button type="submit" look="action" className="justify-self-start">
        {own.save}
      </Button>
    </form>
  )
}
