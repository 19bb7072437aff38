import { expect, test } from 'vitest'
import { sampleFacts } from '../server/sample-facts'
import { listSampleValues } from './sample-values'

test('the sample property has nothing but sample numbers and addresses', () => {
  expect(listSampleValues(sampleFacts)).toEqual(['phones', 'messagingNumber', 'infoEmail', 'generalEmail'])
})

test('what staff have put in is no sample any more, and one sample phone among others still is', () => {
  const own = {
    ...sampleFacts,
    phones: ['+256 772 123 456', '+256 700 000 002'],
    messagingNumber: '+256 772 123 456',
    infoEmail: 'info@examples.ug',
  }
  expect(listSampleValues(own)).toEqual(['phones', 'generalEmail'])
})
