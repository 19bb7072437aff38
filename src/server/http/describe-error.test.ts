import { describe, expect, it } from 'vitest'
import { AppError } from '@/kernel/errors'
import { describeError, maskText } from './describe-error'

const failed = (message: string, more: object = {}) => Object.assign(new Error(message), more)

describe('an error in the log', () => {
  it('names what failed and where, with its causes', () => {
    const cause = failed('connect ECONNREFUSED 127.0.0.1:5432', { code: 'ECONNREFUSED' })
    const described = describeError(new AppError('internal', { cause }))
    expect(described).toMatchObject({
      type: 'AppError',
      message: 'Something went wrong on our side. Please try again, or call us.',
      cause: { message: 'connect ECONNREFUSED 127.0.0.1:5432', code: 'ECONNREFUSED' },
    })
    expect(described.stack).toMatch(/^ {4}at .*describe-error\.test/)
  })

  it('names a statement without its parameters, though they look like a stack', () => {
    const params = ['Zephyrine', 'a note\n    at the north wall']
    const query = 'insert into guests values ($1, $2)'
    const described = describeError(failed(`Failed query: ${query}\nparams: ${params}`, { query, params }))
    expect(described.message).toBe(`Failed query: ${query}`)
    expect(JSON.stringify(described)).not.toMatch(/Zephyrine|north wall/)
  })

  it('quotes no value that the database could not read, and names its own tables and rules', () => {
    const error = { severity: 'ERROR', detail: 'Failing row contains (Zephyrine).', where: 'Zephyrine' }
    const cases = [
      ['invalid input syntax for type integer: "Zephyrine"', '22P02'],
      ['date/time field value out of range: "Zephyrine "quoted" Q"', '22008'],
      ['null value in column "guest_name" of relation "bookings"', '23502'],
    ] as const
    const told = cases.map(([message, code]) => describeError(failed(message, { ...error, code })))
    expect(JSON.stringify(told)).not.toContain('Zephyrine')
    expect(told[2]?.message).toContain('"guest_name"')
  })

  it('quotes nothing of a body that is no JSON', () => {
    const described = describeError(new SyntaxError('Unexpected token \'Z\', "Zephyrine" is not valid JSON'))
    expect(JSON.stringify(described)).not.toContain('Zephyrine')
  })
})

it('masks addresses of mail, private links and queries in texts', () => {
  expect(maskText('550 <zephyrine@guest.example>: unknown')).toBe('550 <[email]>: unknown')
  expect(maskText('GET /api/my-booking/AbC-_123/stay.ics?x=1 failed')).toBe(
    'GET /api/my-booking/[token]/stay.ics failed',
  )
  expect(maskText('/api/ical/AbC123.ics')).toBe('/api/ical/[token]')
  expect(maskText('/api/phone-callbacks/sms/AbC-123/reports')).toBe('/api/phone-callbacks/sms/[key]/reports')
  expect(maskText('Is it there? Yes')).toBe('Is it there? Yes')
})
