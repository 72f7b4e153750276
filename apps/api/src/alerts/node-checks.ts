import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { type CheckInput, type CheckResult, listed, type Problem } from './problem.ts'

/** A silence that is worth an alert. The status page shows it after 30 s. */
export const silentAfterSeconds = 120

/** An alert starts below the first share of free space and ends above the second. */
const fullBelow = 0.1
const wellFrom = 0.12

const Nodes = z.array(
  z.object({
    name: z.string(),
    silentSeconds: z.coerce.number(),
    reportedAt: z.coerce.date(),
    free: z.coerce.number(),
    total: z.coerce.number(),
  }),
)

/** Every node that has reported before: a node that is being set up causes no alert. */
async function nodesOf({ tx }: Pick<CheckInput, 'tx'>) {
  const { rows } = await tx.execute(sql`
    select name, extract(epoch from now() - reported_at)::float8 as "silentSeconds", reported_at as "reportedAt",
      disk_free_bytes as free, disk_total_bytes as total
    from nodes where reported_at is not null and lost_at is null order by name collate "C"`)
  return Nodes.parse(rows)
}

const agentAdvice =
  'on that machine, run `systemctl status zubr-node` and `journalctl -u zubr-node -n 50`; if the ' +
  'machine is gone for good, `npm run zubr -- node lost <name>` restores its servers elsewhere.'

/**
 * One alert per node. If more than half of them fall silent, the cause is probably shared, and one
 * message says so. It ends when at most a quarter is silent.
 */
export async function checkSilentNodes(input: CheckInput): Promise<CheckResult> {
  const nodes = await nodesOf(input)
  const silent = nodes.filter(({ silentSeconds }) => silentSeconds > silentAfterSeconds)
  const names = silent.map(({ name }) => name)
  const isOpen = ({ key }: Problem) => input.open.has(key)
  const isMassOutageOpen = input.open.has('most_nodes_silent')
  const isMassOutage = silent.length > 1 && silent.length > nodes.length * (isMassOutageOpen ? 0.25 : 0.5)
  const each = silent.map(
    ({ name, reportedAt }): Problem => ({
      key: `node_silent:${name}`,
      what: `Node ${name} has been silent`,
      since: reportedAt,
      advice: agentAdvice.replace('<name>', name),
      // The end of the message about most nodes names the remaining ones.
      quiet: isMassOutageOpen,
    }),
  )
  const massOutage = (): Problem => ({
    key: 'most_nodes_silent',
    what: `${silent.length} of ${nodes.length} nodes (${listed(names)}) have been silent`,
    since: new Date(Math.min(...silent.map(({ reportedAt }) => reportedAt.getTime()))),
    advice:
      'look for a common cause, and check that nodes reach this API: its public address (PANEL_URL), ' +
      'DNS, certificate and reverse proxy; `curl <PANEL_URL>/readyz` from a node must answer with ' +
      'status 200.',
  })
  const troubles = isMassOutage ? [massOutage(), ...each.filter(isOpen)] : each
  return {
    problems: input.hasListened ? troubles : troubles.filter(isOpen),
    covers: (key) => key === 'most_nodes_silent' || key.startsWith('node_silent:'),
    ended(key) {
      if (key === 'most_nodes_silent')
        return silent.length === 0
          ? 'all nodes report again'
          : `most nodes report again; still silent: ${listed(names)}`
      const name = key.slice('node_silent:'.length)
      return nodes.some((node) => node.name === name)
        ? `node ${name} reports again`
        : `node ${name} was removed`
    },
  }
}

const returnedKey = (name: string) => `lost_node_returned:${name}`
const LostNodes = z.array(z.object({ name: z.string(), reportedAt: z.coerce.date() }))

/** Nodes that were written off and report again: their old copies are stored and do not run. */
export async function checkReturnedNodes({ tx }: Pick<CheckInput, 'tx'>): Promise<CheckResult> {
  const { rows } = await tx.execute(sql`
    select name, reported_at as "reportedAt" from nodes
    where lost_at is not null and reported_at > greatest(lost_at, now() - make_interval(secs => ${silentAfterSeconds}))
    order by name collate "C"`)
  return {
    problems: LostNodes.parse(rows).map(({ name, reportedAt }) => ({
      key: returnedKey(name),
      what: `Node ${name}, which was written off, has reported again`,
      since: reportedAt,
      advice:
        'its old copies of servers do not run; `npm run zubr -- node list` lists them. `npm run ' +
        `zubr -- node undrain ${name}\` uses the machine again, \`node remove ${name}\` removes it.`,
    })),
    covers: (key) => key.startsWith(returnedKey('')),
    ended: (key) => `node ${key.slice(returnedKey('').length)} is no longer a written-off node that reports`,
  }
}

/** The last disk report of a silent node is outdated. */
export async function checkNodeDisks(input: CheckInput): Promise<CheckResult> {
  const nodes = await nodesOf(input)
  const keyOf = (name: string) => `node_disk:${name}`
  return {
    problems: nodes.flatMap((node) => {
      const { name, reportedAt, silentSeconds } = node
      const isOpen = input.open.has(keyOf(name))
      if (silentSeconds > silentAfterSeconds ? !isOpen : !isFull(node, isOpen)) return []
      return [
        {
          key: keyOf(name),
          what: `The disk of node ${name} is filling (${freeOf(node)})`,
          since: reportedAt,
          advice:
            `on node ${name}, run \`df -h\` and \`du -xh --max-depth=2 / | sort -h | tail\`; move ` +
            'servers to another node or add space.',
        },
      ]
    }),
    covers: (key) => key.startsWith(keyOf('')),
    ended(key) {
      const node = nodes.find(({ name }) => key === keyOf(name))
      return node
        ? `the disk of node ${node.name} has ${freeOf(node)}`
        : `node ${key.slice(keyOf('').length)} was removed`
    },
  }
}

/**
 * Each machine checks only its own disk. With several machines, each does so in the checks that it
 * runs.
 */
export function checkApiDisk({ disk, open }: Pick<CheckInput, 'disk' | 'open'>, host: string): CheckResult {
  const ownKey = `api_disk:${host}`
  const diskName = `disk of the API's machine ${host}`
  const trouble = disk && {
    key: ownKey,
    what: `The ${diskName} is filling (${freeOf(disk)})`,
    since: new Date(),
    advice:
      `on ${host}, run \`df -h\` for DATA_DIR; delete old logs and backups first. PostgreSQL stops ` +
      'when the disk is full.',
  }
  return {
    problems: trouble && isFull(disk, open.has(ownKey)) ? [trouble] : [],
    covers: (key) => disk !== undefined && key === ownKey,
    ended: () => `the ${diskName} has ${disk ? freeOf(disk) : 'space'}`,
  }
}

type Disk = { free: number; total: number }

const shareOf = ({ free, total }: Disk) => (total > 0 ? free / total : 1)
const freeOf = (disk: Disk) => `${(shareOf(disk) * 100).toFixed(1)} % free`
const isFull = (disk: Disk, wasFull: boolean) => shareOf(disk) < (wasFull ? wellFrom : fullBelow)
