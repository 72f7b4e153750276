import { BlockList, isIP } from 'node:net'

/** Names of networks. Source: the documentation of Express, "trust proxy". */
const named: Record<string, readonly string[]> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
}

/**
 * Returns a predicate: whether a peer is a reverse proxy of `TRUSTED_PROXIES`, whose forwarding
 * headers are trusted.
 */
export function trustedBy(proxies: readonly string[]): (address: string | undefined) => boolean {
  const list = new BlockList()
  for (const network of proxies.flatMap(
    (proxy) => (Object.hasOwn(named, proxy) && named[proxy]) || [proxy],
  )) {
    const [address = '', bits] = network.split('/')
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
    list.addSubnet(address, bits === undefined ? (family === 'ipv6' ? 128 : 32) : Number(bits), family)
  }
  return (address) => {
    const version = isIP(address ?? '')
    return version !== 0 && list.check(address ?? '', version === 6 ? 'ipv6' : 'ipv4')
  }
}
