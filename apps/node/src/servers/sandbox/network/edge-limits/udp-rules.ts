// Floods of UDP with forged senders at ports of servers, in the edge's table: docs/decisions/0069. The kernel
// cannot tell a forged sender from a newcomer. It sees new flows only: who plays already meets none of this.

/** New flows a second, and how many may come at once. */
export const udpLimits = {
  /** Of one address of IPv4, or one /64 of IPv6. */
  address: { perSecond: 20, burst: 40 },
  /** Of one /24 of IPv4, or one /48 of IPv6. */
  network: { perSecond: 100, burst: 200 },
  /** To one port: a flood at one server takes no more than its share. */
  port: { perSecond: 200, burst: 400 },
  /** Of all newcomers to all ports. A flow without an answer is remembered for 30 s. */
  newcomers: { perSecond: 1_000, burst: 2_000 },
  /** Of one address that has played for a while, and of all of them. */
  known: { perSecond: 20, burst: 40 },
  allKnown: { perSecond: 500, burst: 1_000 },
  /** Packets of a player in one flow after which their address is known: a minute or two of play. */
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

/** What is dropped here has a flow already, but none that conntrack remembers: that is kept once it is let in. */
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
