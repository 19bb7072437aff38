/** A change as staff type it, `+20`, `−15 %` or `$5.00`, as decimal text; null where nothing is typed. */
export function readChange(typed: string): string | null {
  return typed.replace('−', '-').replace(/[+%$\s]/g, '') || null
}
