import { nodeNameArg } from '../../nodes/node-commands.ts'
import { confirmArg, defineCommand } from '../../operators/command.ts'
import { moneyText, printable } from '../../operators/printable.ts'
import { type WriteOffNodeResult, writeOffNode } from './lost-node-service.ts'
import type { WriteOffOutcome } from './write-off.ts'

/** Verbs of `node`. They are in this folder because they restore servers from backups. */
export const lostNodeCommands = {
  lost: defineCommand({
    name: 'node lost',
    description:
      'Shows how a lost machine is written off. With --confirm restores its servers elsewhere from ' +
      'their last backups, or ends them and credits their unused time.',
    args: {
      name: nodeNameArg,
      confirm: confirmArg,
      'end-waiting': { type: 'boolean', description: 'Also end servers that wait for a node with capacity.' },
    },
    run: (operator, { name, confirm, 'end-waiting': endWaiting }) =>
      writeOffNode(operator, { name, confirm, endWaiting }),
    text: writeOffLines,
  }),
}

function* writeOffLines({ node, isDone, servers }: WriteOffNodeResult): Generator<string> {
  for (const { id, name, subdomain, outcome } of servers)
    yield `${id}  ${subdomain}  ${printable(name)}: ${outcomeText(outcome, isDone)}`
  if (!isDone) {
    yield servers.length === 0
      ? `Node ${node} has no servers.`
      : `This is what would happen to ${servers.length} servers. Nothing has changed yet.`
    yield 'Switch the machine off first: until it reports, its old servers would run beside the restored ones.'
    yield `If the machine is off for good: npm run zubr -- node lost ${node} --confirm`
    return
  }
  const hasOutcome = (...kinds: WriteOffOutcome['kind'][]) =>
    servers.some(({ outcome }) => kinds.includes(outcome.kind))
  yield `Node ${node} is written off. Owners were notified by e-mail.`
  if (hasOutcome('restored')) yield 'To follow a restore: npm run zubr -- backup list <server>'
  if (hasOutcome('waits', 'clearing'))
    yield 'Add a node with the same BACKUP_REPOSITORY, then run this again; --end-waiting ends those that ' +
      'wait, and credits their unused time.'
  yield 'If the machine returns, it stops its old copies and keeps them: npm run zubr -- node undrain ' +
    `${node} uses it again. If its disk is destroyed: node remove ${node} --confirm`
}

function outcomeText(outcome: WriteOffOutcome, isDone: boolean): string {
  const [is, are] = isDone ? ['is', 'are'] : ['would be', 'would be']
  switch (outcome.kind) {
    case 'restored':
      return `${is} restored on ${outcome.node} from the backup of ${outcome.backupAt.toISOString()}`
    case 'given_back':
      return `${is} back on ${outcome.node}, from which it was moving`
    case 'waits':
      return `waits: its backup of ${outcome.backupAt.toISOString()} fits on no other node that keeps backups elsewhere`
    case 'clearing':
      return 'waits: another node still deletes an old copy; run this again in a minute'
    case 'archived':
      return 'is archived elsewhere: its owner can restore it'
    case 'released':
      return `was deleted before; its data ${are} counted as gone`
    case 'ended':
      return outcome.credited
        ? `has no backup elsewhere: ${is} ended, ${moneyText(outcome.credited)} credited`
        : `has no backup elsewhere: ${is} ended, nothing was paid for the time after the last report`
  }
}
