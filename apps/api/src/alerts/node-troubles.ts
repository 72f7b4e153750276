import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { type Findings, type Look, openOf, type Trouble } from './conditions.ts'
import { listed } from './words.ts'

/** Silence that is worth waking somebody for; the status page says so after 30 s already. */
export const silentAfterSeconds = 120

/** Below the first a disk is told of; above the second it has ended. */
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

/** Every node that has ever reported: one that is still being set up is no trouble. */
async function nodesOf({ tx }: Pick<Look, 'tx'>) {
  const { rows } = await tx.execute(sql`
    select name, extract(epoch from now() - reported_at)::float8 as "silentSeconds", reported_at as "reportedAt",
      disk_free_bytes as free, disk_total_bytes as total
    from nodes where reported_at is not null order by name collate "C"`)
  return Nodes.parse(rows)
}

const agentAdvice =
  'on that machine, `systemctl status zubr-node` and `journalctl -u zubr-node -n 50`; if the machine is gone for good, `npm run zubr -- node remove <name>`.'

/**
 * One alert a node. When more than half of them fall silent, the fault is rather in what they share, and one message says so; it
 * ends when no more than a quarter is silent.
 */
export async function silentNodes(look: Look): Promise<Findings> {
  const nodes = await nodesOf(look)
  const silent = nodes.filter(({ silentSeconds }) => silentSeconds > silentAfterSeconds)
  const mostWereSilent = look.open.some(({ key }) => key === 'most_nodes_silent')
  const mostAreSilent = silent.length > 1 && silent.length > nodes.length * (mostWereSilent ? 0.25 : 0.5)
  const there = new Set(nodes.map(({ name }) => name))
  const names = new Set(silent.map(({ name }) => name))
  const nameOf = (key: string) => key.slice('node_silent:'.length)
  const over = openOf(look.open, 'node_silent')
    .filter((key) => !names.has(nameOf(key)))
    .map((key) => ({
      key,
      ended: there.has(nameOf(key)) ? `node ${nameOf(key)} reports again` : `node ${nameOf(key)} was removed`,
    }))
  if (mostWereSilent && !mostAreSilent)
    over.push({
      key: 'most_nodes_silent',
      ended:
        silent.length === 0
          ? 'all nodes report again'
          : `most nodes report again; still silent: ${listed([...names])}`,
    })
  if (!look.hasListened) return { troubles: [], over }
  const each = silent.map(
    ({ name, reportedAt }): Trouble => ({
      key: `node_silent:${name}`,
      what: `Node ${name} has been silent`,
      since: reportedAt,
      advice: agentAdvice.replace('<name>', name),
      ended: `node ${name} reports again`,
      // The end of the message about most nodes names those that it leaves.
      quiet: mostWereSilent,
    }),
  )
  if (!mostAreSilent) return { troubles: each, over }
  const most: Trouble = {
    key: 'most_nodes_silent',
    what: `${silent.length} of ${nodes.length} nodes (${listed([...names])}) have been silent`,
    since: new Date(Math.min(...silent.map(({ reportedAt }) => reportedAt.getTime()))),
    advice:
      'look for what they share, and check that nodes reach this API: its public address (PANEL_URL), DNS, certificate and reverse proxy; `curl <PANEL_URL>/readyz` from a node must answer with status 200.',
    ended: 'most nodes report again',
  }
  return { troubles: [most], over }
}

/** What a silent node last said of its disk says nothing of it now. */
export async function nodeDisks(look: Look): Promise<Findings> {
  const findings: Findings = { troubles: [], over: [] }
  const nodes = await nodesOf(look)
  const open = new Set(openOf(look.open, 'node_disk'))
  for (const { name, free, total, reportedAt, silentSeconds } of nodes) {
    const key = `node_disk:${name}`
    open.delete(key)
    if (silentSeconds > silentAfterSeconds) continue
    const advice = `on node ${name}, \`df -h\` and \`du -xh --max-depth=2 / | sort -h | tail\`; move servers to another node or add space.`
    const found = diskFindings(key, `The disk of node ${name}`, { free, total }, reportedAt, advice)
    findings.troubles.push(...found.troubles)
    findings.over.push(...found.over)
  }
  for (const key of open)
    findings.over.push({ key, ended: `node ${key.slice('node_disk:'.length)} was removed` })
  return findings
}

/** Each machine judges its own disk only; with several, each does so in the checks that fall to it. */
export function apiDisk({ disk, host = '' }: Pick<Look, 'disk' | 'host'>): Findings {
  if (!disk) return { troubles: [], over: [] }
  const advice = `on ${host}, \`df -h\` for DATA_DIR; old logs and backups first. PostgreSQL stops when the disk is full.`
  return diskFindings(`api_disk:${host}`, `The disk of the API's machine ${host}`, disk, new Date(), advice)
}

function diskFindings(
  key: string,
  whose: string,
  { free, total }: { free: number; total: number },
  since: Date,
  advice: string,
): Findings {
  const share = total > 0 ? free / total : 1
  const percent = `${(share * 100).toFixed(1)} %`
  const ended = `${whose.replace(/^The/, 'the')} has ${percent} free`
  return {
    troubles:
      share < fullBelow ? [{ key, what: `${whose} is filling (${percent} free)`, since, advice, ended }] : [],
    over: share >= wellFrom ? [{ key, ended }] : [],
  }
}
