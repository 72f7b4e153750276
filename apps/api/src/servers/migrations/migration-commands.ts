import { nodeNameArg } from '../../nodes/node-commands.ts'
import { defineCommand, OperatorError } from '../../operators/command.ts'
import { printable } from '../../operators/printable.ts'
import {
  cancelServerMigration,
  type DrainNodeResult,
  drainNode,
  type MigrationProgress,
  migrateServer,
  undrainNode,
} from './migration-service.ts'

/**
 * Verbs of `node`; they are here because they migrate servers, which `nodes` does not depend on.
 */
export const drainCommands = {
  drain: defineCommand({
    name: 'node drain',
    description: 'Sends no more servers to a node; with --move migrates its servers, one after another.',
    args: {
      name: nodeNameArg,
      move: { type: 'boolean', description: 'Migrate its servers to other nodes.' },
    },
    run: (operator, { name, move }, { progress }) =>
      drainNode(operator, {
        name,
        move,
        onDrained: (node) =>
          progress(
            `Node ${node} takes no more servers; its servers keep running. To undo: node undrain ${node}`,
          ),
        onProgress: progressPrinter(progress),
      }),
    text: drainedLines,
  }),

  undrain: defineCommand({
    name: 'node undrain',
    description: 'Lets a drained node take servers again, or a lost one that reports.',
    args: { name: nodeNameArg },
    run: undrainNode,
    text: ({ name }) => [`Node ${name} takes servers again.`],
  }),
}

const moveUsage = 'server move <id or subdomain> <node>'

/** Verbs of `server`. */
export const migrationCommands = {
  move: defineCommand({
    name: 'server move',
    description: 'Migrates a server to another node and shows the progress; --call-off cancels that.',
    args: {
      server: {
        type: 'positional',
        description: 'The id or subdomain of the server.',
        valueHint: 'id or subdomain',
      },
      node: { type: 'positional', description: 'The other node.', required: false },
      'call-off': { type: 'boolean', description: 'Cancel the migration; the server stays where it is.' },
    },
    usage: `${moveUsage}, or server move <id or subdomain> --call-off`,
    run: async (operator, { server, node, 'call-off': callOff }, { progress }) => {
      if (callOff !== (node === undefined))
        throw new OperatorError(`usage: ${callOff ? 'server move <id or subdomain> --call-off' : moveUsage}`)
      if (node === undefined) return { cancelled: await cancelServerMigration(operator, { server }) }
      return {
        migration: await migrateServer(operator, { server, node, onProgress: progressPrinter(progress) }),
      }
    },
    text: (result) => ('cancelled' in result ? ['Called off: the server stays on its node.'] : []),
  }),
}

const phases = {
  stopping: 'it stops, its world is saved',
  copying: 'its files are copied',
  settling: 'it is on the new node and starts there',
  clearing: 'its old copy is deleted',
  done: 'moved',
  failed: 'not moved',
} as const

const failures = {
  source_away: 'the node that it is on gave no answer in time',
  target_away: 'the other node gave no answer in time',
  no_space: "the other node's disk is full",
  too_large: "it is larger than its plan's disk, or has too many files or too deep folders",
  unreadable: 'some of its files could not be read',
  not_the_same: 'the copy differed from the original, several times',
  in_the_way: 'the other node keeps an old copy of it as an orphan, see node list; delete that first',
  deleted: 'it was deleted meanwhile',
  called_off: 'it was called off',
} as const

/** Prints each change of a migration once. */
function progressPrinter(print: (line: string) => void): (progress: MigrationProgress) => void {
  let lastPrinted = ''
  return ({ serverId, from, to, phase, failure, skipped, percent }) => {
    const copied = percent === null ? '' : ` (${percent} %)`
    const text = `${serverId} ${from ?? '?'} → ${to ?? '?'}: ${phases[phase]}${copied}`
    if (text === lastPrinted) return
    print(text)
    lastPrinted = text
    if (phase === 'failed') print(`  ${failures[failure ?? 'not_the_same']}; it is on ${from} as before.`)
    if ((phase === 'clearing' || phase === 'done') && skipped > 0)
      print(`  ${skipped} things that are neither files, folders nor links (pipes, sockets) were skipped.`)
  }
}

function* drainedLines({ name, migration }: DrainNodeResult): Generator<string> {
  if (!migration) {
    yield `To move its servers elsewhere: npm run zubr -- node drain ${name} --move`
    return
  }
  const { movedCount, staying } = migration
  yield `${movedCount} of ${movedCount + staying.length} servers of ${name} were moved.`
  if (staying.length === 0) return
  yield 'These stay:'
  for (const { id, name: server, reason } of staying) yield `  ${id}  ${printable(server)}: ${reason}`
}
