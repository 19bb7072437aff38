const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }

/** Undoes what the renderer does to an attribute's value. */
export function decodeAttribute(value: string): string {
  return value.replace(/&(#?\w+);/g, (entity, name: string) => ENTITIES[name] ?? entity)
}
