import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { runTool } from '@zubr/process/run-tool'
import { z } from 'zod'
import { addressOf, type Range } from './range.ts'
import { linksOf } from './ruleset.ts'

// A server's network namespace, and the veth pair that connects it to the machine.

/** The bandwidth of the plans, for each direction. */
const shape = ['root', 'tbf', 'rate', '1gbit', 'burst', '1mb', 'latency', '50ms']
const shaped = (link: string) => `qdisc replace dev ${link} ${shape.join(' ')}\n`

const namespaces = '/run/netns'
const nameOf = (hash: string, id: string) => `zubr-${hash}-${id}`
export const namespacePath = (hash: string, id: string) => join(namespaces, nameOf(hash, id))
export const linkOf = (hash: string, index: number) =>
  `${linksOf(hash)}${index.toString(16).padStart(3, '0')}`

const Link = z.object({ ifname: z.string(), ifalias: z.string().optional(), flags: z.array(z.string()) })
const Route = z.object({ dst: z.string(), dev: z.string().optional() })

async function listed<T extends z.ZodType>(kind: T, args: readonly string[]): Promise<z.infer<T>[]> {
  const output = await runTool('ip', ['-json', ...args])
  return z.array(kind).parse(output.trim() === '' ? [] : JSON.parse(output))
}

type ServerLink = { index: number; id: string | undefined; isUp: boolean }

/**
 * Servers with an interface, as the kernel lists them. Without an id, a kill left it incomplete.
 */
export async function serverLinks(hash: string): Promise<ServerLink[]> {
  const links = await listed(Link, ['link', 'show'])
  return links
    .filter(({ ifname }) => ifname.startsWith(linksOf(hash)))
    .map(({ ifname, ifalias, flags }) => ({
      index: Number.parseInt(ifname.slice(linksOf(hash).length), 16),
      id: ifalias,
      isUp: flags.includes('UP'),
    }))
}

/** Servers with a network namespace, complete or not. */
export async function serverNamespaces(hash: string): Promise<string[]> {
  // The folder does not exist before the first namespace.
  const names = await readdir(namespaces).catch(() => [])
  const begin = nameOf(hash, '')
  return names.filter((name) => name.startsWith(begin)).map((name) => name.slice(begin.length))
}

/** Destinations of the machine's routes, except those to the range's own servers. */
export async function foreignRoutes(): Promise<string[]> {
  const routes = await listed(Route, ['-4', 'route', 'show', 'table', 'all'])
  return routes.map(({ dst }) => dst)
}

/** The routes of the main table: interfaces to the internet, and routes to servers. */
export async function readRoutes() {
  const routes = await listed(Route, ['-4', 'route', 'show'])
  return {
    uplinks: [...new Set(routes.flatMap(({ dst, dev }) => (dst === 'default' && dev ? dev : [])))],
    leads: (address: string, link: string) => routes.some(({ dst, dev }) => dst === address && dev === link),
  }
}

const settingOf = (link: string, name: string, version = 'ipv4') =>
  `/proc/sys/net/${version}/conf/${link}/${name}`

export const isForwarding = async (link: string) =>
  (await readFile(settingOf(link, 'forwarding'), 'utf8')).trim() === '1'
export const setForwarding = (link: string, whether: boolean) =>
  writeFile(settingOf(link, 'forwarding'), whether ? '1' : '0')

/** MAC addresses of the two ends of a pair. Each pair is a link of its own, so all use the same. */
const ends = { machine: '02:7a:62:00:00:01', server: '02:7a:62:00:00:02' }

export type LinkOptions = { hash: string; range: Range; index: number; id: string }

/** Makes the network of a server that is not running. The caller has removed incomplete parts. */
export async function makeLink(made: LinkOptions): Promise<void> {
  await runTool('ip', ['netns', 'add', nameOf(made.hash, made.id)])
  await makePair(made)
}

/** Names the namespace of a running process again, after another program removed its name. */
const nameNamespace = (hash: string, id: string, pid: number) =>
  runTool('ip', ['netns', 'attach', nameOf(hash, id), String(pid)])

/**
 * Makes the pair. Its final name comes last and marks it as complete. The machine's end has no
 * address and neither end sends ARP, as browsers on this machine abort loads when an address
 * appears.
 */
async function makePair({ hash, range, index, id }: LinkOptions): Promise<void> {
  const name = nameOf(hash, id)
  const link = linkOf(hash, index)
  const address = addressOf(range, index)
  await runTool('ip', ['-batch', '-'], {
    input: `link add ${link} address ${ends.machine} type veth peer name eth0 address ${ends.server} netns ${name}\n`,
  })
  // The shell's text contains only the server's number, no name or address of the machine.
  const inside = [
    'for file in /proc/sys/net/ipv6/conf/*/disable_ipv6; do [ ! -e "$file" ] || echo 1 >"$file"; done',
    'ip -batch - <<END',
    'link set lo up',
    'link set eth0 up',
    `addr add ${address}/32 dev eth0`,
    `route add ${range.gateway} dev eth0 scope link`,
    `route add default via ${range.gateway} dev eth0`,
    `neigh replace ${range.gateway} lladdr ${ends.machine} dev eth0 nud permanent`,
    'END',
    `tc ${shaped('eth0').trim()}`,
  ]
  await Promise.all([
    enableForwarding({ hash, range, index }),
    runTool('ip', ['netns', 'exec', name, 'sh', '-ec', inside.join('\n')]),
  ])
  await runTool('ip', ['link', 'set', 'dev', link, 'alias', id])
}

/** Enables forwarding to and from the server on the machine's end. Idempotent. */
async function enableForwarding({ hash, range, index }: Omit<LinkOptions, 'id'>): Promise<void> {
  const link = linkOf(hash, index)
  const address = addressOf(range, index)
  const settings: [name: string, value: string, version?: string][] = [
    ['disable_ipv6', '1', 'ipv6'],
    ['forwarding', '1'],
    // Players on this machine come from 127.0.0.1. The rules block servers from it.
    ['route_localnet', '1'],
    ['rp_filter', '1'],
    ['send_redirects', '0'],
    ['accept_redirects', '0'],
  ]
  for (const [setting, value, version] of settings)
    await writeFile(settingOf(link, setting, version), value).catch((error: NodeJS.ErrnoException) => {
      // A machine without IPv6 needs nothing disabled.
      if (version !== 'ipv6' || error.code !== 'ENOENT') throw error
    })
  await Promise.all([
    runTool('tc', ['-batch', '-'], { input: shaped(link) }),
    runTool('ip', ['-batch', '-'], {
      input: [
        `link set ${link} up`,
        `route replace ${address}/32 dev ${link}`,
        `neigh replace ${address} lladdr ${ends.server} dev ${link} nud permanent`,
        '',
      ].join('\n'),
    }),
  ])
}

/** Resolves to the pid of a process of the server. */
export type PidOf = (id: string) => Promise<number | undefined>

/** Repairs the network of a running server. False if it has no process to attach it to. */
export async function repairNetwork(options: LinkOptions, pidOf: PidOf): Promise<boolean> {
  const { hash, index, id } = options
  if (!(await serverNamespaces(hash)).includes(id)) {
    const pid = await pidOf(id)
    if (pid === undefined) return false
    await nameNamespace(hash, id, pid)
  }
  if ((await serverLinks(hash)).some((link) => link.index === index && link.id === id))
    await enableForwarding(options)
  else {
    await dropLink(hash, index, undefined)
    await makePair(options)
  }
  return true
}

/** Removes the existing parts. */
export async function dropLink(hash: string, index: number | undefined, id: string | undefined) {
  const ignoreMissing = (error: Error) => {
    if (!/Cannot find device|No such file/.test(error.message)) throw error
  }
  if (index !== undefined) await runTool('ip', ['link', 'del', linkOf(hash, index)]).catch(ignoreMissing)
  if (id !== undefined) await runTool('ip', ['netns', 'del', nameOf(hash, id)]).catch(ignoreMissing)
}
