import { rootOf } from '@zubr/api/database/failure'
import { OperatorError } from '@zubr/api/operators/command'
import { ConfigError, readConfig } from '@zubr/config'
import { catalogue } from '@zubr/content/catalogue'
import { StartError } from '@zubr/data-dir/start-error'
import { readTrialSecret } from '@zubr/data-dir/trial-secret'
import { parseCommand } from './commands.ts'
import { withStoredSecret } from './stored-secret.ts'
import { withDatabase } from './with-database.ts'

/** Runs the command line; `folder` is the original working folder. */
export async function runCommand(folder: string): Promise<void> {
  try {
    const asked = parseCommand(process.argv.slice(2))
    if ('text' in asked) console.log(asked.text)
    else if ('runOnHost' in asked)
      await asked.runOnHost(
        { config: readConfig(process.env), print: (line) => console.log(line) },
        asked.args,
      )
    else {
      const config = await withStoredSecret(readConfig(process.env))
      const trial = await readTrialSecret(config)
      const print = (line: string) => console.log(line)
      await withDatabase(config, (db) =>
        asked.run({ db, config, catalogue, trial, print, folder, clock: () => new Date() }, asked.args),
      )
    }
  } catch (error) {
    const expected = [OperatorError, StartError, ConfigError].some((kind) => error instanceof kind)
    // The database error without the values of the statement.
    const root = rootOf(error)
    console.error(root instanceof Error ? (expected ? root.message : root.stack) : root)
    process.exitCode = 1
  }
}
