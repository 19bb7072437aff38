/** What the QR code of an authenticator app holds: the form all of these apps read (Key URI format). */
export function appAddress(hotel: string, email: string, secret: string): string {
  const label = `${encodeURIComponent(hotel)}:${encodeURIComponent(email)}`
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(hotel)}&algorithm=SHA1&digits=6&period=30`
}
