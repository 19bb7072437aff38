import { expect, test } from 'vitest'
import { chosenOf, describeStay, findMessageProblems } from './message-form'

const draft = {
  name: 'Sample Guest',
  email: 'guest@example.com',
  phone: '',
  subject: 'Feedback',
  message: 'Thank you for the flowers.',
}

test('a message with name, address, subject and ten characters may be sent', () => {
  expect(findMessageProblems(draft)).toEqual({})
  expect(findMessageProblems({ ...draft, name: 'Al', subject: 'Hey', message: '0123456789' })).toEqual({})
})

test('each field that is too short is named in the words of the hotel', () => {
  expect(
    findMessageProblems({ name: ' A ', email: '', phone: '', subject: 'Hi', message: '012345678 ' }),
  ).toEqual({
    name: 'Name must be at least 2 characters',
    email: 'Please enter a valid email address',
    subject: 'Subject must be at least 3 characters',
    message: 'Message must be at least 10 characters',
  })
})

test.each(['guest', 'guest@', '@example.com', 'a b@example.com', 'guest@example', 'a@b@c.d'])(
  '%s is no e-mail address',
  (email) => {
    expect(findMessageProblems({ ...draft, email })).toEqual({ email: 'Please enter a valid email address' })
  },
)

test('of the stay in mind what is chosen is told and sent', () => {
  const nothing = { checkIn: '', checkOut: '', guests: '' } as const
  expect([describeStay(nothing), chosenOf(nothing)]).toEqual([null, {}])
  const stay = { checkIn: '2027-05-14', checkOut: '2027-05-16', guests: '6+' } as const
  expect(describeStay(stay)).toBe('Check-in Fri, 14 May 2027, Check-out Sun, 16 May 2027, 6+ Guests')
  expect(chosenOf(stay)).toEqual(stay)
  const part = { ...stay, checkOut: '', guests: '1' } as const
  expect(describeStay(part)).toBe('Check-in Fri, 14 May 2027, 1 Guest')
  expect(chosenOf(part)).toEqual({ checkIn: '2027-05-14', guests: '1' })
})
