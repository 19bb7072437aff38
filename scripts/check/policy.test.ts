import { expect, test } from 'vitest'
import { contentPolicy } from '@/server/pages/content-policy'
import { findPolicyFaults } from './policy'

test('the policy of a page has no weakness, and a weaker one is told', () => {
  const policy = contentPolicy({ isSecure: true, scripts: ['start()'], styles: ['a{}'] })
  expect(findPolicyFaults(policy)).toEqual([])
  expect(findPolicyFaults(policy.replace("script-src 'self'", "script-src 'self' *"))).not.toEqual([])
  const inline = policy.replace(/script-src 'self' '[^']+'/, "script-src 'self' 'unsafe-inline'")
  expect(findPolicyFaults(inline).join()).toContain('unsafe-inline')
  expect(findPolicyFaults("default-src 'self'; script-scr 'self'").join()).toContain('script-scr')
})
