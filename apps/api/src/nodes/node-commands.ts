import type { NodeBackups } from '@zubr/contracts/backups/agent'
import type { NodeRuntime } from '@zubr/contracts/node-servers'
import { defineCommand } from '../operators/command.ts'
import { printable, tableLines } from '../operators/printable.ts'
import {
  addNode,
  listNodes,
  type NodeSummary,
  removeNode,
  rotateNodeToken,
  shareEdgeKey,
} from './node-service.ts'

export const nodeNameArg = { type: 'positional', description: 'The name of the node.' } as const

/** `npm run zubr -- node <verb>`. */
export const nodeCommands = {
  add: defineCommand({
    name: 'node add',
    description: 'Creates a node and prints its token once.',
    args: { name: nodeNameArg },
    run: addNode,
    text: ({ name, token, apiUrl }) => [
      `Node ${name} created. Its token, shown only now:`,
      token,
      `Start its agent with NODE_NAME=${name} NODE_TOKEN=<token> NODE_API_URL=${apiUrl}`,
      'Start its edge beside it with the same settings: without an edge nobody can join a server ' +
        '(docs/operate/nodes.md, "Add a node").',
    ],
  }),

  list: defineCommand({
    name: 'node list',
    description: 'Lists the nodes with their load and problems, and servers that only their disks know.',
    run: (operator) => listNodes(operator),
    text: nodeLines,
  }),

  remove: removeNodeCommand(removeNode),

  'rotate-token': defineCommand({
    name: 'node rotate-token',
    description: 'Gives a node a new token and prints it once.',
    args: { name: nodeNameArg },
    run: rotateNodeToken,
    text: ({ name, token }) => [
      `The new token of node ${name}, shown only now; the old one no longer works:`,
      token,
    ],
  }),

  'share-edge-key': defineCommand({
    name: 'node share-edge-key',
    description: 'Lets the edge of a node go back to the version before.',
    args: { name: nodeNameArg },
    run: shareEdgeKey,
    text: ({ name }) => [`Edges accept the shared key from node ${name} until its edge is upgraded again.`],
  }),
}

/** `node remove` with the service of a later subject, or of this one. */
export function removeNodeCommand(remove: typeof removeNode) {
  return defineCommand({
    name: 'node remove',
    description: 'Removes a node; its token stops working. A lost node that never returned needs --confirm.',
    args: {
      name: nodeNameArg,
      confirm: { type: 'boolean', description: 'Also remove a lost node that never returned.' },
    },
    run: remove,
    text: ({ name }) => [`Node ${name} removed. Its token no longer works.`],
  })
}

/** Formats the list of nodes, with a section for each thing that the agents report. */
function* nodeLines(nodes: readonly NodeSummary[]): Generator<string> {
  if (nodes.length === 0) {
    yield 'There are no nodes yet: npm run zubr -- node add <name>'
    return
  }
  const width = Math.max(4, ...nodes.map(({ name }) => name.length))
  const rows = nodes.map((node) => {
    const { name, load, duration, problem } = node
    return [name, load.toFixed(1), String(duration), `${problem ?? '-'}${noteOf(node)}`]
  })
  yield* tableLines([['NAME', 'LOAD, %', 'FOR, S', 'PROBLEM'], ...rows], { right: [1] })
  const section = (head: string, textOf: (node: NodeSummary) => string | null) => {
    const lines = nodes.flatMap((node) => {
      const text = textOf(node)
      return text === null ? [] : [`${node.name.padEnd(width)}  ${text}`]
    })
    return lines.length > 0 ? [head, ...lines] : []
  }
  yield* section('How servers are isolated, as the agents report:', ({ runtime }) =>
    runtime ? runtimeText(runtime) : null,
  )
  yield* section('Where backups are stored:', ({ backups }) => (backups ? backupsText(backups) : null))
  const old = nodes.filter(({ hasSharedEdgeKey }) => hasSharedEdgeKey)
  if (old.length > 0)
    yield 'Edges of the version before, which share one key (docs/operate/upgrade.md, "Keys of edges"): ' +
      `${old.map(({ name }) => name).join(', ')}`
  const orphans = nodes.flatMap(({ name, orphans }) => orphans.map((id) => `${name.padEnd(width)}  ${id}`))
  if (orphans.length === 0) return
  yield 'Servers on disks of nodes that the database does not know; they do not run ' +
    '(docs/operate/backup-and-restore.md, "Restore"):'
  yield* orphans
}

const noteOf = ({ lostAt, isDrained }: NodeSummary): string =>
  lostAt
    ? `  (lost: written off ${lostAt.toISOString()})`
    : isDrained
      ? '  (drained: takes no more servers)'
      : ''

/** How a node stores backups, for the operator. */
export function backupsText({ engine, isRemote, canDelete, problem }: NodeBackups): string {
  const place = isRemote ? 'on another machine' : 'ON ITS OWN DISK (lost with the machine)'
  const access = canDelete ? ', WHERE THIS NODE CAN DELETE THEM' : canDelete === false ? ', append-only' : ''
  return `${engine}, ${place}${access}${problem ? `: ${printable(problem)}` : ''}`
}

function runtimeText({ kind, verified, missingProtections }: NodeRuntime): string {
  const tried = verified ? 'tested when the agent started' : 'not tested: no code of owners runs there'
  const missing =
    missingProtections.length > 0
      ? `; lacks ${missingProtections.map((one) => printable(one)).join(', ')}`
      : ''
  return `${kind === 'sandbox' ? '' : 'NO SANDBOX: '}${kind}, ${tried}${missing}`
}
