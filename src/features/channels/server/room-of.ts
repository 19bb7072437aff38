/** A villa with its room: `Rose Villa R07`. */
export function roomOf({ name, roomNumber }: { name: string; roomNumber: string | null }): string {
  return [name, roomNumber].filter(Boolean).join(' ')
}
