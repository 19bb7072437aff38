import { expect, test } from 'vitest'
import { replyLink } from './reply-link'

const received = {
  greeting: 'Bonjour John,',
  email: 'a@guest.example',
  subject: 'Rooms & meals',
  message: 'One\nTwo',
}

test('a reply goes to the sender, names the subject and quotes the message', () => {
  const link = new URL(replyLink(received))
  expect(link.pathname).toBe('a@guest.example')
  expect(link.searchParams.get('subject')).toBe('Re: Rooms & meals')
  expect(link.searchParams.get('body')).toBe('Bonjour John,\r\n\r\n\r\n> One\r\n> Two')
})

test('an answer to an answer is not marked twice', () => {
  expect(replyLink({ ...received, subject: 'RE: rooms' })).toContain('subject=RE%3A%20rooms&')
})

test('an address cannot add receivers or headers of its own', () => {
  expect(replyLink({ ...received, email: 'a@guest.example?cc=b@guest.example' })).toMatch(
    /^mailto:a@guest\.example%3Fcc%3Db%40guest\.example\?subject=/,
  )
})

test('a long message is quoted in part', () => {
  expect(replyLink({ ...received, message: 'x'.repeat(5000) }).length).toBeLessThan(1500)
})
