import { expect, type Locator } from '@playwright/test'

/** Labels that say to anybody what to enter; every other field of a form has a line of help below it. */
const PLAIN = new Set([
  'Name',
  'Category',
  'Full description',
  'Building',
  'Room number',
  'Floor',
  'Bedrooms',
  'Bathrooms',
  'Room size (m²)',
  'Balconies',
  'Queen beds',
  'Double beds',
  'Three-quarter beds',
  'Single beds',
  'Bunk beds',
  'Sofa beds',
  'Villa',
  'Reason',
  'First night',
  'Description',
  'Main heading',
  'Title',
  'Location',
  'First day',
  'Begins at',
  'Text',
  'Address',
  'E-mail for invoices',
  'Stays can be billed to it',
  'What happened, in a few words',
  'What happened',
  'What was done about it',
  'Email',
  'First name',
  'Last name',
  'Read it every half hour',
  'Check-in',
  'Check-out',
  'Guests',
  'A cot in the villa',
  'Full name',
  'E-mail',
])

/** How many of a note or coin: `UGX 500 coin`. */
const CASH = /^(UGX\s|\$)[\d,.]+ (note|coin)$/

/** Expects of each field of a form that is to be seen a label that is plain, or a line of help. */
export async function expectPlainFields(form: Locator): Promise<void> {
  const unsaid = await form
    .locator('input:visible, select:visible, textarea:visible, [contenteditable=true]:visible')
    .evaluateAll((fields) =>
      fields
        .filter(
          (field) =>
            ![field, field.closest('[role=group]')].some((one) => one?.getAttribute('aria-describedby')),
        )
        .map((field) => {
          const label = 'labels' in field ? (field as HTMLInputElement).labels?.[0]?.textContent : null
          return (label ?? field.getAttribute('aria-label') ?? '').replace(/\s*\*$/, '').trim()
        }),
    )
  expect(unsaid.filter((label) => !PLAIN.has(label) && !CASH.test(label))).toEqual([])
}
