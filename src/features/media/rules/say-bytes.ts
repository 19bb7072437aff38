/** Bytes as people call them: '10MB', '350KB'. */
export function sayBytes(bytes: number): string {
  const MB = 1024 * 1024
  return bytes >= MB ? `${Number((bytes / MB).toFixed(1))}MB` : `${Math.max(1, Math.round(bytes / 1024))}KB`
}
