const FIELD = /\{([a-z]+)\}/gi

/**
 * A text with fields in braces as a template of WhatsApp's: fields become numbers, the same field the same number, in the
 * order in which they first stand. `fields` are theirs, from the first on.
 */
export function toWhatsappTemplate(text: string): { body: string; fields: string[] } {
  const fields: string[] = []
  const body = text.replace(FIELD, (_, name: string) => {
    const field = name.toLowerCase()
    if (!fields.includes(field)) fields.push(field)
    return `{{${fields.indexOf(field) + 1}}}`
  })
  return { body, fields }
}

/** What may stand in a template's field: one line, no runs of spaces. */
export function toParameter(value: string): string {
  return value.replace(/\s+/g, ' ').trim() || '-'
}
