import { removeNodeCommand } from '../../nodes/node-commands.ts'
import { confirmArg, defineCommand } from '../../operators/command.ts'
import { printable } from '../../operators/printable.ts'
import { archiveServer, removeNodeWithoutArchives, unarchiveServer } from './archive-service.ts'

const idArg = { type: 'positional', description: 'The id or subdomain of the server.' } as const

const restoreTexts = {
  active: 'was not saved yet, and stays where it is.',
  restoring: 'is being restored from its archive.',
  waiting: 'waits for a node with capacity; it is restored as soon as there is one.',
}

/** Verbs of `server`. They are in this folder because archives are backups. */
export const archiveCommands = {
  archive: defineCommand({
    name: 'server archive',
    description: 'Backs up a free server and frees its node, without the notices; needs --confirm.',
    args: { id: idArg, confirm: confirmArg },
    run: archiveServer,
    text: ({ server: { id, name }, isDone }) => [
      isDone
        ? `${printable(name)} (${id}) stops and is archived. Its owner is notified by e-mail.`
        : `${printable(name)} (${id}) would stop, its last backup would be made, and its node would ` +
          'delete its files. Nothing has changed yet: add --confirm.',
    ],
  }),

  unarchive: defineCommand({
    name: 'server unarchive',
    description: 'Restores an archived server, as its owner can in the panel.',
    args: { id: idArg },
    run: unarchiveServer,
    text: ({ server: { id, name }, state }) => [`${printable(name)} (${id}) ${restoreTexts[state]}`],
  }),
}

/** The verb of `node` that spares archives, which `nodes` does not depend on. */
export const nodeRemoveCommands = { remove: removeNodeCommand(removeNodeWithoutArchives) }
