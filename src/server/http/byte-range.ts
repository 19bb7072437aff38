/**
 * What a Range header asks of a file: one part, 'whole' when there is nothing to heed (several parts, another unit,
 * not readable), 'none' when it lies outside (RFC 9110, 14.2). First and last byte, both included.
 */
export function readByteRange(
  header: string | undefined,
  bytes: number,
): { start: number; end: number } | 'whole' | 'none' {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? []
  if (first === '' && last === '') return 'whole'
  if (first === '') {
    const wanted = Math.min(Number(last), bytes)
    return wanted === 0 ? 'none' : { start: bytes - wanted, end: bytes - 1 }
  }
  const start = Number(first)
  const end = last === '' ? bytes - 1 : Math.min(Number(last), bytes - 1)
  if (last !== '' && Number(last) < start) return 'whole'
  return start >= bytes ? 'none' : { start, end }
}
