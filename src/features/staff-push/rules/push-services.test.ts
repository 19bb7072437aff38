import { expect, test } from 'vitest'
import { isPushService } from './push-services'

test.for([
  'https://fcm.googleapis.com/fcm/send/abc:def',
  'https://updates.push.services.mozilla.com/wpush/v2/gAAAA',
  'https://web.push.apple.com/QGuQyavXutnMH',
  'https://wns2-by3p.notify.windows.com/w/?token=BQYAAAD',
])('%s is called', (address) => {
  expect(isPushService(address)).toBe(true)
})

test.for([
  'http://fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com:8443/fcm/send/abc',
  'https://me:secret@fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com.example.com/fcm/send/abc',
  'https://evilpush.apple.com.example.com/',
  'https://push.apple.com.evil.example/',
  'https://notify.windows.com.evil.example/',
  'https://127.0.0.1/',
  'https://localhost/',
  'https://169.254.169.254/latest/meta-data',
  'file:///etc/passwd',
  'fcm.googleapis.com',
  '',
])('%s is not', (address) => {
  expect(isPushService(address)).toBe(false)
})

test('the settings add origins, each with its port and its scheme', () => {
  const others = ['https://push.hotel.example', 'http://127.0.0.1:4400']
  expect(isPushService('https://push.hotel.example/a', others)).toBe(true)
  expect(isPushService('http://127.0.0.1:4400/a', others)).toBe(true)
  expect(isPushService('http://push.hotel.example/a', others)).toBe(false)
  expect(isPushService('http://127.0.0.1:4401/a', others)).toBe(false)
})
