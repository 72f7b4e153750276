import { rootOf } from '@zubr/api/database/failure'
import { OperatorError } from '@zubr/api/operators/command'
import { jsonText } from '@zubr/api/operators/printable'
import { executeCommand, runCommand as runOperatorCommand } from '@zubr/api/operators/run-command'
import { ConfigError, readConfig } from '@zubr/config'
import { catalogue } from '@zubr/content/catalogue'
import { StartError } from '@zubr/data-dir/start-error'
import { readTrialSecret } from '@zubr/data-dir/trial-secret'
import { parseCommand } from './commands.ts'
import { withStoredSecret } from './stored-secret.ts'
import { withDatabase } from './with-database.ts'

/** Runs the command line; `folder` is the original working folder. */
export async function runCommand(folder: string): Promise<void> {
  const args = process.argv.slice(2)
  const print = (line: string) => console.log(line)
  try {
    const parsed = await parseCommand(args)
    if (parsed.kind === 'help') return print(parsed.text)
    const { words } = parsed
    if (parsed.kind === 'host')
      return await executeCommand(parsed.command, { config: readConfig(process.env) }, { print, words })
    const config = await withStoredSecret(readConfig(process.env))
    const trial = await readTrialSecret(config)
    const clock = () => new Date()
    await withDatabase(config, (db) =>
      runOperatorCommand(parsed.command, { db, config, catalogue, trial, print, folder, clock }, words),
    )
  } catch (error) {
    const isExpected = [OperatorError, StartError, ConfigError].some((kind) => error instanceof kind)
    // The database error without the values of the statement.
    const root = rootOf(error)
    const text = root instanceof Error ? (isExpected ? root.message : (root.stack ?? root.message)) : root
    console.error(args.includes('--json') ? jsonText({ error: text }) : text)
    process.exitCode = 1
  }
}
