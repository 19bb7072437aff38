import { expect, test } from 'vitest'
import { describeDevice } from './describe-device'

const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/149.0.0.0'

test.for([
  [`Mozilla/5.0 (Linux; Android 15; Pixel 7) ${CHROME} Mobile Safari/537.36`, 'Chrome on Android'],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Safari/537.36 Edg/149.0.0.0`, 'Edge on Windows'],
  [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${CHROME} Safari/537.36`, 'Chrome on ChromeOS'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0', 'Firefox on Linux'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Mobile Safari/604.1',
    'Safari on iPhone',
  ],
  ['curl/8.14.1', 'Another program'],
  ['', 'Another program'],
] as const)('%s is %s', ([agent, device]) => {
  expect(describeDevice({ agent })).toBe(device)
  expect(describeDevice({ agent, address: '192.0.2.7' })).toBe(`${device}, 192.0.2.7`)
})
