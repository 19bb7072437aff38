/** `0 nuit`, `1 nuit`, `2 nuits`: in French, nothing is one. */
export function countOf(count: number, one: string, several = `${one}s`): string {
  return `${count} ${count < 2 ? one : several}`
}
