import { hashOf } from '../range.ts'
import { udpCounters, udpRules } from './udp-rules.ts'

// Rate limits in front of the edge, as one nftables table: see docs/decisions/0058. The rules do
// not depend on the number of servers and addresses. Those are in sets of bounded size; an address
// without a place in one falls to the next rule.

/** New connections per second, and the burst. */
type Rate = { perSecond: number; burst: number }

export const edgeLimits = {
  /** Per IPv4 address or IPv6 /64. */
  address: { perSecond: 20, burst: 40 },
  /** Per IPv4 /24 or IPv6 /48. */
  network: { perSecond: 100, burst: 200 },
  /** Per edge of another node, which may forward all players of its region. */
  edge: { perSecond: 2_000, burst: 4_000 },
  /**
   * Per server of this machine to other nodes' edges, as it may be a proxy. The remaining share is
   * the edge's.
   */
  serverToEdge: { perSecond: 30, burst: 100 },
  /**
   * Per address that has carried a player for a while and may be shared by many, and per server of
   * this machine.
   */
  known: { perSecond: 200, burst: 400 },
  /** All known addresses together. */
  allKnown: { perSecond: 2_000, burst: 4_000 },
  /**
   * All other addresses together. Above it a connection costs no memory until its handshake is
   * complete, and is then limited again.
   */
  newcomers: { perSecond: 1_000, burst: 2_000 },
  /** All networks together of which the edge has refused many recently. */
  refused: { perSecond: 200, burst: 200 },
  /** All newcomers together to the node's own services: consoles, files and SFTP. */
  serviceNewcomers: { perSecond: 500, burst: 1_000 },
  /** Open connections per unknown address. */
  open: 200,
  /** Packets in one connection after which an address is known: one or two minutes of play. */
  knownAfterPackets: 1_000,
} as const

/** Reasons of dropped packets. Each is the name of a counter. */
export const edgeCounters = [
  'address_rate',
  'network_rate',
  'address_open',
  'refused_before',
  'edge_full',
  ...udpCounters,
] as const

export const edgeTableOf = (dataDir: string) => `zubr-edge-${hashOf(dataDir)}`

/** Options that differ between machines and are constant while an agent runs. */
export type EdgeRulesOptions = {
  /** TCP ports of consoles, files and SFTP. The table's ports include them. */
  services?: readonly number[]
  /** UDP ports for servers: Bedrock and voice chats. */
  udpPorts?: { first: number; last: number } | undefined
}

const over = ({ perSecond, burst }: Rate) => `limit rate over ${perSecond}/second burst ${burst} packets`
const drop = (counter: (typeof edgeCounters)[number]) => `counter name ${counter} drop`

type Family = { of: '4' | '6'; ip: 'ip' | 'ip6'; type: string; address: string; network: string }
const families: readonly Family[] = [
  { of: '4', ip: 'ip', type: 'ipv4_addr', address: '', network: ' and 255.255.255.0' },
  {
    of: '6',
    ip: 'ip6',
    type: 'ipv6_addr',
    address: ' and ffff:ffff:ffff:ffff::',
    network: ' and ffff:ffff:ffff::',
  },
]

function setsOf({ of, type }: Family): string {
  const set = (name: string, rest: string) => `  set ${name}${of} { type ${type}; ${rest} }\n`
  // A limit is whole again after two seconds of silence, so a timeout of five seconds loses
  // nothing.
  return [
    set('edges', 'size 4096;'),
    set('begun_edges', 'flags dynamic,timeout; timeout 5s; size 4096;'),
    set('begun', 'flags dynamic,timeout; timeout 5s; size 65536;'),
    set('networks', 'flags dynamic,timeout; timeout 5s; size 65536;'),
    set('begun_known', 'flags dynamic,timeout; timeout 5s; size 65536;'),
    set('open', 'flags dynamic; size 65536;'),
    set('known', 'flags dynamic,timeout; timeout 1d; size 65536;'),
    set('failing', 'flags dynamic,timeout; timeout 2m; size 65536;'),
    set('refused', 'flags dynamic,timeout; timeout 2m; size 65536;'),
  ].join('')
}

function chainsOf({ of, ip, address, network }: Family, services: readonly number[]): string {
  // A flood of a service takes nothing of the players' share.
  const toServices = `tcp dport { ${services.join(', ')} }`
  const { newcomers, serviceNewcomers } = edgeLimits
  const begin =
    services.length > 0
      ? `${toServices} ${over(serviceNewcomers)} notrack\n    ${toServices} accept\n    `
      : ''
  const isWhole = 'tcp flags & syn == 0'
  const whole =
    services.length > 0
      ? `${toServices} ${isWhole} ${over(serviceNewcomers)} ${drop('edge_full')}\n    ${toServices} accept\n    `
      : ''
  const source = `${ip} saddr${address}`
  return `
  chain begun${of} {
    ${ip} saddr @edges${of} update @begun_edges${of} { ${ip} saddr ${over(edgeLimits.edge)} } ${drop('address_rate')}
    ${ip} saddr @edges${of} accept
    ${source} @known${of} goto known${of}
    update @begun${of} { ${source} ${over(edgeLimits.address)} } ${drop('address_rate')}
    update @networks${of} { ${ip} saddr${network} ${over(edgeLimits.network)} } ${drop('network_rate')}
    ${ip} saddr${network} @refused${of} ${over(edgeLimits.refused)} ${drop('refused_before')}
    ${ip} saddr${network} @refused${of} accept
    ${begin}${over(newcomers)} notrack
  }
  chain known${of} {
    update @begun_known${of} { ${source} ${over(edgeLimits.known)} } ${drop('address_rate')}
    ${over(edgeLimits.allKnown)} ${drop('edge_full')}
  }
  chain whole${of} {
    ${ip} saddr @edges${of} accept
    ${source} @known${of} accept
    add @open${of} { ${source} ct count over ${edgeLimits.open} } ${drop('address_open')}
    ${whole}${isWhole} ${over(newcomers)} ${drop('edge_full')}
  }
  chain ended${of} {
    update @failing${of} { ${ip} daddr${network} limit rate over 6/minute burst 5 packets } update @refused${of} { ${ip} daddr${network} }
  }
`
}

/** The whole table in one transaction, so no packet meets a part of it. */
export function edgeRules(
  dataDir: string,
  members: EdgeMembers,
  { services = [], udpPorts }: EdgeRulesOptions = {},
): string {
  const table = `inet ${edgeTableOf(dataDir)}`
  return `table ${table}
delete table ${table}
table ${table} {
${edgeCounters.map((name) => `  counter ${name} { }\n`).join('')}
  set ports { type inet_service; }
${families.map(setsOf).join('')}
  # Before anything is remembered of a packet.
  chain first { type filter hook prerouting priority raw; policy accept;
    tcp dport @ports tcp flags & (fin | syn | rst | ack) == syn goto begun
  }
  chain begun {
    iifname lo accept
    # Servers of this machine: one of them may be a proxy through which all join.
    iifname "zb-*" update @begun_known4 { ip saddr ${over(edgeLimits.known)} } ${drop('address_rate')}
    iifname "zb-*" accept
    meta nfproto ipv6 goto begun6
    goto begun4
  }
  # What servers open leaves this machine with its edge's address.
  set begun_from4 { type ipv4_addr; flags dynamic,timeout; timeout 10s; size 8192; }
  chain forward { type filter hook forward priority filter - 1; policy accept;
    iifname "zb-*" ip daddr @edges4 tcp flags & (fin | syn | rst | ack) == syn update @begun_from4 { ip saddr ${over(edgeLimits.serverToEdge)} } ${drop('address_rate')}
  }
  # A packet is new here if it begins a connection, or makes one whole whose beginning was not remembered.
  chain input { type filter hook input priority filter; policy accept;
    tcp dport @ports ct state vmap { new : goto whole, established : goto carried }
  }
  chain whole {
    iifname { lo, "zb-*" } accept
    meta nfproto ipv6 goto whole6
    goto whole4
  }
  chain carried {
    ct original packets < ${edgeLimits.knownAfterPackets} accept
    update @known4 { ip saddr }
    update @known6 { ip6 saddr and ffff:ffff:ffff:ffff:: }
  }
  # The edge aborts a young connection: it has refused it. A reset without ACK answers a packet that came
  # after a regular end, such as a repeated ACK (RFC 9293, 3.5.2).
  chain output { type filter hook output priority filter; policy accept;
    tcp sport @ports tcp flags & (rst | ack) == (rst | ack) ct original packets 2-12 goto ended
  }
  chain ended {
    meta nfproto ipv6 goto ended6
    goto ended4
  }
${families.map((family) => chainsOf(family, services)).join('')}${udpPorts ? udpRules(udpPorts) : ''}}
${edgeMembers(dataDir, members)}`
}

/**
 * The elements of the table's sets: the edge's ports here, and the addresses of other nodes' edges.
 */
export type EdgeMembers = { ports: readonly number[]; edges4: readonly string[]; edges6: readonly string[] }

/** Replaces these elements in one transaction. Known addresses stay. */
export function edgeMembers(dataDir: string, members: EdgeMembers): string {
  return Object.entries(members)
    .map(([name, elements]: [string, readonly (string | number)[]]) => {
      const set = `inet ${edgeTableOf(dataDir)} ${name}`
      return `flush set ${set}\n${elements.length > 0 ? `add element ${set} { ${elements.join(', ')} }\n` : ''}`
    })
    .join('')
}
