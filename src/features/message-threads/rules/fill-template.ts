/** What a template may name in braces, `Dear {guest},`, for something that is different for every guest. */
export const TEMPLATE_FIELDS = ['guest', 'arrival', 'departure', 'villa', 'link', 'hotel'] as const

export type TemplateField = (typeof TEMPLATE_FIELDS)[number]
export type TemplateValues = Partial<Record<TemplateField, string>>

/** The text with each field replaced by its value; a field without one stays, for whoever sends it to see. */
export function fillTemplate(text: string, values: Partial<Record<string, string>>): string {
  const known = new Map(Object.entries(values))
  return text.replace(FIELD, (whole, name: string) => known.get(name.toLowerCase()) ?? whole)
}

/** What stands in braces, each once, as it is written: in a text to be sent, what was left open. */
export function findFields(text: string): string[] {
  return [...new Set(text.match(FIELD) ?? [])]
}

/** What stands in braces and is no field: a slip of whoever wrote the template. */
export function findUnknownFields(text: string, fields: readonly string[] = TEMPLATE_FIELDS): string[] {
  return findFields(text).filter((written) => !fields.some((field) => `{${field}}` === written.toLowerCase()))
}

const FIELD = /\{([a-z]+)\}/gi
