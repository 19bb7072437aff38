import { sessionText as words } from './admin-text'

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** What is wrong with what was typed, by field; the server checks it in full. */
export function judgeCredentials({ email, password }: { email: string; password: string }) {
  return {
    email: EMAIL.test(email.trim()) ? null : words.invalidEmail,
    password: password.length > 0 ? null : words.passwordRequired,
  }
}
