import { expect, test } from 'vitest'
import { shortNetwork } from './networks.ts'

test.each([
  ['203.0.113.77', '203.0.113.0/24'],
  ['::ffff:203.0.113.77', '203.0.113.0/24'],
  ['2001:db8:7:8:9::1', '2001:db8:7::/48'],
  ['unknown', null],
])('of %s the network is kept alone: %s', (address, network) => {
  expect(shortNetwork(address)).toBe(network)
})
