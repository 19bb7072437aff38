/** The papers a guest or a company gets, each kind numbered by itself (docs/decisions/tax-and-documents.md). */
export const DOCUMENT_KINDS = ['pro-forma', 'invoice', 'receipt', 'credit-note'] as const
export type DocumentKind = (typeof DOCUMENT_KINDS)[number]

const PREFIXES: Record<DocumentKind, string> = {
  'pro-forma': 'PRO',
  invoice: 'INV',
  receipt: 'REC',
  'credit-note': 'CN',
}

const DIGITS = 5

/** What a document is called by: `INV-2027-00012`. */
export function numberOf({
  kind,
  year,
  number,
}: {
  kind: DocumentKind
  year: number
  number: number
}): string {
  return `${PREFIXES[kind]}-${year}-${String(number).padStart(DIGITS, '0')}`
}
