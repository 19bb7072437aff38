import { BlockList, isIP } from 'node:net'

/** Says of an IP address, as text, whether the app may call it. */
export type MayReach = (address: string) => boolean

/**
 * Addresses that are nobody's on the internet, or mean this machine or its network (IANA's registries of special
 * addresses), and those of IPv6 that only wrap one of IPv4.
 */
const PRIVATE_IPV4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const

const PRIVATE_IPV6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const

const closed = new BlockList()
for (const [network, prefix] of PRIVATE_IPV4) closed.addSubnet(network, prefix, 'ipv4')
for (const [network, prefix] of PRIVATE_IPV6) closed.addSubnet(network, prefix, 'ipv6')

const internet = new BlockList()
internet.addSubnet('2000::', 3, 'ipv6')

/** True for an address on the open internet; false for private, loopback, link-local and all other special ones. */
export const isPublicAddress: MayReach = (address) => {
  const version = isIP(address)
  if (version === 4) return !closed.check(address, 'ipv4')
  return version === 6 && internet.check(address, 'ipv6') && !closed.check(address, 'ipv6')
}
