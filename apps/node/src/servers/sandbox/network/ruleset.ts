import type { ServerPort } from '../../../runtime/runtime.ts'
import type { Range } from './range.ts'

// What servers may reach and who may reach them, as one nftables table. The number of rules does
// not depend on the number of servers. Servers are in sets, so a packet costs the same with any
// number of them.

export type Member = { link: string; address: string; ports: readonly ServerPort[] }

export type Rules = {
  hash: string
  range: Range
  /** The address at which servers are published. 0.0.0.0: all addresses of this machine. */
  host: string
  resolvers: readonly string[]
  /** Interfaces for which the agent has enabled forwarding. */
  opened: readonly string[]
  members: readonly Member[]
  /**
   * Port at which the edge accepts players by name, at the same address. Undefined: there is none.
   */
  edgePort?: number | undefined
}

/**
 * Addresses outside of the internet: private networks, this machine, other servers, metadata
 * services of clouds, multicast. RFC 6890.
 */
const inside = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '224.0.0.0/3',
]
/** Ports of SMTP. */
const mailPorts = [25, 465, 587]

/** Limits per server: new outgoing connections per second, and open ones. */
export const connectionLimits = { newPerSecond: 200, burst: 400, open: 4_096 }

export const tableOf = (hash: string) => `zubr-${hash}`
/** Interfaces of all agents' servers on the machine's side. */
const anyServer = 'zb-*'
export const linksOf = (hash: string) => `zb-${hash}-`

const elements = (name: string, all: readonly string[]) =>
  all.length > 0 ? `elements = { ${all.join(', ')} }` : `# no ${name} yet`
const addressElements = (members: readonly Member[]) =>
  members.map(({ link, address }) => `"${link}" . ${address}`)
const portElements = (members: readonly Member[]) =>
  members.flatMap(({ address, ports }) =>
    ports.filter(({ edge }) => !edge).map(({ protocol, port }) => `${protocol} . ${port} : ${address}`),
  )
/** The comment has the owner of a port, for the next agent. */
const gameElements = ({ members, edgePort }: Pick<Rules, 'members' | 'edgePort'>) => [
  ...members.flatMap(({ address, ports }) =>
    ports.filter(({ edge }) => edge).map(({ port }) => `${port} comment "${address}"`),
  ),
  ...(edgePort ? [`${edgePort} comment "edge"`] : []),
]
/** Marks packets of servers to the edge, whichever agent of this machine it belongs to. */
const toEdge = '0x7a620000'

/** The whole table in one transaction, so no packet meets a part of it. */
export function ruleset(rules: Rules): string {
  const { hash, range, host, resolvers, opened, members } = rules
  const table = `inet ${tableOf(hash)}`
  const ours = `"${linksOf(hash)}*"`
  const { newPerSecond, burst, open } = connectionLimits
  const isEverywhere = host === '0.0.0.0' || host === '::'
  const listensAt = isEverywhere || host === '::1' ? '127.0.0.1' : host
  const published = isEverywhere ? 'fib daddr type local' : `ip daddr ${listensAt}`
  const toServer = 'dnat ip to meta l4proto . th dport map @ports'
  return `table ${table}
delete table ${table}
table ${table} {
  set addresses { type ifname . ipv4_addr; ${elements('addresses', addressElements(members))}
  }
  map ports { type inet_proto . inet_service : ipv4_addr; ${elements('ports', portElements(members))}
  }
  set games { type inet_service; ${elements('games', gameElements(rules))}
  }
  set resolvers { type ipv4_addr; ${elements('resolvers', resolvers)}
  }
  set opened { type ifname; ${elements(
    'opened',
    opened.map((name) => `"${name}"`),
  )}
  }
  set inside { type ipv4_addr; flags interval; elements = { ${inside.join(', ')} }
  }
  set begun { type ipv4_addr; flags dynamic,timeout; timeout 60s; size 8192; }
  set held { type ipv4_addr; flags dynamic; size 8192; }

  # A server uses only its own IPv4 address and never reaches the machine's loopback.
  chain guard { type filter hook prerouting priority raw; policy accept;
    iifname ${ours} meta nfproto != ipv4 drop
    iifname ${ours} iifname . ip saddr != @addresses drop
    iifname ${ours} ip daddr 127.0.0.0/8 drop
  }

  # The edge listens on the games' ports. Servers reach only these ports at its address.
  chain to_edge { type filter hook prerouting priority mangle; policy accept;
    iifname "${anyServer}" ${published} tcp dport @games meta mark set ${toEdge}
    iifname "${anyServer}" ip daddr ${range.gateway} tcp dport @games meta mark set ${toEdge}
  }

  # Its other ports lead to it, even if another program of this machine listens on them.
  chain published { type nat hook prerouting priority dstnat; policy accept;
    ${published} ${toServer}
    iifname "${anyServer}" ip daddr ${range.gateway} ${toServer}
    iifname "${anyServer}" ip daddr ${range.gateway} tcp dport @games dnat ip to ${listensAt}
  }
  chain published_here { type nat hook output priority -100; policy accept;
    ${published} ${toServer}
  }
  chain sources { type nat hook postrouting priority srcnat; policy accept;
    # Without SNAT a server would answer loopback on its own, and another server directly.
    oifname ${ours} fib saddr type local snat ip to ${range.gateway}
    iifname "${anyServer}" oifname ${ours} snat ip to ${range.gateway}
    iifname ${ours} masquerade
  }

  chain input { type filter hook input priority filter; policy accept;
    iifname ${ours} goto to_machine
  }
  chain limits {
    update @begun { ip saddr limit rate over ${newPerSecond}/second burst ${burst} packets } drop
    add @held { ip saddr ct count over ${open} } drop
  }
  chain to_machine {
    ct state established,related accept
    meta mark ${toEdge} jump limits
    meta mark ${toEdge} accept
    ip daddr @resolvers meta l4proto { tcp, udp } th dport 53 accept
    reject with icmpx admin-prohibited
  }

  chain forward { type filter hook forward priority filter; policy accept;
    iifname @opened oifname != "${anyServer}" drop
    oifname ${ours} jump to_server
    iifname ${ours} goto from_server
  }
  chain to_server {
    ct state established,related return
    ct status dnat return
    drop
  }
  chain from_server {
    ct state established,related accept
    ct state invalid drop
    meta l4proto != { tcp, udp, icmp } drop
    jump limits
    oifname "${anyServer}" ct status dnat accept
    ip daddr @resolvers meta l4proto { tcp, udp } th dport 53 accept
    # These include the servers of all agents on this machine.
    ip daddr @inside reject with icmpx admin-prohibited
    tcp dport { ${mailPorts.join(', ')} } reject with icmpx admin-prohibited
    accept
  }
}
`
}

/** Replaces the servers in one transaction. Open connections stay. */
export function membersOnly(rules: Pick<Rules, 'hash' | 'members' | 'edgePort'>): string {
  const { hash, members } = rules
  const table = `inet ${tableOf(hash)}`
  const add = (kind: string, all: readonly string[]) =>
    all.length > 0 ? `add element ${table} ${kind} { ${all.join(', ')} }\n` : ''
  return `flush set ${table} addresses
flush map ${table} ports
flush set ${table} games
${add('addresses', addressElements(members))}${add('ports', portElements(members))}${add('games', gameElements(rules))}`
}
