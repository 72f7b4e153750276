import { runTool } from '@zubr/process/run-tool'
import { lackingPackages } from '@zubr/process/sandbox-tools'
import { z } from 'zod'
import { dropLink, makeLink } from './links.ts'
import { addressesInRange, rangeOf } from './range.ts'
import { ruleset } from './ruleset.ts'

const linkNeeds = 'kernel options NET_NS, VETH, NET_SCH_TBF, and a writable /proc/sys/net'
const iptablesRules = 'iptables -I FORWARD -i zb-+ -j ACCEPT; iptables -I FORWARD -o zb-+ -j ACCEPT'

const Chains = z.object({
  nftables: z.array(
    z.object({
      chain: z
        .object({
          family: z.string(),
          table: z.string(),
          name: z.string(),
          hook: z.string().optional(),
          policy: z.string().optional(),
        })
        .optional(),
    }),
  ),
})

/**
 * Tries on this machine what networks need. Returns what does not work and what would help, as
 * text.
 */
export async function missingForNetworks(hash: string): Promise<string[]> {
  if (process.platform !== 'linux') return ['networks of their own: they need Linux']
  if (process.getuid?.() !== 0) return ['networks of their own: only root can make them']
  const packages = lackingPackages(['iproute2', 'nftables', 'conntrack'])
  if (packages.length > 0)
    return [`${packages.join(', ')}: apt install ${packages.join(' ')} (networks of servers)`]
  return [...(await refused(hash)), ...(await closedByOthers())]
}

async function refused(hash: string): Promise<string[]> {
  // The index that no server has, in a table of another name. Running servers are not affected.
  const index = addressesInRange
  const trial = 'trial'
  const range = rangeOf(0)
  const rules = { hash, range, host: '0.0.0.0', resolvers: [], opened: [], members: [] }
  const steps: [what: string, work: () => Promise<unknown>][] = [
    [
      'nftables with NAT (kernel options NF_TABLES_INET, NFT_NAT, NFT_MASQ, NFT_FIB_INET, NFT_CONNLIMIT)',
      () => runTool('nft', ['--check', '-f', '-'], { input: ruleset(rules) }),
    ],
    [
      `network namespaces, pairs of interfaces and shaping (${linkNeeds})`,
      async () => {
        // Usually there is none: only a killed agent leaves one.
        await dropLink(hash, index, trial).catch(() => undefined)
        try {
          await makeLink({ hash, range, index, id: trial })
        } finally {
          // The next trial removes what is left.
          await dropLink(hash, index, trial).catch(() => undefined)
        }
      },
    ],
  ]
  const lacks: string[] = []
  for (const [what, work] of steps)
    await work().catch((error: Error) => lacks.push(`${what}: ${error.message}`))
  return lacks
}

/** Another table's rejection cannot be overridden, as each table decides. */
async function closedByOthers(): Promise<string[]> {
  const { nftables } = Chains.parse(JSON.parse(await runTool('nft', ['-j', 'list', 'chains'])))
  return nftables.flatMap(({ chain }) => {
    if (chain?.hook !== 'forward' || chain.policy !== 'drop' || chain.table.startsWith('zubr-')) return []
    const where = `${chain.family} ${chain.table} ${chain.name}`
    const help =
      chain.family === 'ip' && chain.table === 'filter'
        ? `${iptablesRules} (with Docker in the chain DOCKER-USER)`
        : `nft insert rule ${where} iifname "zb-*" accept; nft insert rule ${where} oifname "zb-*" accept`
    return [
      `the firewall of this machine does not forward packets (${where}); to let servers through: ${help}`,
    ]
  })
}
