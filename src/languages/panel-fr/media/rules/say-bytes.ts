export function sayBytes(bytes: number): string {
  const MB = 1024 * 1024
  return bytes >= MB
    ? `${Number((bytes / MB).toFixed(1)).toLocaleString('fr-FR')} Mo`
    : `${Math.max(1, Math.round(bytes / 1024))} Ko`
}
