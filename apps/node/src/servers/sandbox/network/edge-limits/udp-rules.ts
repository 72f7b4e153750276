// Limits UDP floods with forged senders at servers' ports: docs/decisions/0069. The kernel cannot
// distinguish a forged sender from a newcomer. Only new flows are limited, so current players are
// not affected.

/** New flows per second, and the burst. */
export const udpLimits = {
  /** Per IPv4 address or IPv6 /64. */
  address: { perSecond: 20, burst: 40 },
  /** Per IPv4 /24 or IPv6 /48. */
  network: { perSecond: 100, burst: 200 },
  /** Per port, so that a flood at one server takes only its own share. */
  port: { perSecond: 200, burst: 400 },
  /** All newcomers to all ports. A flow without an answer is tracked for 30 s. */
  newcomers: { perSecond: 1_000, burst: 2_000 },
  /** Per address that has played for a while, and all of them together. */
  known: { perSecond: 20, burst: 40 },
  allKnown: { perSecond: 500, burst: 1_000 },
  /** Packets in one flow after which an address is known: one or two minutes of play. */
  knownAfterPackets: 1_000,
} as const

export const udpCounters = ['udp_rate', 'udp_port_full', 'udp_full'] as const

type Rate = { perSecond: number; burst: number }
const over = ({ perSecond, burst }: Rate) => `limit rate over ${perSecond}/second burst ${burst} packets`
const drop = (counter: (typeof udpCounters)[number]) => `counter name ${counter} drop`

type Family = { of: '4' | '6'; ip: 'ip' | 'ip6'; type: string; address: string; network: string }
const families: readonly Family[] = [
  { of: '4', ip: 'ip', type: 'ipv4_addr', address: '', network: ' and 255.255.255.0' },
  {
    ...{ of: '6', ip: 'ip6', type: 'ipv6_addr' },
    ...{ address: ' and ffff:ffff:ffff:ffff::', network: ' and ffff:ffff:ffff::' },
  },
]

function rulesOf({ of, ip, type, address, network }: Family): string {
  const source = `${ip} saddr${address}`
  const flags = 'flags dynamic,timeout; timeout 5s; size 65536;'
  return `
  set udp_begun${of} { type ${type}; ${flags} }
  set udp_networks${of} { type ${type}; ${flags} }
  set udp_begun_known${of} { type ${type}; ${flags} }
  set udp_known${of} { type ${type}; flags dynamic,timeout; timeout 1d; size 65536; }
  chain udp_known${of} {
    update @udp_begun_known${of} { ${source} ${over(udpLimits.known)} } ${drop('udp_rate')}
    ${over(udpLimits.allKnown)} ${drop('udp_full')}
  }
  chain udp_begun${of} {
    ${source} @udp_known${of} goto udp_known${of}
    update @udp_begun${of} { ${source} ${over(udpLimits.address)} } ${drop('udp_rate')}
    update @udp_networks${of} { ${ip} saddr${network} ${over(udpLimits.network)} } ${drop('udp_rate')}
    update @udp_begun_ports { udp dport ${over(udpLimits.port)} } ${drop('udp_port_full')}
    ${over(udpLimits.newcomers)} ${drop('udp_full')}
  }
`
}

/**
 * A dropped packet has a conntrack entry that is not confirmed: an entry is confirmed when the
 * packet is accepted.
 */
export function udpRules({ first, last }: { first: number; last: number }): string {
  return `
  set udp_begun_ports { type inet_service; flags dynamic,timeout; timeout 5s; size 65536; }
${families.map(rulesOf).join('')}
  chain udp_first { type filter hook prerouting priority mangle; policy accept;
    udp dport ${first}-${last} ct state vmap { new : goto udp_begun, established : goto udp_carried }
  }
  chain udp_begun {
    iifname { lo, "zb-*" } accept
    meta nfproto ipv6 goto udp_begun6
    goto udp_begun4
  }
  chain udp_carried {
    ct original packets < ${udpLimits.knownAfterPackets} accept
    update @udp_known4 { ip saddr }
    update @udp_known6 { ip6 saddr and ffff:ffff:ffff:ffff:: }
  }
`
}
