import type { ConsoleAccess } from '@zubr/contracts/console'
import { ConsoleBuffer } from '../console-link/console-buffer.ts'
import { ConsoleLink } from '../console-link/console-link.ts'
import { type Refusal, SentCommands } from '../console-link/sent-commands.ts'

/** `taken`: the server has received the command. Otherwise why not, or `unknown`. */
export type CommandOutcome = 'taken' | 'away' | 'unknown' | Refusal

const againMs = 100
const patienceMs = 15_000

/**
 * Sends one command over its own connection, and resolves to the outcome. The server's output is in
 * its console.
 */
export function sendCommand(access: () => Promise<ConsoleAccess>, text: string): Promise<CommandOutcome> {
  return new Promise((resolve) => {
    let isGiven = false
    const end = (outcome: CommandOutcome) => {
      clearInterval(again)
      clearTimeout(patience)
      link.stop()
      resolve(outcome)
    }
    const link = new ConsoleLink({
      buffer: new ConsoleBuffer(),
      access,
      onStatus(status) {
        if (['unreachable', 'offline', 'blocked', 'deleted'].includes(status))
          end(isGiven ? 'unknown' : 'away')
      },
      onRefused() {},
      // A separate list: the console's own commands do not appear here.
      commands: new SentCommands(),
      onCommands([command]) {
        if (!isGiven) return
        if (command === undefined) end('taken')
        else if (command.outcome !== 'sending' && command.outcome !== 'lost') end(command.outcome)
      },
      network: window,
      isOnline: () => navigator.onLine,
    })
    // `command` succeeds after the agent's first heartbeat, but may be called before.
    const give = () => {
      isGiven ||= link.command(text)
    }
    const again = setInterval(give, againMs)
    const patience = setTimeout(() => end(isGiven ? 'unknown' : 'away'), patienceMs)
    link.start()
  })
}
