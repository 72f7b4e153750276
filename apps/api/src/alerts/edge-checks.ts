import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { silentAfterSeconds } from './node-checks.ts'
import type { CheckInput, CheckResult, Problem } from './problem.ts'

/** A shorter flood is not worth an alert. After this long without one, it has ended. */
const floodMinutes = 3

const Edges = z.array(
  z.object({
    name: z.string(),
    /** Whether its agent reports. */
    nodeReports: z.boolean(),
    silent: z.boolean(),
    reportedAt: z.coerce.date(),
    flooded: z.boolean(),
    floodedSince: z.coerce.date().nullable(),
    mostRefused: z.string().nullable(),
  }),
)

async function edgesOf({ tx }: Pick<CheckInput, 'tx'>) {
  const { rows } = await tx.execute(sql`
    select nodes.name, node_edges.reported_at as "reportedAt",
      coalesce(nodes.reported_at > now() - make_interval(secs => ${silentAfterSeconds}), false) as "nodeReports",
      node_edges.reported_at < now() - make_interval(secs => ${silentAfterSeconds}) as silent,
      coalesce(flooded_since < now() - make_interval(mins => ${floodMinutes})
        and flooded_at > now() - make_interval(mins => ${floodMinutes}), false) as flooded,
      flooded_since as "floodedSince",
      (select reason from edge_refusals where node_id = nodes.id and hour > now() - interval '2 hours'
        group by reason order by sum(count) desc, reason limit 1) as "mostRefused"
    from node_edges join nodes on nodes.id = node_edges.node_id order by nodes.name collate "C"`)
  return Edges.parse(rows)
}

const silentKey = (name: string) => `edge_silent:${name}`
const floodKey = (name: string) => `edge_flooded:${name}`

/**
 * Alerts for edges that are silent while their agents report, and for edges that refuse many
 * connections for minutes.
 */
export async function checkEdges(input: CheckInput): Promise<CheckResult> {
  const edges = await edgesOf(input)
  const nameOf = (key: string) => key.slice(key.indexOf(':') + 1)
  const silent = edges
    // Another message covers a silent node.
    .filter((edge) => edge.silent && (edge.nodeReports || input.open.has(silentKey(edge.name))))
    .map(
      ({ name, reportedAt }): Problem => ({
        key: silentKey(name),
        what: `The edge of node ${name} has been silent`,
        since: reportedAt,
        advice:
          'players may be unable to join the servers of that node. On it, run `systemctl status ' +
          'zubr-edge` and `journalctl -u zubr-edge -n 50`; it reports to the API at NODE_API_URL ' +
          "with the node's token.",
      }),
    )
  const flooded = edges
    .filter(({ flooded: isFlooded }) => isFlooded)
    .map(
      ({ name, floodedSince, mostRefused: mainReason }): Problem => ({
        key: floodKey(name),
        what:
          `The edge of node ${name} has been refusing more than 100 connections a ` +
          `second${mainReason ? `, most of them as \`${mainReason}\`,` : ''}`,
        since: floodedSince ?? new Date(),
        advice:
          '`zubr_edge_refusals_total` shows the reasons and numbers; ' +
          'docs/operate/alerts-and-metrics.md, "Alerts", describes when the provider has to help.',
      }),
    )
  const isOpen = ({ key }: Problem) => input.open.has(key)
  const isReady = input.hasListened
  return {
    problems: [...(isReady ? silent : silent.filter(isOpen)), ...flooded],
    covers: (key) => key.startsWith(silentKey('')) || key.startsWith(floodKey('')),
    ended(key) {
      const name = nameOf(key)
      if (!edges.some((edge) => edge.name === name)) return `node ${name} was removed`
      return key === silentKey(name)
        ? `the edge of node ${name} reports again`
        : `the edge of node ${name} has refused few connections for ${floodMinutes} minutes`
    },
  }
}
