import { nouns } from '../../../commands.ts'
import { runCommand } from '../../../operators/run-command.ts'
import { catalogueForTest } from '../../../testing/catalogue.ts'
import type { Paying } from '../../testing/payments.ts'

/** Runs operator commands in a test. Resolves to the printed lines. */
export function paymentCommandsFor({ db, time }: Pick<Paying, 'db' | 'time'>) {
  return async (noun: string, verb: string, ...args: string[]): Promise<string[]> => {
    const command = (await nouns[noun]?.verbs())?.[verb]
    if (!command) throw new Error(`no such command: ${noun} ${verb}`)
    const printed: string[] = []
    await runCommand(
      command,
      {
        db,
        config: { panelUrl: 'http://localhost:3100' },
        catalogue: catalogueForTest,
        clock: () => time.now,
        print: (line) => printed.push(line),
      },
      args,
    )
    return printed
  }
}
