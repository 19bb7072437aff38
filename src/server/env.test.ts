import { readFileSync } from 'node:fs'
import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { readSettings, SettingsError, trustedProxy } from './env'

describe('settings', () => {
  it('need nothing at all to start', () => {
    expect(readSettings({})).toMatchObject({
      PORT: 3000,
      HOST: 'localhost',
      DATA_DIR: './data',
      RATE_LIMITS: true,
    })
  })

  it('count an empty text as not set', () => {
    expect(readSettings({ PORT: '', DATABASE_URL: '' })).toMatchObject({ PORT: 3000 })
  })

  it.each([
    ['PORT', 'eighty'],
    ['PORT', '70000'],
    ['SITE_URL', 'hotel.example.com'],
    ['SITE_URL', 'https://hotel.example.com/stay'],
    ['DATABASE_URL', 'mysql://localhost/hotel'],
    ['LOG_LEVEL', 'loud'],
    ['RATE_LIMITS', 'maybe'],
    ['TRUST_PROXY', 'my proxy'],
    ['TRUST_PROXY', '10.0.0.0/8, nobody'],
    ['ADMIN_EMAIL', 'the manager'],
    ['SMTP_URL', 'https://mail.example.com'],
    ['MAIL_FROM', 'Pearl Villas'],
    ['INCOMING_MAIL_ADDRESS', 'inbox+own@hotel.example'],
    ['INCOMING_MAIL_TOKEN', 'short'],
    ['IMAP_URL', 'imaps://mail.example.com'],
    ['IMAP_URL', 'https://inbox:secret@mail.example.com'],
    ['IMAP_URL', 'imaps://inbox:100%secret@mail.example.com'],
    ['S3_ENDPOINT', 's3.example.com'],
    ['CONCIERGE_BASE_URL', 'model.example.com'],
  ])('name %s when it is %s', (name, text) => {
    expect(() => readSettings({ [name]: text })).toThrow(SettingsError)
    expect(() => readSettings({ [name]: text })).toThrow(new RegExp(`\\b${name}: `))
  })

  it('name every wrong one at once', () => {
    expect(() => readSettings({ PORT: 'x', LOG_LEVEL: 'y' })).toThrow(/PORT: [\s\S]*LOG_LEVEL: /)
  })

  it('want the first account whole', () => {
    expect(() => readSettings({ ADMIN_EMAIL: 'front@example.com' })).toThrow(/ADMIN_PASSWORD: /)
    expect(() => readSettings({ ADMIN_EMAIL: 'front@example.com', ADMIN_PASSWORD: 'short' })).toThrow(
      /ADMIN_PASSWORD: /,
    )
  })

  it('want the address that guests answer to and a way in which it is read, or neither', () => {
    const address = { INCOMING_MAIL_ADDRESS: 'Inbox@hotel.example' }
    const url = 'imaps://inbox%40hotel.example:secret@mail.example'
    expect(() => readSettings(address)).toThrow(/IMAP_URL: is missing/)
    expect(() => readSettings({ IMAP_URL: url })).toThrow(/INCOMING_MAIL_ADDRESS: is missing/)
    const token = 'a token of 16 or more'
    expect(() => readSettings({ INCOMING_MAIL_TOKEN: token })).toThrow(/INCOMING_MAIL_ADDRESS: is missing/)
    expect(readSettings({ ...address, IMAP_URL: url, INCOMING_MAIL_TOKEN: token })).toMatchObject({
      INCOMING_MAIL_ADDRESS: 'inbox@hotel.example',
    })
  })

  it('want a bucket whole, or not at all', () => {
    const whole = { S3_BUCKET: 'pictures', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' }
    expect(readSettings({}).S3_BUCKET).toBeUndefined()
    expect(readSettings(whole)).toMatchObject({ ...whole, S3_REGION: 'us-east-1' })
    expect(readSettings({ ...whole, S3_ENDPOINT: 'https://s3.example.com/' }).S3_ENDPOINT).toBe(
      'https://s3.example.com',
    )
    for (const name of Object.keys(whole))
      expect(() => readSettings({ ...whole, [name]: '' })).toThrow(new RegExp(`${name}: is missing`))
    expect(() => readSettings({ S3_ENDPOINT: 'https://s3.example.com' })).toThrow(/S3_BUCKET: is missing/)
    expect(() => readSettings({ ...whole, S3_BUCKET: '../other' })).toThrow(/S3_BUCKET: /)
  })

  it('want the concierge’s model whole, or not at all', () => {
    const whole = {
      CONCIERGE_BASE_URL: 'https://model.example.com/v1',
      CONCIERGE_API_KEY: 'key',
      CONCIERGE_MODEL: 'name',
    }
    expect(readSettings(whole)).toMatchObject(whole)
    for (const name of Object.keys(whole))
      expect(() => readSettings({ ...whole, [name]: '' })).toThrow(new RegExp(`${name}: is missing`))
    expect(() => readSettings({ ...whole, CONCIERGE_BASE_URL: 'model' })).toThrow(/CONCIERGE_BASE_URL: /)
  })

  it('want the prices of the concierge’s model with a limit in money, and both of them', () => {
    const whole = {
      CONCIERGE_DAILY_DOLLARS: '2.50',
      CONCIERGE_INPUT_PRICE: '0.15',
      CONCIERGE_OUTPUT_PRICE: '0.6',
    }
    expect(readSettings(whole)).toMatchObject({
      ...{ CONCIERGE_DAILY_DOLLARS: 2.5, CONCIERGE_INPUT_PRICE: 0.15, CONCIERGE_OUTPUT_PRICE: 0.6 },
      CONCIERGE_DAILY_TOKENS: 500_000,
    })
    for (const name of ['CONCIERGE_INPUT_PRICE', 'CONCIERGE_OUTPUT_PRICE'])
      expect(() => readSettings({ ...whole, [name]: '' })).toThrow(new RegExp(`${name}: is missing`))
    expect(() => readSettings({ CONCIERGE_DAILY_TOKENS: 'many' })).toThrow(/CONCIERGE_DAILY_TOKENS: /)
  })

  it.each([
    ['PESAPAL', ['BASE_URL', 'CONSUMER_KEY', 'CONSUMER_SECRET']],
    ['MTN', ['BASE_URL', 'TARGET_ENVIRONMENT', 'SUBSCRIPTION_KEY', 'API_USER', 'API_KEY']],
    ['AIRTEL', ['BASE_URL', 'CLIENT_ID', 'CLIENT_SECRET']],
  ])('want the payment provider %s whole, or not at all', (provider, names) => {
    const address = `${provider}_BASE_URL`
    const whole = Object.fromEntries(names.map((name) => [`${provider}_${name}`, 'key-1']))
    whole[address] = 'https://pay.example.com/v3/'
    const site = { SITE_URL: 'https://hotel.example.com' }
    expect(readSettings({ ...site, ...whole })).toMatchObject({
      ...whole,
      [address]: 'https://pay.example.com/v3',
    })
    for (const name of Object.keys(whole))
      expect(() => readSettings({ ...site, ...whole, [name]: '' })).toThrow(
        new RegExp(`${name}: is missing: payments through`),
      )
    for (const bad of [
      'http://pay.example.com',
      'https://me:key@pay.example.com',
      'https://pay.example.com?a=1',
    ])
      expect(() => readSettings({ ...site, ...whole, [address]: bad }), bad).toThrow(
        new RegExp(`${address}: use an https`),
      )
    expect(() => readSettings(whole)).toThrow(/SITE_URL: is missing: \w+ sends payers and notices back to it/)
    expect(readSettings({ ...whole, [address]: 'http://127.0.0.1:4010' })).toMatchObject({
      [address]: 'http://127.0.0.1:4010',
    })
  })

  it.each([
    ['SMS', ['BASE_URL', 'USERNAME', 'API_KEY', 'CALLBACK_KEY']],
    ['WHATSAPP', ['BASE_URL', 'PHONE_NUMBER_ID', 'ACCESS_TOKEN', 'APP_SECRET', 'VERIFY_TOKEN']],
  ])('want what sends by %s whole, or not at all', (way, names) => {
    const whole = Object.fromEntries(names.map((name) => [`${way}_${name}`, '1234567890123456']))
    whole[`${way}_BASE_URL`] = 'https://messages.example.com/v1'
    expect(readSettings(whole)).toMatchObject(whole)
    for (const name of Object.keys(whole))
      expect(() => readSettings({ ...whole, [name]: '' })).toThrow(
        new RegExp(`${name}: is missing: messages by`),
      )
    const key = way === 'SMS' ? 'SMS_CALLBACK_KEY' : 'WHATSAPP_VERIFY_TOKEN'
    expect(() => readSettings({ ...whole, [key]: 'short' })).toThrow(new RegExp(`${key}: use at least 16`))
  })

  it('want keys that can be sent, and a callback key only beside Airtel', () => {
    expect(() => readSettings({ MTN_API_KEY: 'two\nlines' })).toThrow(/MTN_API_KEY: use letters/)
    expect(() => readSettings({ MTN_CURRENCY: 'shillings' })).toThrow(/MTN_CURRENCY: /)
    expect(() => readSettings({ AIRTEL_CALLBACK_KEY: 'key' })).toThrow(/AIRTEL_BASE_URL: is missing/)
  })

  it('refuse to drop the limits on a public site', () => {
    expect(() => readSettings({ RATE_LIMITS: 'off', SITE_URL: 'https://hotel.example.com' })).toThrow(
      /RATE_LIMITS/,
    )
    expect(readSettings({ RATE_LIMITS: 'off', SITE_URL: 'http://localhost:3000' }).RATE_LIMITS).toBe(false)
  })
})

describe('what tells of the settings', () => {
  const names = [...readFileSync('src/server/env.ts', 'utf8').matchAll(/^ {4}([A-Z][A-Z0-9_]+):/gm)].map(
    ([, name = '']) => name,
  )

  it.each(['README.md', '.env.example'])('%s names each of them', (file) => {
    const text = readFileSync(file, 'utf8')
    expect(names).toContain('DATABASE_URL')
    expect(names.filter((name) => !new RegExp(`\\b${name}\\b`).test(text))).toEqual([])
  })
})

describe('a trusted proxy', () => {
  it('is nobody unless asked for', () => {
    expect(trustedProxy(undefined)).toBe(false)
  })

  it.each(['on', 'true', '1'])('%s believes one hop', (text) => {
    const trusts = trustedProxy(text)
    if (typeof trusts !== 'function') throw new Error('hops are told by a function')
    expect([trusts('10.0.0.1', 0), trusts('10.0.0.2', 1)]).toEqual([true, false])
  })

  it('may be a list of addresses', () => {
    expect(trustedProxy('10.0.0.0/8,127.0.0.1')).toBe('10.0.0.0/8,127.0.0.1')
  })

  it.each(['off', 'on', '2', 'loopback, 10.0.0.0/8', 'fd00::/8', '10.0.0.0/255.0.0.0'])(
    'may be %s, which Fastify understands',
    (text) => {
      const { TRUST_PROXY } = readSettings({ TRUST_PROXY: text })
      expect(() => Fastify({ trustProxy: trustedProxy(TRUST_PROXY) as string })).not.toThrow()
    },
  )
})
