import { createECDH } from 'node:crypto'
import { expect, test } from 'vitest'
import { areKeysUsable, encryptPush } from './encrypt-push'

/** The example of RFC 8291, section 5 and appendix A. */
const EXAMPLE = {
  text: 'When I grow up, I want to be a watermelon',
  senderKey: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
  keys: {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  },
  salt: 'DGv6ra1nlYgDCS1FRnbzlw',
  message:
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
}

test('a message is encrypted as the example of RFC 8291 has it', () => {
  const sender = createECDH('prime256v1')
  sender.setPrivateKey(Buffer.from(EXAMPLE.senderKey, 'base64url'))
  const salt = Buffer.from(EXAMPLE.salt, 'base64url')
  expect(encryptPush(EXAMPLE.text, EXAMPLE.keys, { sender, salt }).toString('base64url')).toBe(
    EXAMPLE.message,
  )
})

test('no two messages are alike', () => {
  const [one, other] = [1, 2].map(() => encryptPush('the same', EXAMPLE.keys).toString('base64url'))
  expect(one).not.toBe(other)
})

test('keys that are no point of the curve, or a secret of another length, are known beforehand', () => {
  const { keys } = EXAMPLE
  expect(areKeysUsable(keys)).toBe(true)
  expect(areKeysUsable({ ...keys, auth: 'c2hvcnQ' })).toBe(false)
  expect(areKeysUsable({ ...keys, p256dh: keys.auth })).toBe(false)
  const besideTheCurve = Buffer.from(keys.p256dh, 'base64url')
  besideTheCurve[64] = (besideTheCurve[64] ?? 0) ^ 1
  expect(areKeysUsable({ ...keys, p256dh: besideTheCurve.toString('base64url') })).toBe(false)
})
