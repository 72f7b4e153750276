import { expect, test } from 'vitest'
import { runCommand } from '../operators/run-command.ts'
import { backupCommands } from './backup-commands.ts'
import { backupsForTest, clockOf } from './testing/backups.ts'

test('backup key: it prints the node’s key, logs that, and explains why there is none', async () => {
  const made = await backupsForTest()
  const printed: string[] = []
  const { operator } = clockOf(made)
  const context = { ...operator, print: (line: string) => void printed.push(line) }
  await expect(runCommand(backupCommands.key, context, [made.server.id])).rejects.toThrow('it has no key')
  await made.make()
  await runCommand(backupCommands.key, context, [made.server.id])
  expect(printed).toEqual([(await made.wanted()).backupKey])
  const { rows } = await made.hosting.db.$client.query('select * from audit_log')
  expect(JSON.stringify(rows)).toContain('backup key shown')
  expect(JSON.stringify(rows)).not.toContain(printed[0])
  await expect(runCommand(backupCommands.key, context, ['nobody'])).rejects.toThrow(
    'there is no server nobody',
  )
  const other = { ...context, config: { ...context.config, authSecret: 'x'.repeat(64) } }
  await expect(runCommand(backupCommands.key, other, [made.server.id])).rejects.toThrow('another AUTH_SECRET')
})
